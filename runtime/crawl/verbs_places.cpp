// Verbs that look at places: what stands and lies where.
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/events.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

/// A list of the pieces on a tile that are of a kind.
template <auto is_kind>
Arg on_tile(Game& game, RuleContext& context, const Args& args) {
    game.list().clear();
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile_arg(game, context, args[0])))) {
        if (is_kind(game, piece)) game.list().push_back(piece);
    }
    return static_cast<Arg>(game.list().size());
}

/// Any piece; none is given: the hero.
PieceId any_or_hero(const Game& game, const RuleContext& context, Arg arg) {
    return arg < 0 ? hero_arg(game, context, arg) : piece_arg(arg);
}

/// Any piece; none is given: the tile.
PieceId any_or_tile(const Game& game, const RuleContext& context, Arg arg) {
    return arg < 0 ? tile_arg(game, context, arg) : piece_arg(arg);
}

Arg is_a_monster(Game& game, RuleContext&, const Args& args) {
    return Arg{args[0] >= 0 && is_monster(game, piece_arg(args[0]))};
}

bool carries_special(const Game& game, PieceId piece, DefId special) {
    const Ruleset& rules = game.rules();
    for (const SpecialId id : rules.carried[rules.info(piece).def.value].specials) {
        if (rules.specials[id.value].def == special) return true;
    }
    return false;
}

Arg has_special(Game& game, RuleContext& context, const Args& args) {
    return Arg{carries_special(game, any_or_tile(game, context, args[1]), def_arg(args[0]))};
}

Arg tagged(Game& game, RuleContext& context, const Args& args) {
    const PieceId piece = args[1] < 0 ? monster_of_event(game, context.event) : piece_arg(args[1]);
    return Arg{piece && has_tag(game, piece, game.text(TextId{args[0]}))};
}

Arg crowded(Game& game, RuleContext& context, const Args& args) {
    const PieceId hero = hero_arg(game, context, -1);
    for (const PieceId other : crawl::heroes_on(game, tile_arg(game, context, args[0]))) {
        if (other != hero) return 1;
    }
    return 0;
}

Arg has_token(Game& game, RuleContext& context, const Args& args) {
    const ZoneId on = ground(game, tile_arg(game, context, args[1]));
    return Arg{static_cast<bool>(first_in(game, on, def_arg(args[0])))};
}

Arg tiles(Game& game, RuleContext& context, const Args& args) {
    const int realm = realm_of(game, hero_arg(game, context, -1));
    game.list().clear();
    if (realm < 0) return 0;
    const std::string& tag = game.text(TextId{args[1]});
    for (const PieceId tile : ZoneRange(game.state(), data(game).realms[static_cast<std::size_t>(realm)].map)) {
        if (args[0] >= 0 && !carries_special(game, tile, def_arg(args[0]))) continue;
        if (tag.empty() || has_tag(game, tile, tag)) game.list().push_back(tile);
    }
    return static_cast<Arg>(game.list().size());
}

void describe_contents(Verbs& verbs) {
    verbs.list("heroes", "All heroes in play, in the order of play.", {}, "heroes", of_game<heroes_in_play>,
               "for _, hero in ipairs(game:heroes()) do game:heal(1, hero) end");
    verbs.list("heroes_on", "The heroes on a tile, in the order of play.", {tile("The tile.")}, "heroes",
               of_piece<heroes_on, tile_arg>, "local there = event.tile:heroes_on()");
    verbs.list("monsters_on", "The revealed monsters on a tile.", {tile("The tile.")}, "monsters", on_tile<is_monster>,
               "if #event.tile:monsters_on() == 0 then return end");
    verbs.list("items_on", "The items that lie on a tile.", {tile("The tile.")}, "items", on_tile<is_item>,
               "local items = event.tile:items_on()");
    verbs.list("tiles", "The laid tiles of the hero's realm, in the order in which they were laid.",
               {may("special", Type::Def, "specials", "Only those that carry it.", "any"),
                may("tag", Type::Text, "", "Only those with this tag.", "any", 0)},
               "tiles", tiles, "local mills = game:tiles(\"mill\")");
}

}  // namespace

void describe_place_queries(Verbs& verbs) {
    verbs.query("tile_of", "The tile that a piece stands or lies on, or is carried over; none when it is on no map.",
                {may("piece", Type::Piece, "", "The piece.", kEventHero)}, kTile, of_piece<crawl::tile_of, any_or_hero>,
                "place: {token: mud, tile: {tile_of: hero}}");
    verbs.query("is_laid", "Whether a tile lies on a map.",
                {may("tile", Type::Piece, "tiles", "The tile.", kEventTile)}, kTruth, of_piece<laid, any_or_tile>,
                "when: {is_laid: {piece_of: mill}}");
    verbs.query("is_monster", "Whether a piece is a monster.", {need("piece", Type::Piece, "", "The piece.")}, kTruth,
                is_a_monster, "when: {is_monster: opponent}");
    verbs.query("crowded", "Whether another hero than the event's stands on the tile.", {tile("The tile.")}, kTruth,
                crowded, "when: {not: crowded}");
    verbs.query("has_token", "Whether such a token lies on the tile.",
                {need("token", Type::Def, "tokens", "The token."), tile("The tile.")}, kTruth, has_token,
                "when: {has_token: mud}");
    verbs.query("unrevealed", "Whether a monster that has not been revealed lies on the tile.", {tile("The tile.")},
                kTruth, of_piece<has_unrevealed, tile_arg>, "when: unrevealed");
    verbs.query("has_special", "Whether a piece carries a special.",
                {need("special", Type::Def, "specials", "The special."),
                 may("piece", Type::Piece, "", "The piece.", kEventTile)},
                kTruth, has_special, "when: {has_special: mill}");
    verbs.query(
        "tagged", "Whether a piece's entry has a tag.",
        {need("tag", Type::Text, "", "The tag."), may("piece", Type::Piece, "", "The piece.", "the event's monster")},
        kTruth, tagged, "when: {tagged: {tag: undead, piece: monster}}");
    describe_contents(verbs);
}

}  // namespace briar::crawl::verbs
