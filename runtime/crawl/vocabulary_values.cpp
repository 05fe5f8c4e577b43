// The crawl's values: numbers that specials may change, with the pieces that are asked for modifiers.
#include "runtime/crawl/vocabulary_parts.hpp"

namespace briar::crawl {
namespace {

using V = Vocabulary;

void add_walking(Words& words) {
    const Field hero = field::hero("Who walks.");
    const Field here = field::tile("Where the hero stands.");
    const std::vector<Field> step = {hero, field::tile("The tile ahead."),
                                     field::told_tile("from", "Where the hero stands.")};
    words.value(&V::move_cost, "move_cost", "Action points that a step costs.", step);
    words.value(&V::may_move, "may_move", "Whether a step is allowed: 0 no, 1 yes.", step);
    words.value(&V::reveal_cost, "reveal_cost", "Action points that drawing a tile costs.", {hero, here});
    words.value(&V::may_reveal, "may_reveal", "Whether drawing a tile is allowed: 0 no, 1 yes.", {hero, here});
    words.value(&V::ap_most, "ap_most", "Action points that a hero has when fresh.", {hero});
    words.value(&V::health_most, "health_most", "The greatest health. Either the hero or the monster is none.",
                {field::hero("The hero."), field::monster("The monster.")});
}

void add_fight_numbers(Words& words) {
    const Field hero = field::hero("Who fights.");
    const Field monster = field::monster(kOpponent);
    const Field tile = field::tile("The tile of the fight.");
    const std::vector<Field> fight = {hero, monster, tile};
    const std::vector<Field> other_side = {monster, hero, tile};
    words.value(&V::may_escape, "may_escape", "Whether escaping is allowed: 0 no, 1 yes.", fight);
    words.value(&V::may_tag, "may_tag", "Whether the partner may be called: 0 no, 1 yes.",
                {hero, field::piece("partner", "heroes", "Who would be called."), monster, tile});
    words.value(&V::may_fight, "may_fight", "Whether a hero that lands here meets the monster: 0 no, 1 yes.", fight);
    words.value(&V::combat_dice, "combat_dice", "Dice that a hero rolls in a fight.", fight);
    words.value(&V::combat_bonus, "combat_bonus", "Added to a hero's dice in a fight.", fight);
    words.value(&V::critical_factor, "critical_factor", "What a hero's dice are multiplied by when all are alike.",
                fight);
    words.value(&V::monster_dice, "monster_dice", "Dice that a monster rolls in a fight.", other_side);
    words.value(&V::monster_bonus, "monster_bonus", "Added to a monster's dice in a fight.", other_side);
    words.value(&V::damage_dealt, "damage_dealt", "Damage to a monster in a fight.", other_side);
    words.value(&V::damage_taken, "damage_taken", "Damage to a hero after armour; direct damage is not asked about.",
                fight);
    words.value(&V::escape_damage, "escape_damage", "Damage that an escape costs.", fight);
}

void add_things(Words& words) {
    const Field hero = field::hero("Who has it.");
    const std::vector<Field> weapon = {hero, field::item("The weapon.")};
    const std::vector<Field> kill = {field::hero("Who meets it."), field::monster("The monster.")};
    words.value(&V::shot_cost, "shot_cost", "Action points that a shot costs.", weapon);
    words.value(&V::shot_range, "shot_range", "How many tiles far a weapon shoots at most.", weapon);
    words.value(&V::hand_space, "hand_space", "Hands that an item fills.", {hero, field::item("The item.")});
    words.value(&V::reward, "reward", "Items to draw for a kill.", kill);
    words.value(&V::guardian, "guardian", "Whether a drawn monster shows its guardian side: 0 no, 1 yes.", kill);
}

/// What bots ask, and nobody else: how much a sensible player would like something. 0 says nothing for it.
void add_appeal(Words& words) {
    words.value(&V::tile_appeal, "tile_appeal",
                "For bots: how much a sensible player wants to stand on the tile; about one for each step it is worth.",
                {field::hero("Who would go."), field::tile("The tile.")});
}

}  // namespace

void add_values(Words& words) {
    add_walking(words);
    add_fight_numbers(words);
    add_things(words);
    add_appeal(words);
}

}  // namespace briar::crawl
