// How the words of rules are read in journeys.
#include "runtime/journey/phrases.hpp"

namespace briar::journey {
namespace {

std::vector<PhraseGroup<VerbPhrase>> stops_and_gold() {
    return {
        {"Moving and locations",
         {{"at", "the party stands somewhere", "the party stands nowhere", "the location where the party stands"},
          {"next_location", "a location lies ahead", "no location lies ahead", "the next location"},
          {"is_boss", "{location} is a boss", "{location} is not a boss"},
          {"is_beaten", "this location has been beaten", "this location has not been beaten"},
          {"locations_left", "{#|location is|locations are} still to be laid", "",
           "the number of locations still to be laid"},
          {"leg", "the number of the leg is {#}", "", "the number of the leg"},
          {"in_phase", "the turn is in its {phase} phase", "the turn is not in its {phase} phase"},
          {"has_tag", "{piece} has the tag {tag}", "{piece} does not have the tag {tag}"},
          {"remove", "{piece} leaves the game"}}},
        {"Gold, items, rests and shops",
         {{"gold", "the party has {#} gold", "", "the gold of the party"},
          {"gain_gold", "the party gains {amount} gold", "", "the gold gained"},
          {"lose_gold", "the party loses {amount} gold", "", "the gold lost"},
          {"has_item", "the party has {item}", "the party does not have {item}"},
          {"rest_tokens", "the party has {#|rest token|rest tokens}", "", "the rest tokens of the party"},
          {"add_rest_tokens", "add {count|rest token|rest tokens}", "", "the rest tokens now",
           "take away {count|rest token|rest tokens}"},
          {"shop_tokens", "the party has {#|shop token|shop tokens}[ for shop {shop}]", "",
           "the shop tokens[ for shop {shop}]"},
          {"add_shop_tokens", "add {count|shop token|shop tokens}[ for shop {shop}]", "", "the shop tokens now",
           "take away {count|shop token|shop tokens}[ for shop {shop}]"},
          {"offer_items", "offer {count|item|items}[ of shop {shop}]"},
          {"discount", "lower every price by {gold} gold", "", "the discount now"}}},
    };
}

std::vector<PhraseGroup<VerbPhrase>> heroes() {
    return {
        {"Heroes",
         {{"in_party", "{hero} is in the party", "{hero} is not in the party"},
          {"lead", "a hero is standing", "no hero is standing", "the first standing hero"},
          {"is_standing", "{hero} is standing", "{hero} is not standing"},
          {"is_ready", "{hero} is ready", "{hero} is not ready"},
          {"is_exhausted", "{hero} is exhausted", "{hero} is not exhausted"},
          {"is_fallen", "{hero} is incapacitated", "{hero} is not incapacitated"},
          {"standing_heroes", "{#|hero is|heroes are} standing", "", "the number of standing heroes"},
          {"ready_heroes", "{#|hero is|heroes are} ready", "", "the number of ready heroes"},
          {"exhausted_heroes", "{#|hero is|heroes are} exhausted", "", "the number of exhausted heroes"},
          {"fallen_heroes", "{#|hero is|heroes are} incapacitated", "", "the number of incapacitated heroes"},
          {"restore", "{hero} becomes ready again", "no exhausted hero becomes ready", "{hero} becomes ready again"},
          {"exhaust", "exhaust {hero}", "no ready hero is exhausted", "{hero} becomes exhausted"},
          {"incapacitate", "incapacitate {hero}", "nobody is incapacitated", "{hero} becomes incapacitated"},
          {"revive", "{hero} stands up again[ with {health} health]", "no incapacitated hero stands up",
           "{hero} stands up again"}}},
        {"Health and damage",
         {{"health", "{hero} has {#} health", "", "the health of {hero}"},
          {"health_most", "the greatest health of {hero} is {#}", "", "the greatest health of {hero}"},
          {"lost_health", "the standing heroes have lost {#} health", "",
           "the health that the standing heroes have lost"},
          {"hurt", "deal {amount} damage[ to {hero}]", "", "the health that was lost"},
          {"heal", "heal {hero} by {amount}", "", "the health that came back"}}},
    };
}

std::vector<PhraseGroup<VerbPhrase>> cards_and_checks() {
    return {
        {"Cards",
         {{"hand_size", "{#|card is|cards are} in the hand", "", "the number of cards in the hand"},
          {"hand_limit", "the hand limit is {#}", "", "the hand limit"},
          {"deck_size", "{#|card is|cards are} in the deck", "", "the number of cards in the deck"},
          {"discard_size", "{#|card is|cards are} in the discard pile", "", "the number of cards in the discard pile"},
          {"fight_points", "{card} has {#|fight point|fight points}", "", "the fight points of {card}"},
          {"move_points", "{card} has {#|movement point|movement points}", "", "the movement points of {card}"},
          {"shows_icon", "{piece} shows {icon}", "{piece} does not show {icon}"},
          {"draw_cards", "draw {count|card|cards}", "", "the number of cards drawn"},
          {"discard", "discard {card}", "no card is discarded", "the card discarded"},
          {"take_back", "take {card} back into the hand", "no card is taken back", "the card taken back"},
          {"lose_cards", "remove {count|card|cards} at the top of the deck from the game", "",
           "the number of cards that left the game"},
          {"look_at_deck", "look at the top {count|card|cards} of the deck"},
          {"refill", "shuffle the discard pile into the deck"}}},
        {"Fights and skill checks",
         {{"points_needed", "{#|point is|points are} still needed", "", "the points still needed"},
          {"add_points", "add {points|point|points}", "", "the points added", "take away {points|point|points}"},
          {"add_die", "roll {dice} and add the result", "", "{dice}, added"},
          {"attempts", "{#|fight has|fights have} been begun here", "", "the fights begun here"},
          {"failed_check", "the skill check has failed", "the skill check has not failed"},
          {"missing_icons", "{#|icon is|icons are} still missing[: {icon}]", "",
           "the number of missing[ {icon}] icons"},
          {"add_icon", "{icon} counts as met", "no icon is missing", "an icon counts as met"},
          {"reroll_die", "roll one die again", "no die can be rolled again", "a die is rolled again"},
          {"reroll_dice", "roll all dice again", "", "the number of dice rolled again"}}},
    };
}

std::vector<PhraseGroup<EventPhrase>> events() {
    return {
        {"The game",
         {{"leg_started", "a leg begins"}, {"turn_started", "a turn begins"}, {"scoring", "the score is counted"}}},
        {"Moving and locations",
         {{"landed", "the party lands"},
          {"laid", "a location is laid"},
          {"moving", "the party is about to move"},
          {"moved", "the party has moved"}}},
        {"Gold, items, rests and shops",
         {{"resting", "the party is about to rest"},
          {"rested", "the party has rested"},
          {"shopping", "the party is about to go to a shop"},
          {"bought", "the party has bought an item"},
          {"gained_gold", "the party has gained gold"},
          {"lost_gold", "the party has lost gold"}}},
        {"Cards",
         {{"drawing", "the party is about to draw cards"},
          {"drew", "a card has been drawn"},
          {"discarded", "a card has been discarded"}}},
        {"Fights and skill checks",
         {{"check_started", "a skill check begins"},
          {"check_passed", "a skill check has been passed"},
          {"check_failed", "a skill check has failed"},
          {"suffering", "a consequence is about to hit the party"},
          {"rewarding", "a fight is about to be rewarded"},
          {"fight_won", "a fight has been won"},
          {"fight_lost", "a fight has been lost"},
          {"boss_beaten", "a boss has been beaten"}}},
        {"Heroes",
         {{"incapacitating", "a hero is about to be incapacitated"},
          {"incapacitated", "a hero has been incapacitated"},
          {"exhausted", "a hero has been exhausted"},
          {"restored", "a hero is ready again"},
          {"revived", "a hero has stood up again"}}},
    };
}

std::vector<PhraseGroup<ValuePhrase>> values() {
    return {
        {"Cards",
         {{"hand_limit", "the hand limit"},
          {"card_fight", "the fight points of the card"},
          {"card_move", "the movement points of the card"},
          {"doubling", "the factor of a doubling card"}}},
        {"Fights and skill checks",
         {{"check_dice", "the dice for a skill check"},
          {"fight_needed", "the fight points needed"},
          {"move_needed", "the movement points needed"},
          {"gold_reward", "the gold for winning"}}},
        {"Gold, items, rests and shops",
         {{"price", "the price of the item"},
          {"may_rest", "whether resting is allowed"},
          {"may_shop", "whether shopping is allowed"}}},
    };
}

}  // namespace

const Phrases& phrases() {
    static const Phrases all = {joined_groups({stops_and_gold(), heroes(), cards_and_checks()}),
                                events(),
                                values(),
                                {{"here", "this location"},
                                 {"next", "the next location"},
                                 {"lead", "the first standing hero"},
                                 {"from", "the location before"}},
                                {{"die", "the chosen die"},
                                 {"cards", "the number of cards lost"},
                                 {"incapacitate", "the number of heroes incapacitated"},
                                 {"gold", "the gold lost"}},
                                {}};
    return all;
}

}  // namespace briar::journey
