#include "runtime/journey/look_at_deck.hpp"

#include <algorithm>
#include <string>

#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

std::string look_prompt(const Game& game, const Decision& decision) {
    std::vector<std::string> names;
    for (const PieceId card : ZoneRange(game.state(), data(game).draw_pile)) {
        if (static_cast<std::int32_t>(names.size()) == decision.args[0]) break;
        names.push_back(name_of(game, card));
    }
    return "On top of the deck: " + listed(names);
}

std::string under_key(const Game& game, const Option& option) { return "put " + id_at(game, option, 0) + " under"; }
std::string under_label(const Game& game, const Option& option) {
    return "Put " + card_text(game, piece_arg(option.args[0])) + " under the deck";
}
std::string keep_key(const Game&, const Option&) { return "keep"; }
std::string keep_label(const Game&, const Option&) { return "Leave them where they are"; }

CardRow top_cards(const Game& game, int count) {
    CardRow top;
    for (const PieceId card : ZoneRange(game.state(), data(game).draw_pile)) {
        if (static_cast<int>(top.count) == count) break;
        top.add(card);
    }
    return top;
}

bool alike_before(const Game& game, const CardRow& cards, std::size_t at) {
    const DefId def = game.rules().info(cards.cards[at]).def;
    return std::any_of(cards.begin(), cards.begin() + at,
                       [&](PieceId card) { return game.rules().info(card).def == def; });
}

}  // namespace

const PromptKind kLookPrompt{"look", look_prompt};
const OptionKind kUnderOption{"put-under", under_key, under_label};
const OptionKind kKeepOption{"keep", keep_key, keep_label};

Flow<void> look_at_deck(Game& game, int cards) {
    int left = std::min(cards, deck_size(game));
    if (left > 0) game.revealed();
    while (left > 0) {
        const CardRow top = top_cards(game, left);
        game.begin_decision(kLookPrompt, SeatId{0}, PieceId{}, {left});
        for (std::size_t i = 0; i < top.count; ++i) {
            if (!alike_before(game, top, i)) game.offer(kUnderOption, top.cards[i].value);
        }
        game.offer(kKeepOption);
        const Option option = co_await game.ask();
        if (option.kind == &kKeepOption) co_return;
        game.state().move_to_back(piece_arg(option.args[0]), data(game).draw_pile);
        log_card(game, kPutUnderLog, piece_arg(option.args[0]));
        --left;
    }
}

}  // namespace briar::journey
