// How the words of rules are read in journeys. The lists follow the vocabulary's order.
#include "runtime/journey/phrases.hpp"

namespace briar::journey {
namespace {

std::vector<VerbPhrase> questions() {
    return {
        {"at", "the party stands somewhere", "the party stands nowhere", "the location where the party stands"},
        {"next_location", "a location lies ahead", "no location lies ahead", "the next location"},
        {"is_boss", "{location} is a boss", "{location} is not a boss"},
        {"locations_left", "{#|location is|locations are} still to be laid", "",
         "the number of locations still to be laid"},
        {"leg", "the number of the leg is {#}", "", "the number of the leg"},
        {"in_phase", "the phase of the turn is {phase}", "the phase of the turn is not {phase}"},
        {"points_needed", "{#|point is|points are} still needed", "", "the points still needed"},
        {"missing_icons", "{#|icon is|icons are} still missing[: {icon}]", "", "the number of missing[ {icon}] icons"},
        {"attempts", "{#|fight has|fights have} been begun here", "", "the fights begun here"},
        {"failed_check", "the skill check was failed", "the skill check was not failed"},
        {"is_beaten", "this location has been beaten", "this location has not been beaten"},
        {"gold", "the party has {#} gold", "", "the gold of the party"},
        {"rest_tokens", "the party has {#|rest token|rest tokens}", "", "the rest tokens of the party"},
        {"shop_tokens", "the party has {#|shop token|shop tokens}[ for shop {shop}]", "",
         "the shop tokens[ for shop {shop}]"},
        {"is_standing", "{hero} stands", "{hero} does not stand"},
        {"is_ready", "{hero} is ready", "{hero} is not ready"},
        {"is_exhausted", "{hero} is exhausted", "{hero} is not exhausted"},
        {"is_fallen", "{hero} is incapacitated", "{hero} is not incapacitated"},
        {"standing_heroes", "{#|hero stands|heroes stand}", "", "the number of standing heroes"},
        {"ready_heroes", "{#|hero is|heroes are} ready", "", "the number of ready heroes"},
        {"exhausted_heroes", "{#|hero is|heroes are} exhausted", "", "the number of exhausted heroes"},
        {"fallen_heroes", "{#|hero is|heroes are} incapacitated", "", "the number of incapacitated heroes"},
        {"health", "{hero} has {#} health", "", "the health of {hero}"},
        {"health_most", "the greatest health of {hero} is {#}", "", "the greatest health of {hero}"},
        {"lost_health", "the standing heroes have lost {#} health", "",
         "the health that the standing heroes have lost"},
        {"lead", "a hero stands", "no hero stands", "the first standing hero"},
        {"hand_size", "{#|card is|cards are} in hand", "", "the number of cards in hand"},
        {"hand_limit", "the hand limit is {#}", "", "the hand limit"},
        {"deck_size", "{#|card is|cards are} in the deck", "", "the number of cards in the deck"},
        {"discard_size", "{#|card is|cards are} in the discard pile", "", "the number of cards in the discard pile"},
        {"fight_points", "{card} has {#|fight point|fight points}", "", "the fight points of {card}"},
        {"move_points", "{card} has {#|movement point|movement points}", "", "the movement points of {card}"},
        {"shows_icon", "{piece} shows {icon}", "{piece} does not show {icon}"},
        {"has_tag", "{piece} has the tag {tag}", "{piece} does not have the tag {tag}"},
        {"has_item", "the party has {item}", "the party does not have {item}"},
        {"in_party", "{hero} is in the party", "{hero} is not in the party"},
    };
}

std::vector<VerbPhrase> changes() {
    return {
        {"remove", "{piece} leaves the game"},
        {"add_points", "add {points|point|points}", "", "the points added"},
        {"add_rest_tokens", "add {count|rest token|rest tokens}", "", "the rest tokens now"},
        {"add_shop_tokens", "add {count|shop token|shop tokens}[ for shop {shop}]", "", "the shop tokens now"},
        {"discount", "each price is lower by {gold} gold", "", "the discount now"},
        {"hurt", "{amount} damage is dealt[ to {hero}]", "", "the health that was lost"},
        {"heal", "heal {hero} by {amount}", "", "the health that came back"},
        {"restore", "{hero} is ready again", "no exhausted hero becomes ready", "{hero} becomes ready again"},
        {"revive", "{hero} stands up again[ with {health} health]", "no incapacitated hero stands up",
         "{hero} stands up again"},
        {"exhaust", "{hero} is exhausted", "no ready hero is exhausted", "{hero} becomes exhausted"},
        {"incapacitate", "{hero} is incapacitated", "nobody is incapacitated", "{hero} becomes incapacitated"},
        {"gain_gold", "the party gains {amount} gold", "", "the gold gained"},
        {"lose_gold", "the party loses {amount} gold", "", "the gold lost"},
        {"draw_cards", "draw {count|card|cards}", "", "the number of cards drawn"},
        {"discard", "discard {card}", "no card is discarded", "the card discarded"},
        {"take_back", "take {card} back into the hand", "no card is taken back", "the card taken back"},
        {"lose_cards", "{count|card leaves|cards leave} the game from the top of the deck", "",
         "the number of cards that left the game"},
        {"look_at_deck", "look at the top {count|card|cards} of the deck"},
        {"refill", "shuffle the discard pile into the deck"},
        {"add_die", "roll {dice} and add it", "", "a roll of {dice}, added"},
        {"add_icon", "{icon} counts as met", "no icon is missing", "an icon counts as met"},
        {"reroll_die", "roll one die again", "no die can be rolled again", "a die is rolled again"},
        {"reroll_dice", "roll all dice again", "", "the number of dice rolled again"},
        {"offer_items", "offer {count|item|items}[ of shop {shop}]"},
    };
}

std::vector<EventPhrase> events() {
    return {
        {"action", "an action is done"},
        {"game_started", "the game begins"},
        {"leg_started", "a leg begins"},
        {"turn_started", "a turn begins"},
        {"landed", "the party lands"},
        {"laid", "a location is laid"},
        {"scoring", "the score is counted"},
        {"resting", "the party is about to rest"},
        {"rested", "the party has rested"},
        {"shopping", "the party is about to go to a shop"},
        {"bought", "the party has bought an item"},
        {"drawing", "the party is about to draw cards"},
        {"drew", "a card has been drawn"},
        {"discarded", "a card has been discarded"},
        {"check_started", "a skill check begins"},
        {"check_passed", "a skill check has been passed"},
        {"check_failed", "a skill check has been failed"},
        {"suffering", "a consequence is about to hit the party"},
        {"fight_started", "a fight begins"},
        {"rewarding", "a fight is about to be rewarded"},
        {"fight_won", "a fight has been won"},
        {"fight_lost", "a fight has been lost"},
        {"boss_beaten", "a boss has been beaten"},
        {"moving", "the party is about to move"},
        {"moved", "the party has moved"},
        {"hurting", "a hero is about to be hurt"},
        {"hurt", "a hero has been hurt"},
        {"incapacitating", "a hero is about to be incapacitated"},
        {"incapacitated", "a hero has been incapacitated"},
        {"exhausted", "a hero has been exhausted"},
        {"restored", "a hero is ready again"},
        {"revived", "a hero stands again"},
        {"gained_gold", "the party has gained gold"},
        {"lost_gold", "the party has lost gold"},
    };
}

std::vector<ValuePhrase> values() {
    return {
        {"hand_limit", "the hand limit"},
        {"check_dice", "the dice for a skill check"},
        {"fight_needed", "the fight points needed"},
        {"move_needed", "the movement points needed"},
        {"gold_reward", "the gold for winning"},
        {"card_fight", "the fight points of the card"},
        {"card_move", "the movement points of the card"},
        {"doubling", "the factor of a doubler"},
        {"price", "the price of the item"},
        {"damage_taken", "the damage to the hero"},
        {"health_most", "the greatest health of the hero"},
        {"may_rest", "whether resting is allowed"},
        {"may_shop", "whether shopping is allowed"},
    };
}

}  // namespace

const Phrases& phrases() {
    static const Phrases all = [] {
        Phrases made;
        made.verbs = questions();
        for (const VerbPhrase& each : changes())
            made.verbs.push_back(each);
        made.events = events();
        made.values = values();
        made.pieces = {{"here", "this location"},
                       {"next", "the next location"},
                       {"lead", "the first standing hero"},
                       {"from", "the location before"}};
        made.numbers = {{"die", "the chosen die"},
                        {"cards", "the number of cards lost"},
                        {"incapacitate", "the number of heroes incapacitated"},
                        {"gold", "the gold lost"}};
        return made;
    }();
    return all;
}

}  // namespace briar::journey
