#pragma once

#include <array>
#include <cstddef>

#include "runtime/journey/journey_data.hpp"

/// FR-2.1, FR-2.3, FR-3.3: cards come into the hand and leave it.
namespace briar::journey {

/// Some cards, in an order.
struct CardRow {
    static constexpr std::size_t kMost = 60;
    std::array<PieceId, kMost> cards{};
    std::size_t count = 0;

    void add(PieceId card) {
        if (count < kMost) cards[count++] = card;
    }
    [[nodiscard]] const PieceId* begin() const { return cards.data(); }
    [[nodiscard]] const PieceId* end() const { return cards.data() + count; }
};

/// FR-2.1: draws cards into the hand; an empty deck ends it (FR-2.3). Gives how many.
Flow<int> draw_cards(Game& game, int most);
/// FR-3.3: puts cards on the discard pile, then lets rules know of each. Does not look whether cards are left. `cards`
/// must outlive the flow.
Flow<void> discard_cards(Game& game, const CardRow& cards, Use use);
/// The same for one card. FR-2.3: a discard may lose the game.
Flow<void> discard(Game& game, PieceId card, Use use);
/// FR-3.3, FR-4.8: cards leave the game from the top of the deck, as many as there are; gives how many. FR-2.3: this
/// may lose the game.
Flow<int> lose_cards(Game& game, int most);

/// FR-2.3: neither the deck nor the hand has a card.
[[nodiscard]] inline bool out_of_cards(const Game& game) { return deck_size(game) == 0 && hand_size(game) == 0; }
/// FR-2.3: after a discard: without cards the game is lost at once, but for a landing that is still open, or about to
/// be, at which the party could rest.
void lose_if_out_of_cards(Game& game);
/// FR-2.3: whether paying with so many cards of the hand in this phase spends the last ones and so loses the game,
/// unless a rule brings new ones: to be said before it is done.
[[nodiscard]] bool loses_by_paying(const Game& game, int cards);
/// The same for a card that is discarded for its ability.
[[nodiscard]] bool loses_by_using(const Game& game, PieceId card);

}  // namespace briar::journey
