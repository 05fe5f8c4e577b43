#include "runtime/journey/payment_options.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "runtime/journey/consequence.hpp"
#include "runtime/journey/paying.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

std::string number(std::int32_t value) { return std::to_string(value); }
bool is_fight(std::int32_t side) { return static_cast<Side>(side) == Side::Fight; }

std::string fight_prompt(const Game& game, const Decision& decision) {
    const JourneyState& state = journey(game);
    std::string text = "Fight at " + name_of(game, state.at) + ": " + number(decision.args[1]) + " points needed";
    if (state.fight_rolled != 0) text += ", " + number(state.rolled) + " of them rolled";
    return state.bonus != 0 ? text + ", " + number(state.bonus) + " taken off" : text;
}

std::string move_prompt(const Game& game, const Decision& decision) {
    const PieceId next = next_location(game);
    std::string text = "On to " + name_of(game, next) + ": " + number(decision.args[1]) + " movement points needed";
    return journey(game).bonus != 0 ? text + ", " + number(journey(game).bonus) + " taken off" : text;
}

std::string cards_prompt(const Game&, const Decision& decision) {
    return "Cards laid out: " + number(decision.args[2]) + " of " + number(decision.args[1]) + " points";
}

std::vector<PieceId> hand_of(const Game& game) {
    std::vector<PieceId> hand;
    for (const PieceId card : ZoneRange(game.state(), data(game).hand))
        hand.push_back(card);
    return hand;
}

/// Sorted, so that the order of the hand does not matter.
std::string pay_key(const Game& game, const Option& option) {
    const std::vector<PieceId> hand = hand_of(game);
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < hand.size() && i < kMostCards; ++i) {
        if ((static_cast<CardSet>(option.args[0]) >> i & 1U) != 0) ids.push_back(id_of(game, hand[i]));
    }
    std::sort(ids.begin(), ids.end());
    std::string key = "pay ";
    for (std::size_t i = 0; i < ids.size(); ++i)
        key += (i > 0 ? " + " : "") + ids[i];
    return key;
}

/// ` doubled by Echo and Horn`: the doublers of one card, taken from those that are left.
std::string doubled_text(const Game& game, const std::vector<PieceId>& hand, Doubling rule, CardSet& doublers) {
    std::vector<std::string> names;
    do {
        names.push_back(name_of(game, hand[static_cast<std::size_t>(std::countr_zero(doublers))]));
        doublers &= doublers - 1;
    } while (rule.stacks && doublers != 0);
    const std::string times = rule.factor == 2 ? "doubled" : "times " + number(rule.factor);
    return " " + times + " by " + listed(names);
}

/// `Long stride 3 doubled by Echo + Bash 2`.
std::string set_text(const Game& game, const Purse& purse, CardSet cards) {
    const std::vector<PieceId> hand(purse.pieces.begin(), purse.pieces.end());
    const Reading reading = best_reading(purse.all(), cards, purse.doubling);
    CardSet doublers = reading.doublers;
    std::string text;
    for (std::size_t i = 0; i < hand.size() && i < kMostCards; ++i) {
        const CardSet bit = CardSet{1} << i;
        if ((cards & ~reading.doublers & bit) == 0) continue;
        text += (text.empty() ? "" : " + ") + name_of(game, hand[i]) + " " + number(purse.cards[i].points);
        if ((reading.doubled & bit) != 0 && doublers != 0) text += doubled_text(game, hand, purse.doubling, doublers);
    }
    return text;
}

std::string too_much(std::int32_t worth, std::int32_t needed) {
    return worth > needed ? " (" + number(worth - needed) + " too much)" : "";
}

std::string pay_label(const Game& game, const Option& option) {
    // Rules are only asked for numbers: nothing changes.
    const Purse purse = open_purse(const_cast<Game&>(game), static_cast<Side>(option.args[3]));
    return "Pay " + number(option.args[2]) + ": " + set_text(game, purse, static_cast<CardSet>(option.args[0])) +
           too_much(option.args[1], option.args[2]);
}

std::string card_by_card_key(const Game&, const Option&) { return "card by card"; }
std::string card_by_card_label(const Game&, const Option&) { return "Choose other cards, one by one"; }

std::string decline_key(const Game&, const Option&) { return "decline"; }

std::string decline_label(const Game& game, const Option& option) {
    if (!is_fight(option.args[0])) return "Do not pay the way: " + consequence_text(failing(game).what);
    return "Do not fight: " + consequence_text(location_def(game, at(game)).fight.losing);
}

std::string add_key(const Game& game, const Option& option) { return "add " + id_of(game, piece_arg(option.args[0])); }

std::string add_label(const Game& game, const Option& option) {
    return "Add " + name_of(game, piece_arg(option.args[0])) + ": " + number(option.args[1]) +
           (option.args[2] != 0 ? ", or double another card" : "");
}

std::string these_key(const Game&, const Option&) { return "done"; }

std::string these_label(const Game&, const Option& option) {
    return "Pay with " + counted(option.args[0], "card", "cards") + ": " + number(option.args[1]) + " for " +
           number(option.args[2]) + too_much(option.args[1], option.args[2]);
}

std::string not_these_key(const Game&, const Option&) { return "back"; }
std::string not_these_label(const Game&, const Option&) { return "Back: nothing is paid"; }

}  // namespace

const PromptKind kFightPrompt{"fight", fight_prompt};
const PromptKind kMovePrompt{"move", move_prompt};
const PromptKind kCardsPrompt{"cards", cards_prompt};

const OptionKind kPayOption{"pay", pay_key, pay_label};
const OptionKind kCardByCardOption{"card-by-card", card_by_card_key, card_by_card_label};
const OptionKind kDeclineOption{"decline", decline_key, decline_label};
const OptionKind kAddCardOption{"add-card", add_key, add_label};
const OptionKind kPayTheseOption{"pay-these", these_key, these_label};
const OptionKind kNotTheseOption{"not-these", not_these_key, not_these_label};

}  // namespace briar::journey
