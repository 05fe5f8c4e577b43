// The crawl's values: numbers that specials may change, with the pieces that are asked for modifiers.
#include "runtime/crawl/vocabulary_rows.hpp"

namespace briar::crawl {
namespace {

using V = Vocabulary;
using Rows = std::vector<ValueRow>;

const char* const kOpponent = "The monster; none where two heroes fight each other.";

void add_walking(Rows& rows) {
    const Field hero = row::hero("Who walks.");
    const Field here = row::tile("Where the hero stands.");
    const std::vector<Field> step = {hero, row::tile("The tile ahead."),
                                     row::told_tile("from", "Where the hero stands.")};
    rows.push_back({&V::move_cost, {"move_cost", "Action points that a step costs.", step, {}}});
    rows.push_back({&V::may_move, {"may_move", "Whether a step is allowed: 0 no, 1 yes.", step, {}}});
    rows.push_back({&V::reveal_cost, {"reveal_cost", "Action points that drawing a tile costs.", {hero, here}, {}}});
    rows.push_back(
        {&V::may_reveal, {"may_reveal", "Whether drawing a tile is allowed: 0 no, 1 yes.", {hero, here}, {}}});
    rows.push_back({&V::ap_most, {"ap_most", "Action points that a hero has when fresh.", {hero}, {}}});
    rows.push_back({&V::health_most,
                    {"health_most",
                     "The greatest health. Either the hero or the monster is none.",
                     {row::hero("The hero."), row::monster("The monster.")},
                     {}}});
}

void add_fights(Rows& rows) {
    const Field hero = row::hero("Who fights.");
    const Field monster = row::monster(kOpponent);
    const Field tile = row::tile("The tile of the fight.");
    const std::vector<Field> fight = {hero, monster, tile};
    const std::vector<Field> other_side = {monster, hero, tile};
    rows.push_back({&V::may_escape, {"may_escape", "Whether escaping is allowed: 0 no, 1 yes.", fight, {}}});
    rows.push_back({&V::may_tag,
                    {"may_tag",
                     "Whether the partner may be called: 0 no, 1 yes.",
                     {hero, Field{"partner", Type::Piece, "heroes", "Who would be called."}, monster, tile},
                     {}}});
    rows.push_back(
        {&V::may_fight, {"may_fight", "Whether a hero that lands here meets the monster: 0 no, 1 yes.", fight, {}}});
    rows.push_back({&V::combat_dice, {"combat_dice", "Dice that a hero rolls in a fight.", fight, {}}});
    rows.push_back({&V::combat_bonus, {"combat_bonus", "Added to a hero's dice in a fight.", fight, {}}});
    rows.push_back({&V::critical_factor,
                    {"critical_factor", "What a hero's dice are multiplied by when all are alike.", fight, {}}});
    rows.push_back({&V::monster_dice, {"monster_dice", "Dice that a monster rolls in a fight.", other_side, {}}});
    rows.push_back({&V::monster_bonus, {"monster_bonus", "Added to a monster's dice in a fight.", other_side, {}}});
    rows.push_back({&V::damage_dealt, {"damage_dealt", "Damage to a monster in a fight.", other_side, {}}});
    rows.push_back({&V::damage_taken,
                    {"damage_taken", "Damage to a hero after armour; direct damage is not asked about.", fight, {}}});
    rows.push_back({&V::escape_damage, {"escape_damage", "Damage that an escape costs.", fight, {}}});
}

void add_things(Rows& rows) {
    const Field hero = row::hero("Who has it.");
    const std::vector<Field> weapon = {hero, row::item("The weapon.")};
    const std::vector<Field> kill = {row::hero("Who meets it."), row::monster("The monster.")};
    rows.push_back({&V::shot_cost, {"shot_cost", "Action points that a shot costs.", weapon, {}}});
    rows.push_back({&V::shot_range, {"shot_range", "How many tiles far a weapon shoots at most.", weapon, {}}});
    rows.push_back({&V::hand_space, {"hand_space", "Hands that an item fills.", {hero, row::item("The item.")}, {}}});
    rows.push_back({&V::reward, {"reward", "Items to draw for a kill.", kill, {}}});
    rows.push_back(
        {&V::guardian, {"guardian", "Whether a drawn monster shows its guardian side: 0 no, 1 yes.", kill, {}}});
}

/// What bots ask, and nobody else: how much a sensible player would like something. 0 says nothing for it.
void add_appeal(Rows& rows) {
    rows.push_back(
        {&V::tile_appeal,
         {"tile_appeal",
          "For bots: how much a sensible player wants to stand on the tile; about one for each step it is worth.",
          {row::hero("Who would go."), row::tile("The tile.")},
          {}}});
}

}  // namespace

std::vector<ValueRow> value_rows() {
    Rows rows;
    add_walking(rows);
    add_fights(rows);
    add_things(rows);
    add_appeal(rows);
    return rows;
}

}  // namespace briar::crawl
