// What stacks and bags are filled with.
#include <algorithm>

#include "runtime/crawl/build.hpp"

namespace briar::crawl {
namespace {

template <class Use>
void for_each_item(const Node& node, const Use& use) {
    if (!node.is_list()) return use(node);
    for (const auto& item : node.items)
        use(*item);
}

bool names_kind(std::string_view kinds, std::string_view word) {
    return kinds == word || kinds.starts_with(std::string(word) + "|") || kinds.ends_with("|" + std::string(word));
}

class Selecting {
public:
    Selecting(const Build& build, std::string_view kinds, std::string_view bag_name)
        : build_(build), kinds_(kinds), bag_kind_(names_kind(kinds, bag_name) ? bag_name : kinds) {}

    void take(const Node& selection) {
        if (selection.is_scalar()) return take_one(selection, nullptr);
        if (const Node* entry = selection.find("entry")) return take_one(*entry, selection.find("count"));
        const Node* const all = selection.find("all");
        const Node* const tag = selection.find("tag");
        const Node* const of = selection.find("of");
        const std::string kind = all != nullptr ? all->text : of != nullptr ? of->text : std::string(bag_kind_);
        take_many(selection, kind, tag);
    }

    [[nodiscard]] std::vector<Copies> result() const { return chosen_; }

private:
    void take_one(const Node& id, const Node* count) {
        const DefId def = build_.builder.catalog().find(kinds_, id.text);
        if (def) set(def, count != nullptr ? static_cast<int>(count->as_int().value_or(0)) : build_.defs.count(def));
    }

    void take_many(const Node& selection, std::string_view kind, const Node* tag) {
        const std::vector<DefId> without = excepted(selection);
        bool any = false;
        for (const DefId def : entries_of(kind)) {
            if (tag != nullptr && !build_.defs.has_tag(def, tag->text)) continue;
            any = true;
            if (std::find(without.begin(), without.end(), def) == without.end()) set(def, build_.defs.count(def));
        }
        if (any || tag == nullptr) return;
        build_.error(*tag, "crawl.nothing-has-the-tag",
                     "no entry of " + std::string(kind) + " has the tag `" + tag->text + "`",
                     "tags stand in the entries under `tags`");
    }

    [[nodiscard]] std::vector<DefId> excepted(const Node& selection) const {
        std::vector<DefId> without;
        if (const Node* const except = selection.find("except")) {
            for_each_item(*except,
                          [&](const Node& id) { without.push_back(build_.builder.catalog().find(kinds_, id.text)); });
        }
        return without;
    }

    [[nodiscard]] std::vector<DefId> entries_of(std::string_view kinds) const {
        std::vector<DefId> entries;
        const auto count = static_cast<std::uint16_t>(build_.builder.catalog().entries().size());
        for (std::uint16_t i = 0; i < count; ++i) {
            if (names_kind(kinds, build_.builder.catalog().entry(DefId{i}).kind)) entries.push_back(DefId{i});
        }
        return entries;
    }

    void set(DefId def, int count) {
        const auto at = std::find_if(chosen_.begin(), chosen_.end(), [&](const Copies& c) { return c.def >= def; });
        if (at != chosen_.end() && at->def == def) {
            at->count = count;
        } else {
            chosen_.insert(at, {def, count});
        }
    }

    const Build& build_;
    std::string_view kinds_;
    std::string_view bag_kind_;
    std::vector<Copies> chosen_;
};

}  // namespace

std::vector<Copies> select(const Build& build, const Node& selections, std::string_view kinds,
                           std::string_view bag_name) {
    Selecting selecting(build, kinds, bag_name);
    for_each_item(selections, [&](const Node& selection) { selecting.take(selection); });
    return selecting.result();
}

}  // namespace briar::crawl
