#include "runtime/journey/card_logs.hpp"

#include <string>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

constexpr std::size_t kHead = 2;
constexpr std::size_t kCardsInLine = 8;

std::int32_t pair(PieceId first, PieceId second) {
    return static_cast<std::int32_t>(std::uint32_t{first.value} | std::uint32_t{second.value} << 16U);
}

std::string cards_text(
    const Game& game, const LogLine& line,
    std::string (*text)(const Game& game, PieceId card) = [](const Game& of, PieceId card) {
        return std::string(name_of(of, card));
    }) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kCardsInLine; ++i) {
        const auto bits = static_cast<std::uint32_t>(line.args[kHead + i / 2]);
        const PieceId card{static_cast<std::uint16_t>(i % 2 == 0 ? bits & 0xffffU : bits >> 16U)};
        if (card) names.push_back(text(game, card));
    }
    return listed(names);
}

std::string drew(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "draws ", "draw ") + cards_text(game, line) + " (" + number_at(line, 1) +
           " left in the deck).";
}

std::string lost_cards(const Game& game, const LogLine& line) {
    return cards_text(game, line) + " out of the game (" + number_at(line, 0) + " left in the deck).";
}

std::string points(const LogLine& line) {
    return ": " + std::to_string(line.args[1] / 4096) + " points for " + std::to_string(line.args[1] % 4096) + ".";
}

std::string paid_fight(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "fights with ", "fight with ") + cards_text(game, line) + points(line);
}

std::string paid_move(const Game& game, const LogLine& line) {
    return heroes_do(game, line.args[0], "travels with ", "travel with ") + cards_text(game, line) + points(line);
}

std::string discarded(const Game& game, const LogLine& line) { return cards_text(game, line) + " discarded."; }
std::string taken_back(const Game& game, const LogLine& line) {
    return cards_text(game, line) + " back from the discard pile.";
}
std::string put_under(const Game& game, const LogLine& line) { return cards_text(game, line) + " under the deck."; }

/// With the price that is printed on it.
std::string for_sale(const Game& game, PieceId item) {
    return name_of(game, item) + " (" + std::to_string(item_def(game, item).price) + " gold)";
}

std::string shown(const Game& game, const LogLine& line) {
    return "On offer: " + cards_text(game, line, for_sale) + ".";
}

std::string none_to_lose(const Game&, const LogLine&) { return "The deck is empty: no card leaves the game."; }

std::string too_dear(const Game&, const LogLine& line) {
    return std::to_string(line.args[0]) + " gold buys nothing of it.";
}

std::string deck_empty(const Game&, const LogLine& line) {
    return "The deck is empty; " + counted(line.args[0], "card is", "cards are") + " left in hand.";
}

}  // namespace

const LogKind kDrewLog{"drew", drew};
const LogKind kLostCardsLog{"lost-cards", lost_cards};
const LogKind kPaidFightLog{"paid-fight", paid_fight};
const LogKind kPaidMoveLog{"paid-move", paid_move};
const LogKind kDiscardedLog{"discarded", discarded};
const LogKind kTakenBackLog{"taken-back", taken_back};
const LogKind kPutUnderLog{"put-under", put_under};
const LogKind kShownItemsLog{"shown-items", shown};
const LogKind kDeckEmptyLog{"deck-empty", deck_empty};
const LogKind kNoneToLoseLog{"none-to-lose", none_to_lose};
const LogKind kTooDearLog{"too-dear", too_dear};

void log_card(Game& game, const LogKind& kind, PieceId card) {
    CardRow one;
    one.add(card);
    log_cards(game, kind, {}, one);
}

void log_cards(Game& game, const LogKind& kind, std::array<std::int32_t, 2> head, const CardRow& cards) {
    if (!game.watched()) return;
    for (std::size_t begin = 0; begin < cards.count; begin += kCardsInLine) {
        std::array<std::int32_t, 4> pairs{};
        for (std::size_t i = 0; i < kCardsInLine; i += 2) {
            const auto card = [&](std::size_t at) { return at < cards.count ? cards.cards[at] : PieceId{}; };
            pairs[i / 2] = pair(card(begin + i), card(begin + i + 1));
        }
        game.log(kind, head[0], head[1], pairs[0], pairs[1], pairs[2], pairs[3]);
    }
}

}  // namespace briar::journey
