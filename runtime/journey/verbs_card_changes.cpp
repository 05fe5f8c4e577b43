// Verbs that move cards and items.
#include <algorithm>

#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/choice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/look_at_deck.hpp"
#include "runtime/journey/rest.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

Flow<Arg> draw(Game& game, RuleContext&, Args args) {
    const int drawn = co_await journey::draw_cards(game, std::max(0, args[0]));
    co_return drawn;
}

/// The card that is given, else one that the player chooses of a zone; none: it does not lie there.
Flow<PieceId> card_of(Game& game, RuleContext& context, Arg given, CardChoice choice, ZoneId zone) {
    PieceId card;
    if (given >= 0) {
        card = card_arg(game, context, given);
    } else {
        card = co_await choose_card(game, choice, zone);
    }
    co_return card&& game.state().piece(card).zone == zone ? card : PieceId{};
}

Flow<Arg> discard_card(Game& game, RuleContext& context, Args args) {
    const PieceId card = co_await card_of(game, context, args[0], CardChoice::Discard, data(game).hand);
    if (!card) co_return -1;
    co_await journey::discard(game, card, Use::Rule);
    co_return Event::to_arg(card);
}

Flow<Arg> take_back(Game& game, RuleContext& context, Args args) {
    const PieceId card = co_await card_of(game, context, args[0], CardChoice::TakeBack, data(game).discard);
    if (!card) co_return -1;
    game.state().move_to_back(card, data(game).hand);
    log_card(game, kTakenBackLog, card);
    co_return Event::to_arg(card);
}

Flow<Arg> lose_some_cards(Game& game, RuleContext&, Args args) {
    const int lost = co_await journey::lose_cards(game, std::max(0, args[0]));
    co_return lost;
}

Flow<Arg> look(Game& game, RuleContext&, Args args) {
    co_await journey::look_at_deck(game, std::max(0, args[0]));
    co_return 0;
}

Flow<Arg> shuffle_back(Game& game, RuleContext&, Args) {
    co_await refill(game);
    co_return 0;
}

bool can_leave(const Game& game, PieceId piece) { return is_card(game, piece) || is_item(game, piece); }

/// Action cards and items leave the game; a hero or a location cannot.
Arg remove(Game& game, RuleContext& context, const Args& args) {
    const PieceId piece = meant(game, context, piece_arg(args[0]), can_leave, "an action card or an item");
    game.state().move_to_back(piece, data(game).removed);
    lose_if_out_of_cards(game);
    return 0;
}

}  // namespace

void describe_card_changes(Verbs& verbs) {
    const Param count = may("count", Type::Int, "", "How many.", "1", 1);
    verbs.flow("draw_cards",
               "Draws cards into the hand, beyond its limit too; an empty deck ends it. Gives how many were drawn.",
               {count}, kNumber, draw, "draw_cards: 2");
    verbs.flow("discard", "A card of the hand is discarded; gives it, or none.",
               {may("card", Type::Piece, "cards", "Which card.", "the player chooses")}, kCard, discard_card,
               "discard");
    verbs.flow("take_back", "A card of the discard pile comes into the hand; gives it, or none.",
               {may("card", Type::Piece, "cards", "Which card.", "the player chooses")}, kCard, take_back,
               "take_back: target");
    verbs.flow("lose_cards", "Cards leave the game from the top of the deck; gives how many.", {count}, kNumber,
               lose_some_cards, "lose_cards: 1");
    verbs.flow(
        "look_at_deck",
        "The player sees the top cards of the deck and may put any of them under it; the others keep their order.",
        {count}, kNothing, look, "look_at_deck: 3");
    verbs.flow("refill", "The discard pile is shuffled into the deck, as by resting; no token is spent.", {}, kNothing,
               shuffle_back, "refill");
    verbs.change("remove", "An action card or an item leaves the game, wherever it is.",
                 {need("piece", Type::Piece, "cards|items", "The piece.")}, kNothing, remove, "remove: card");
}

}  // namespace briar::journey::verbs
