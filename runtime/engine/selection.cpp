#include "runtime/engine/selection.hpp"

#include <algorithm>

#include "runtime/content/parts.hpp"
#include "runtime/content/pattern.hpp"

namespace briar {
namespace {

bool names_kind(std::string_view kinds, std::string_view word) {
    const std::string all = "|" + std::string(kinds) + "|";
    return all.find("|" + std::string(word) + "|") != std::string::npos;
}

int count_of(const Entry& entry) { return number_or(part(*entry.node, "count"), 1); }

bool has_tag(const Entry& entry, const std::string& tag) {
    bool found = false;
    for_each_item(part(*entry.node, "tags"), [&](const Node& word) { found = found || word.text == tag; });
    return found;
}

class Selecting {
public:
    Selecting(const FieldReader& reader, std::string_view kinds, std::string_view usual_kind)
        : reader_(reader),
          catalog_(reader.catalog()),
          kinds_(kinds),
          usual_(names_kind(kinds, usual_kind) ? usual_kind : kinds) {}

    void take(const Node& selection) {
        selection_ = &selection;
        if (selection.is_scalar()) return take_one(selection, nullptr);
        if (const Node* entry = selection.find("entry")) return take_one(*entry, selection.find("count"));
        const Node* const all = selection.find("all");
        const Node* const tag = selection.find("tag");
        const Node* const of = selection.find("of");
        const std::string kind = all != nullptr ? all->text : of != nullptr ? of->text : std::string(usual_);
        take_many(selection, kind, tag);
    }

    [[nodiscard]] std::vector<Copies> result() const { return chosen_; }

private:
    void take_one(const Node& id, const Node* count) {
        const DefId def = named(id);
        if (def) set(def, number_or(count, count_of(catalog_.entry(def))));
    }

    void take_many(const Node& selection, std::string_view kind, const Node* tag) {
        const std::vector<DefId> without = excepted(selection);
        bool any = false;
        for (const DefId def : entries_of(kind)) {
            const Entry& entry = catalog_.entry(def);
            if (tag != nullptr && !has_tag(entry, tag->text)) continue;
            any = true;
            if (std::find(without.begin(), without.end(), def) == without.end()) set(def, count_of(entry));
        }
        if (any || tag == nullptr || !catalog_.knows(kind, {"tags"})) return;
        reader_.error(*tag, "scenario.nothing-has-the-tag",
                      "no entry of " + std::string(kind) + " has the tag `" + tag->text + "`",
                      "tags stand in the entries under `tags`");
    }

    /// An id of several kinds is of the usual one.
    [[nodiscard]] DefId named(const Node& id) const {
        const DefId usual = catalog_.find(usual_, id.text, reader_.system());
        return usual ? usual : catalog_.find(kinds_, id.text, reader_.system());
    }

    [[nodiscard]] std::vector<DefId> excepted(const Node& selection) const {
        std::vector<DefId> without;
        for_each_item(part(selection, "except"), [&](const Node& id) { without.push_back(named(id)); });
        return without;
    }

    [[nodiscard]] std::vector<DefId> entries_of(std::string_view kinds) const {
        std::vector<DefId> entries;
        const auto count = static_cast<std::uint16_t>(catalog_.entries().size());
        for (std::uint16_t i = 0; i < count; ++i) {
            const Entry& entry = catalog_.entry(DefId{i});
            if (names_kind(kinds, entry.kind) && entry.serves(reader_.system())) entries.push_back(DefId{i});
        }
        return entries;
    }

    void set(DefId def, int count) {
        const auto at = std::find_if(chosen_.begin(), chosen_.end(), [&](const Copies& c) { return c.def >= def; });
        if (at != chosen_.end() && at->def == def) {
            *at = {def, count, selection_};
        } else {
            chosen_.insert(at, {def, count, selection_});
        }
    }

    const FieldReader& reader_;
    const Catalog& catalog_;
    std::string_view kinds_;
    std::string_view usual_;
    const Node* selection_ = nullptr;  // the one being taken
    std::vector<Copies> chosen_;
};

}  // namespace

SchemaRef selection_schema(const std::string& kinds, const std::vector<std::string>& words) {
    const SchemaRef except = schema::list_or_one(schema::id(kinds));
    const Property without{"except", except, "Entries left out.", false, ""};
    const Property of{"of", schema::word(words), "The kind meant; else that of the bag's name, else any.", false, ""};
    const SchemaRef tag = schema::pattern(kKebabPattern, kKebabHint);
    return schema::variant({
        {"", schema::id(kinds)},
        {"tag", schema::record({{"tag", tag, "Entries whose tags have it.", true, ""}, of, without})},
        {"all", schema::record({{"all", schema::word(words), "All entries of a kind.", true, ""}, without})},
        {"entry",
         schema::record({{"entry", schema::id(kinds), "One entry.", true, ""},
                         {"count", schema::integer(0, 99), "How many; else as many as there are.", false, ""}})},
    });
}

std::vector<Copies> select_entries(const FieldReader& reader, const Node& selections, std::string_view kinds,
                                   std::string_view usual_kind) {
    Selecting selecting(reader, kinds, usual_kind);
    for_each_item(&selections, [&](const Node& selection) { selecting.take(selection); });
    return selecting.result();
}

}  // namespace briar
