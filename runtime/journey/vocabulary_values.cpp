// The journey's values: numbers that specials may change, with the pieces that are asked for modifiers. The party's
// heroes, its items, the cards in hand and the location where the party stands are asked always.
#include "runtime/journey/vocabulary_rows.hpp"

namespace briar::journey {
namespace {

using V = Vocabulary;
using Rows = std::vector<ValueRow>;

void add_turn(Rows& rows) {
    const Field here = row::here();
    rows.push_back({&V::hand_limit, {"hand_limit", "Cards up to which is drawn at the draw step.", {here}, {}}});
    rows.push_back({&V::check_dice, {"check_dice", "Dice that are rolled for a skill check.", {here}, {}}});
    rows.push_back({&V::fight_needed,
                    {"fight_needed",
                     "Fight points that beat the location, its die included; what abilities add comes off afterwards.",
                     {here},
                     {}}});
    rows.push_back({&V::move_needed,
                    {"move_needed",
                     "Movement points that the way to the next location costs.",
                     {row::location("The next location."), row::told_location("from", "Where the party stands.")},
                     {}}});
    rows.push_back(
        {&V::gold_reward, {"gold_reward", "Gold for beating the location.", {row::location("The location.")}, {}}});
}

void add_pieces(Rows& rows) {
    const std::vector<Field> card = {row::card("The card."), row::here()};
    rows.push_back({&V::card_fight, {"card_fight", "Fight points of a card.", card, {}}});
    rows.push_back({&V::card_move, {"card_move", "Movement points of a card.", card, {}}});
    rows.push_back({&V::doubling,
                    {"doubling",
                     "What a doubler multiplies the points of another card by; 1: nothing is doubled.",
                     {row::here()},
                     {}}});
    rows.push_back(
        {&V::price, {"price", "Gold that an item costs in a shop.", {row::item("The item."), row::here()}, {}}});
    const Field hero = row::hero("The hero.");
    rows.push_back({&V::damage_taken, {"damage_taken", "Damage that a hero takes.", {hero}, {}}});
    rows.push_back({&V::health_most, {"health_most", "A hero's health when it is not hurt.", {hero}, {}}});
}

void add_stops(Rows& rows) {
    const Field here = row::here();
    rows.push_back({&V::may_rest, {"may_rest", "Whether the party may rest here: 0 no, 1 yes.", {here}, {}}});
    rows.push_back({&V::may_shop,
                    {"may_shop",
                     "Whether the party may go to a shop here: 0 no, 1 yes.",
                     {here, row::number("shop", "Which shop, counted from 1.")},
                     {}}});
}

}  // namespace

std::vector<ValueRow> value_rows() {
    Rows rows;
    add_turn(rows);
    add_pieces(rows);
    add_stops(rows);
    return rows;
}

}  // namespace briar::journey
