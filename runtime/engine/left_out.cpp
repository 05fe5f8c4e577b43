#include "runtime/engine/left_out.hpp"

#include <algorithm>
#include <set>

#include "runtime/engine/compile.hpp"

namespace briar {
namespace {

bool carries(const Ruleset& ruleset, const Carried& carried, DefId special) {
    return std::any_of(carried.specials.begin(), carried.specials.end(),
                       [&](SpecialId id) { return ruleset.specials[id.value].def == special; });
}

void note_left_out(const Ruleset& ruleset, const Node& entry, const Carried& carried, std::set<std::string>& ids) {
    for (const Node* name : special_names(entry)) {
        const DefId special = ruleset.catalog->find("specials", name->text);
        if (special && carries(ruleset, carried, special)) continue;
        const std::string id = special ? ruleset.catalog->entry(special).id : name->text;
        if (!id.empty()) ids.insert(id);
    }
}

}  // namespace

std::vector<std::string> specials_left_out(const Ruleset& ruleset) {
    std::set<std::string> ids;
    note_left_out(ruleset, *ruleset.scenario_tree, ruleset.global, ids);
    std::set<DefId> defs;
    for (const PieceInfo& piece : ruleset.pieces)
        defs.insert(piece.def);
    for (const DefId def : defs)
        note_left_out(ruleset, *ruleset.catalog->entry(def).node, ruleset.carried[def.value], ids);
    return {ids.begin(), ids.end()};
}

}  // namespace briar
