// Who carries which specials.
#include <algorithm>
#include <set>

#include "runtime/engine/compile.hpp"

namespace briar {
namespace {

/// Once each, in the catalog's order: the order in which rules answer.
void carry(Ruleset& ruleset, Carried& carried, std::vector<SpecialId> specials) {
    std::sort(specials.begin(), specials.end());
    specials.erase(std::unique(specials.begin(), specials.end()), specials.end());
    for (const SpecialId id : specials) {
        const Special& special = ruleset.specials[id.value];
        carried.events |= special.events;
        carried.values |= special.values;
        for (std::uint16_t i = special.actions_begin; i < special.actions_end; ++i)
            carried.occasions |= ruleset.actions[i].occasions;
    }
    carried.specials = std::move(specials);
}

void note_masks(Ruleset& ruleset) {
    for (const Special& special : ruleset.specials) {
        ruleset.heard |= special.events;
        ruleset.modified |= special.values;
    }
}

}  // namespace

std::vector<const Node*> special_names(const Node& entry) {
    std::vector<const Node*> all;
    const Node* names = entry.find("specials");
    if (names == nullptr) return all;
    if (names->is_scalar()) all.push_back(names);
    for (const auto& item : names->items) {
        if (item->is_scalar()) all.push_back(item.get());
    }
    return all;
}

std::vector<DefId> specials_of(const Catalog& catalog, const Node& entry) {
    std::vector<DefId> specials;
    for (const Node* name : special_names(entry)) {
        if (const DefId special = catalog.find("specials", name->text)) specials.push_back(special);
    }
    return specials;
}

void compile_carried(Draft& draft) {
    Ruleset& ruleset = *draft.ruleset;
    const Catalog& catalog = *ruleset.catalog;
    const std::vector<DefId> global = specials_of(catalog, *ruleset.scenario_tree);
    std::set<DefId> defs;
    for (const PieceInfo& piece : ruleset.pieces)
        defs.insert(piece.def);
    std::set<DefId> used(global.begin(), global.end());
    for (const DefId def : defs) {
        for (const DefId special : specials_of(catalog, *catalog.entry(def).node))
            used.insert(special);
    }
    std::map<DefId, SpecialId> compiled;
    for (const DefId special : used)
        compiled[special] = compile_special(draft, special);
    const auto ids = [&](const std::vector<DefId>& specials) {
        std::vector<SpecialId> list;
        for (const DefId special : specials) {
            if (const SpecialId id = compiled[special]) list.push_back(id);
        }
        return list;
    };
    for (const DefId def : defs) {
        carry(ruleset, ruleset.carried[def.value], ids(specials_of(catalog, *catalog.entry(def).node)));
    }
    carry(ruleset, ruleset.global, ids(global));
    note_masks(ruleset);
}

}  // namespace briar
