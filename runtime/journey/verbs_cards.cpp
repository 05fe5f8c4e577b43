// Verbs that look at cards, items and what is printed on pieces.
#include "runtime/journey/draw.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

bool is_printed(const Game&, PieceId) { return true; }

/// The piece given; refuses none.
PieceId printed_arg(const Game& game, const RuleContext& context, Arg arg) {
    return meant(game, context, piece_arg(arg), is_printed, "a piece");
}

Arg has_tag(Game& game, RuleContext& context, const Args& args) {
    const JourneyData& all = data(game);
    const std::size_t piece = printed_arg(game, context, args[0]).value;
    const std::string& tag = game.text(TextId{args[1]});
    return Arg{tagged(all.locations[piece], tag) || tagged(all.cards[piece], tag) || tagged(all.heroes[piece], tag) ||
               tagged(all.items[piece], tag)};
}

Arg shows_icon(Game& game, RuleContext& context, const Args& args) {
    const IconSet shown = shown_icons(game, printed_arg(game, context, args[0]));
    return Arg{(shown >> icon_arg(game, args[1]) & 1U) != 0};
}

Arg has_item(Game& game, RuleContext&, const Args& args) {
    return Arg{static_cast<bool>(first_in(game, data(game).belongings, def_arg(args[0])))};
}

Arg has_hero(Game& game, RuleContext&, const Args& args) {
    return Arg{static_cast<bool>(first_in(game, data(game).party, def_arg(args[0])))};
}

int discard_size(const Game& game) { return count(game, data(game).discard); }
ZoneRange hand(const Game& game) { return {game.state(), data(game).hand}; }
ZoneRange discards(const Game& game) { return {game.state(), data(game).discard}; }
ZoneRange belongings(const Game& game) { return {game.state(), data(game).belongings}; }
int fight_points(const Game& game, PieceId card) { return card_def(game, card).fight; }
int move_points(const Game& game, PieceId card) { return card_def(game, card).move; }

void describe_counts(Verbs& verbs) {
    verbs.query("hand_size", "Cards in hand.", {}, kNumber, of_game<journey::hand_size>,
                "when: {hand_size: {at_most: 2}}");
    verbs.query("hand_limit", "Cards up to which is drawn.", {}, kNumber, of_game<journey::hand_limit>,
                "when: {hand_limit: {at_least: 6}}");
    verbs.query("deck_size", "Cards in the deck.", {}, kNumber, of_game<journey::deck_size>,
                "when: {deck_size: {is: 0}}");
    verbs.query("discard_size", "Cards in the discard pile.", {}, kNumber, of_game<discard_size>,
                "when: {discard_size: {at_least: 1}}");
}

void describe_lists(Verbs& verbs) {
    verbs.list("hand", "The cards in hand, in the order in which they were drawn.", {}, "cards", of_game<hand>,
               "for _, card in ipairs(game:hand()) do end");
    verbs.list("discards", "The cards of the discard pile, the first one discarded first.", {}, "cards",
               of_game<discards>, "for _, card in ipairs(game:discards()) do end");
    verbs.list("items", "The items that the party has.", {}, "items", of_game<belongings>,
               "for _, item in ipairs(game:items()) do end");
}

void describe_printed(Verbs& verbs) {
    const Param card = need("card", Type::Piece, "cards", "The card.");
    verbs.query("fight_points", "Fight points printed on a card.", {card}, kNumber, of_piece<fight_points, card_arg>,
                "when: {fight_points: {card: card, at_least: 3}}");
    verbs.query("move_points", "Movement points printed on a card.", {card}, kNumber, of_piece<move_points, card_arg>,
                "when: {move_points: {card: card, at_least: 3}}");
    verbs.query("shows_icon", "Whether a card or a hero shows an icon.",
                {need("piece", Type::Piece, "cards|heroes", "The card or hero."),
                 need("icon", Type::Def, "icons", "The icon.")},
                kTruth, shows_icon, "when: {shows_icon: {piece: card, icon: might}}");
    verbs.query("has_tag", "Whether a piece's entry carries a tag.",
                {need("piece", Type::Piece, "cards|heroes|items|locations", "The piece."),
                 need("tag", Type::Text, "", "The tag.")},
                kTruth, has_tag, "when: {has_tag: {piece: here, tag: water}}");
}

}  // namespace

void describe_card_queries(Verbs& verbs) {
    describe_counts(verbs);
    describe_lists(verbs);
    describe_printed(verbs);
    verbs.query("has_item", "Whether the party has an item.", {need("item", Type::Def, "items", "The item.")}, kTruth,
                has_item, "when: {has_item: rope}");
    verbs.query("in_party", "Whether a hero is in the party, standing or not.",
                {need("hero", Type::Def, "heroes", "The hero.")}, kTruth, has_hero, "when: {in_party: bryn}");
}

}  // namespace briar::journey::verbs
