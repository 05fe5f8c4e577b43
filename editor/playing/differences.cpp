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

class Comparing {
public:
    void compare(const Tree& before, const Tree& now, const std::string& path) {
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
    static std::string words(const Tree& value) { return value.is_null() ? "nothing" : value.to_line(); }
    static std::string below(const std::string& path, const std::string& key) {
        return path.empty() ? key : path + ", " + key;
    }
    void tell(const std::string& path, const std::string& what) { lines_.push_back(path + ": " + what); }

    void compare_maps(const Tree& before, const Tree& now, const std::string& path) {
        const Tree none;
        for (const auto& [key, value] : before.members()) {
            const Tree* other = now.find(key);
            compare(value, other == nullptr ? none : *other, below(path, key));
        }
        for (const auto& [key, value] : now.members())
            if (before.find(key) == nullptr) compare(none, value, below(path, key));
    }

    void compare_lists(const Tree& before, const Tree& now, const std::string& path) {
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
                tell(path, (name.empty() ? words(*item) : name) + " is gone");
    }

    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> differences(const Tree& before, const Tree& now) {
    Tree old = before;
    Tree fresh = now;
    for (Tree* each : {&old, &fresh}) {
        each->erase("random");
        each->erase("game");
    }
    Comparing comparing;
    comparing.compare(old, fresh, {});
    return std::move(comparing).lines();
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
