#include "runtime/session/renaming.hpp"

#include <algorithm>

#include "runtime/source/letters.hpp"

namespace briar {
namespace {

bool has(const Catalog& catalog, std::string_view id) {
    const std::vector<Entry>& all = catalog.entries();
    return std::any_of(all.begin(), all.end(), [&](const Entry& each) { return each.id == id; });
}

/// Everything that an entry was ever called.
std::vector<std::string> all_names(const std::vector<Renamed>& all, const std::string& kind, const std::string& id) {
    std::vector<std::string> names{id};
    const auto add = [&](const std::string& name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const Renamed& each : all) {
            if (each.kind != kind) continue;
            if (each.before == names[i]) add(each.now);
            if (each.now == names[i]) add(each.before);
        }
    }
    return names;
}

bool is_of_name(char c) { return is_small_letter(c) || is_digit(c) || c == '-'; }

}  // namespace

Renaming::Renaming(const std::vector<Renamed>& all, const Catalog& before, const Catalog& now) {
    for (const Renamed& each : all) {
        for (const std::string& old : {each.before, each.now}) {
            if (!before.find(each.kind, old) || has(now, old)) continue;
            for (const std::string& name : all_names(all, each.kind, old)) {
                if (now.find(each.kind, name)) ids_.emplace(old, name);
            }
        }
    }
}

std::string Renaming::id(const std::string& id) const {
    const auto known = ids_.find(id);
    return known == ids_.end() ? id : known->second;
}

std::string Renaming::words(std::string_view text) const {
    std::string result;
    while (!text.empty()) {
        const auto end = std::find_if_not(text.begin(), text.end(), is_of_name);
        const auto length = static_cast<std::size_t>(end - text.begin());
        result += id(std::string(text.substr(0, length)));
        if (length < text.size()) result += text[length];
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return result;
}

Tree Renaming::tree(const Tree& tree) const {
    if (tree.is_list()) {
        Tree list = Tree::list();
        for (const Tree& each : tree.items())
            list.push(this->tree(each));
        return list;
    }
    if (tree.is_map()) {
        Tree map = Tree::map();
        for (const Tree::Member& each : tree.members())
            map[words(each.key)] = this->tree(each.value);
        return map;
    }
    return tree.kind() == Tree::Kind::Text ? Tree(words(tree.text())) : tree;
}

}  // namespace briar
