// Verbs that look at cards, items and what is printed on pieces.
#include <algorithm>

#include "runtime/journey/draw.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

template <class Def>
bool tagged(const Def* def, const std::string& tag) {
    return def != nullptr && std::find(def->tags.begin(), def->tags.end(), tag) != def->tags.end();
}

Arg has_tag(Game& game, RuleContext&, const Args& args) {
    const JourneyData& all = data(game);
    const auto piece = static_cast<std::size_t>(args[0]);
    const std::string& tag = game.text(TextId{args[1]});
    return Arg{tagged(all.locations[piece], tag) || tagged(all.cards[piece], tag) || tagged(all.heroes[piece], tag) ||
               tagged(all.items[piece], tag)};
}

Arg shows_icon(Game& game, RuleContext&, const Args& args) {
    const IconSet shown = shown_icons(game, piece_arg(args[0]));
    return Arg{(shown >> icon_arg(game, args[1]) & 1U) != 0};
}

bool in(const Game& game, ZoneId zone, Arg def) {
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        if (game.rules().info(piece).def.value == def) return true;
    }
    return false;
}

Arg list_zone(Game& game, ZoneId zone) {
    game.list().clear();
    for (const PieceId piece : ZoneRange(game.state(), zone))
        game.list().push_back(piece);
    return static_cast<Arg>(game.list().size());
}

void describe_counts(Registry& registry) {
    query(
        registry, "hand_size", "Cards in hand.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::hand_size(game)}; },
        "when: {hand_size: {at_most: 2}}");
    query(
        registry, "hand_limit", "Cards up to which is drawn.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::hand_limit(game)}; },
        "when: {hand_limit: {at_least: 6}}");
    query(
        registry, "deck_size", "Cards in the deck.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{journey::deck_size(game)}; },
        "when: {deck_size: {is: 0}}");
    query(
        registry, "discard_size", "Cards in the discard pile.", {}, kNumber,
        [](Game& game, RuleContext&, const Args&) { return Arg{count(game, data(game).discard)}; },
        "when: {discard_size: {at_least: 1}}");
}

void describe_lists(Registry& registry) {
    list(
        registry, "hand", "The cards in hand, in the order in which they were drawn.", "cards",
        [](Game& game, RuleContext&, const Args&) { return list_zone(game, data(game).hand); },
        "for _, card in ipairs(game:hand()) do end");
    list(
        registry, "discards", "The cards of the discard pile, the first one discarded first.", "cards",
        [](Game& game, RuleContext&, const Args&) { return list_zone(game, data(game).discard); },
        "for _, card in ipairs(game:discards()) do end");
    list(
        registry, "items", "The items that the party has.", "items",
        [](Game& game, RuleContext&, const Args&) { return list_zone(game, data(game).belongings); },
        "for _, item in ipairs(game:items()) do end");
}

void describe_printed(Registry& registry) {
    const Param card = need("card", Type::Piece, "cards", "The card.");
    query(
        registry, "fight_points", "Fight points printed on a card.", {card}, kNumber,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{card_def(game, card_arg(game, context, args[0])).fight};
        },
        "when: {fight_points: {card: card, at_least: 3}}");
    query(
        registry, "move_points", "Movement points printed on a card.", {card}, kNumber,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{card_def(game, card_arg(game, context, args[0])).move};
        },
        "when: {move_points: {card: card, at_least: 3}}");
    query(registry, "shows_icon", "Whether a card or a hero shows an icon.",
          {need("piece", Type::Piece, "cards|heroes", "The card or hero."),
           need("icon", Type::Def, "icons", "The icon.")},
          kTruth, shows_icon, "when: {shows_icon: {piece: card, icon: might}}");
    query(registry, "has_tag", "Whether a piece's entry carries a tag.",
          {need("piece", Type::Piece, "cards|heroes|items|locations", "The piece."),
           need("tag", Type::Text, "", "The tag.")},
          kTruth, has_tag, "when: {has_tag: {piece: here, tag: water}}");
}

}  // namespace

void describe_card_queries(Registry& registry) {
    describe_counts(registry);
    describe_lists(registry);
    describe_printed(registry);
    query(
        registry, "has_item", "Whether the party has an item.", {need("item", Type::Def, "items", "The item.")}, kTruth,
        [](Game& game, RuleContext&, const Args& args) { return Arg{in(game, data(game).belongings, args[0])}; },
        "when: {has_item: rope}");
    query(
        registry, "in_party", "Whether a hero is in the party, standing or not.",
        {need("hero", Type::Def, "heroes", "The hero.")}, kTruth,
        [](Game& game, RuleContext&, const Args& args) { return Arg{in(game, data(game).party, args[0])}; },
        "when: {in_party: bryn}");
}

}  // namespace briar::journey::verbs
