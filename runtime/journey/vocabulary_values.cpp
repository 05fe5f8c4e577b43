// The journey's values: numbers that specials may change, with the pieces that are asked for modifiers. The party's
// heroes, its items, the cards in hand and the location where the party stands are asked always.
#include "runtime/journey/vocabulary_parts.hpp"

namespace briar::journey {
namespace {

using V = Vocabulary;

void add_turn(Words& words) {
    const Field here = field::here();
    words.value(&V::hand_limit, "hand_limit", "Cards up to which is drawn at the draw step.", {here});
    words.value(&V::check_dice, "check_dice", "Dice that are rolled for a skill check.", {here});
    words.value(&V::fight_needed, "fight_needed",
                "Fight points that beat the location, its die included; what abilities add comes off afterwards.",
                {here});
    words.value(&V::move_needed, "move_needed", "Movement points that the way to the next location costs.",
                {field::location("The next location."), field::told_location("from", "Where the party stands.")});
    words.value(&V::gold_reward, "gold_reward", "Gold for beating the location.", {field::location("The location.")});
}

void add_pieces(Words& words) {
    const std::vector<Field> card = {field::card("The card."), field::here()};
    words.value(&V::card_fight, "card_fight", "Fight points of a card.", card);
    words.value(&V::card_move, "card_move", "Movement points of a card.", card);
    words.value(&V::doubling, "doubling",
                "What a doubler multiplies the points of another card by; 1: nothing is doubled.", {field::here()});
    words.value(&V::price, "price", "Gold that an item costs in a shop.", {field::item("The item."), field::here()});
    const Field hero = field::hero("The hero.");
    words.value(&V::damage_taken, "damage_taken", "Damage that a hero takes.", {hero});
    words.value(&V::health_most, "health_most", "A hero's health when it is not hurt.", {hero});
}

void add_stop_numbers(Words& words) {
    const Field here = field::here();
    words.value(&V::may_rest, "may_rest", "Whether the party may rest here: 0 no, 1 yes.", {here});
    words.value(&V::may_shop, "may_shop", "Whether the party may go to a shop here: 0 no, 1 yes.",
                {here, field::number("shop", "Which shop, counted from 1.")});
}

}  // namespace

void add_values(Words& words) {
    add_turn(words);
    add_pieces(words);
    add_stop_numbers(words);
}

}  // namespace briar::journey
