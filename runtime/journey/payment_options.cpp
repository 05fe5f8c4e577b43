#include "runtime/journey/payment_options.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "runtime/journey/consequence.hpp"
#include "runtime/journey/payment_text.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

bool is_fight(std::int32_t side) { return static_cast<Side>(side) == Side::Fight; }

// Rules are only asked for numbers: nothing changes.
Purse purse_of(const Game& game, std::int32_t side) {
    return open_purse(const_cast<Game&>(game), static_cast<Side>(side));
}

std::string fight_prompt(const Game& game, const Decision& decision) {
    return "Fight at " + name_of(game, at(game)) + ": " + needed_text(game, Side::Fight, decision.args[1], "points");
}

std::string move_prompt(const Game& game, const Decision& decision) {
    return "On to " + name_of(game, next_location(game)) + ": " +
           needed_text(game, Side::Move, decision.args[1], "movement points");
}

std::string cards_prompt(const Game& game, const Decision& decision) {
    const std::string laid = set_text(game, purse_of(game, decision.args[0]), static_cast<CardSet>(decision.args[3]));
    return "Laid out: " + (laid.empty() ? "nothing yet" : laid) + ". That makes " + number_at(decision, 2) + " of " +
           number_at(decision, 1) + " points";
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

std::string too_much(std::int32_t worth, std::int32_t needed) {
    return worth > needed ? " (" + std::to_string(worth - needed) + " too much)" : "";
}

std::string warning(const Game& game, int cards) {
    return loses_by_paying(game, cards) ? "; " + last_cards_text(cards) : "";
}

std::string pay_label(const Game& game, const Option& option) {
    const auto cards = static_cast<CardSet>(option.args[0]);
    return "Pay " + number_at(option, 2) + ": " + set_text(game, purse_of(game, option.args[3]), cards) +
           too_much(option.args[1], option.args[2]) + warning(game, std::popcount(cards));
}

std::string card_by_card_key(const Game&, const Option&) { return "card by card"; }
std::string card_by_card_label(const Game&, const Option&) { return "Choose other cards, one by one"; }

std::string decline_key(const Game&, const Option&) { return "decline"; }

std::string decline_label(const Game& game, const Option& option) {
    if (!is_fight(option.args[0])) return "Do not pay the way: " + consequence_text(failing(game).what);
    return "Do not fight: " + consequence_text(location_def(game, at(game)).fight.losing);
}

std::string add_key(const Game& game, const Option& option) { return "add " + id_at(game, option, 0); }

std::string add_label(const Game& game, const Option& option) {
    std::string text = "Add " + name_of(game, piece_arg(option.args[0])) + ": " + number_at(option, 1);
    if (option.args[2] == 0) return text;
    return text + doubler_text(purse_of(game, game.decision().args[0]).doubling);
}

std::string these_key(const Game&, const Option&) { return "done"; }

std::string these_label(const Game& game, const Option& option) {
    return "Pay with " + counted(option.args[0], "card", "cards") + ": " + number_at(option, 1) + " for " +
           number_at(option, 2) + too_much(option.args[1], option.args[2]) + warning(game, option.args[0]);
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
