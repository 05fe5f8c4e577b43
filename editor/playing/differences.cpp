#include "editor/playing/differences.hpp"

#include <algorithm>
#include <map>

namespace briar::editor {
namespace {

/// By what an item of a list is known: `edda` of `{hero: edda, health: 8}`.
std::string name_of(const Tree& item) {
    if (item.is_scalar()) return item.text();
    const bool named = item.is_map() && item.size() > 0 && item.members().front().value.is_scalar();
    return named ? item.members().front().value.text() : std::string();
}

using Path = std::vector<std::string>;

/// `stack of caves`, `Edda, health`: without the words that only files need.
std::string in_words(const Path& path, const NameOf& name) {
    std::string text;
    std::string behind;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool realm = path[i] == "realms" && i + 2 < path.size();
        if (realm) behind = " of " + name(path[i + 1]);
        if (realm) ++i;
        const bool list_of_next = i + 1 < path.size() && name(path[i + 1]) != path[i + 1];
        if (realm || path[i] == "only" || list_of_next) continue;
        std::string word = name(path[i]);
        std::replace(word.begin(), word.end(), '_', ' ');
        text += (text.empty() ? "" : ", ") + word;
    }
    return text + behind;
}

class Comparing {
public:
    explicit Comparing(const NameOf& name) : name_(name) {}

    void compare(const Tree& before, const Tree& now, const Path& path) {
        if (before == now) return;
        if (before.is_map() && now.is_map()) {
            compare_maps(before, now, path);
        } else if (before.is_list() && now.is_list()) {
            compare_lists(before, now, path);
        } else {
            tell(path, words(before) + " before, " + words(now) + " now");
        }
    }
    [[nodiscard]] std::vector<std::string> lines() && { return std::move(lines_); }

private:
    [[nodiscard]] std::string words(const Tree& value) const {
        return value.is_null() ? "nothing" : value.is_scalar() ? name_(value.text()) : value.to_line();
    }
    static Path below(Path path, const std::string& key) {
        path.push_back(key);
        return path;
    }
    void tell(const Path& path, const std::string& what) {
        const std::string where = in_words(path, name_);
        lines_.push_back(where.empty() ? what : where + ": " + what);
    }

    void compare_maps(const Tree& before, const Tree& now, const Path& path) {
        const Tree none;
        for (const auto& [key, value] : before.members()) {
            const Tree* other = now.find(key);
            compare(value, other == nullptr ? none : *other, below(path, key));
        }
        for (const auto& [key, value] : now.members())
            if (before.find(key) == nullptr) compare(none, value, below(path, key));
    }

    void compare_lists(const Tree& before, const Tree& now, const Path& path) {
        std::map<std::string, std::vector<const Tree*>> left;
        for (const Tree& item : before.items())
            left[name_of(item)].push_back(&item);
        for (const Tree& item : now.items()) {
            const std::string name = name_of(item);
            std::vector<const Tree*>& same = left[name];
            if (same.empty()) {
                tell(path, words(item) + " is new");
                continue;
            }
            if (!item.is_scalar()) compare(*same.front(), item, below(path, name));
            same.erase(same.begin());
        }
        for (const auto& [name, gone] : left)
            for (const Tree* item : gone)
                tell(path, (name.empty() ? words(*item) : name_(name)) + " is gone");
    }

    const NameOf& name_;
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> differences(const Tree& before, const Tree& now, const NameOf& name) {
    Tree old = before;
    Tree fresh = now;
    for (Tree* each : {&old, &fresh}) {
        each->erase("random");
        each->erase("game");
    }
    Comparing comparing(name);
    comparing.compare(old, fresh, {});
    return std::move(comparing).lines();
}

NameOf names_in(const Ruleset& rules) {
    return [&rules](const std::string& id) {
        const std::vector<Entry>& entries = rules.catalog->entries();
        for (std::uint16_t i = 0; i < entries.size(); ++i) {
            if (entries[i].id == id && !rules.name(DefId{i}).empty()) return rules.name(DefId{i});
        }
        return id;
    };
}

NamesBefore::NamesBefore(const Ruleset& before, const Ruleset& now) {
    const std::vector<Entry>& entries = now.catalog->entries();
    for (std::uint16_t i = 0; i < entries.size(); ++i) {
        const DefId old = before.catalog->find(entries[i].kind, entries[i].id, entries[i].system);
        if (!old) continue;
        const std::string& name = now.name(DefId{i});
        if (!name.empty() && name != before.name(old)) names_.emplace_back(name, before.name(old));
    }
    std::stable_sort(names_.begin(), names_.end(),
                     [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
}

std::string NamesBefore::put_back(std::string text) const {
    for (const auto& [now, before] : names_) {
        for (std::size_t at = text.find(now); at != std::string::npos; at = text.find(now, at + before.size()))
            text.replace(at, now.size(), before);
    }
    return text;
}

}  // namespace briar::editor
