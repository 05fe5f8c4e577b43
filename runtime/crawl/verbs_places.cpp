// Verbs that look at places: what stands and lies where.
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/events.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

/// Leaves the pieces on a tile that are of a kind in the list for scripts; gives how many.
template <class IsKind>
Arg list_on(Game& game, PieceId tile, IsKind is_kind) {
    std::vector<PieceId>& found = game.list();
    found.clear();
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        if (is_kind(game, piece)) found.push_back(piece);
    }
    return static_cast<Arg>(found.size());
}

bool carries_special(const Game& game, PieceId piece, DefId special) {
    const Ruleset& rules = game.rules();
    for (const SpecialId id : rules.carried[rules.info(piece).def.value].specials) {
        if (rules.specials[id.value].def == special) return true;
    }
    return false;
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
    verbs.list(
        "heroes", "All heroes in play, in the order of play.", {}, "heroes",
        [](Game& game, RuleContext&, const Args&) { return give_list(game, heroes_in_play(game)); },
        "for _, hero in ipairs(game:heroes()) do game:heal(1, hero) end");
    verbs.list(
        "heroes_on", "The heroes on a tile, in the order of play.", {tile("The tile.")}, "heroes",
        [](Game& game, RuleContext& context, const Args& args) {
            return give_list(game, crawl::heroes_on(game, tile_arg(game, context, args[0])));
        },
        "local there = event.tile:heroes_on()");
    verbs.list(
        "monsters_on", "The revealed monsters on a tile.", {tile("The tile.")}, "monsters",
        [](Game& game, RuleContext& context, const Args& args) {
            return list_on(game, tile_arg(game, context, args[0]), is_monster);
        },
        "if #event.tile:monsters_on() == 0 then return end");
    verbs.list(
        "items_on", "The items that lie on a tile.", {tile("The tile.")}, "items",
        [](Game& game, RuleContext& context, const Args& args) {
            return list_on(game, tile_arg(game, context, args[0]), is_item);
        },
        "local items = event.tile:items_on()");
    verbs.list("tiles", "The laid tiles of the hero's realm, in the order in which they were laid.",
               {may("special", Type::Def, "specials", "Only those that carry it.", "any"),
                may("tag", Type::Text, "", "Only those with this tag.", "any", 0)},
               "tiles", tiles, "local mills = game:tiles(\"mill\")");
}

}  // namespace

void describe_place_queries(Verbs& verbs) {
    verbs.query(
        "tile_of", "The tile that a piece stands or lies on, or is carried over; none when it is on no map.",
        {may("piece", Type::Piece, "", "The piece.", "the event's hero")}, kTile,
        [](Game& game, RuleContext& context, const Args& args) {
            const PieceId piece = args[0] < 0 ? hero_arg(game, context, -1) : piece_arg(args[0]);
            return Event::to_arg(crawl::tile_of(game, piece));
        },
        "place: {token: mud, tile: {tile_of: hero}}");
    verbs.query(
        "is_laid", "Whether a tile lies on a map.",
        {may("tile", Type::Piece, "tiles", "The tile.", "the event's tile")}, kTruth,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{laid(game, args[0] < 0 ? tile_arg(game, context, -1) : piece_arg(args[0]))};
        },
        "when: {is_laid: {piece_of: mill}}");
    verbs.query(
        "is_monster", "Whether a piece is a monster.", {need("piece", Type::Piece, "", "The piece.")}, kTruth,
        [](Game& game, RuleContext&, const Args& args) {
            return Arg{args[0] >= 0 && is_monster(game, piece_arg(args[0]))};
        },
        "when: {is_monster: opponent}");
    verbs.query("crowded", "Whether another hero than the event's stands on the tile.", {tile("The tile.")}, kTruth,
                crowded, "when: {not: crowded}");
    verbs.query("has_token", "Whether such a token lies on the tile.",
                {need("token", Type::Def, "tokens", "The token."), tile("The tile.")}, kTruth, has_token,
                "when: {has_token: mud}");
    verbs.query(
        "unrevealed", "Whether a monster that has not been revealed lies on the tile.", {tile("The tile.")}, kTruth,
        [](Game& game, RuleContext& context, const Args& args) {
            return Arg{has_unrevealed(game, tile_arg(game, context, args[0]))};
        },
        "when: unrevealed");
    verbs.query(
        "has_special", "Whether a piece carries a special.",
        {need("special", Type::Def, "specials", "The special."),
         may("piece", Type::Piece, "", "The piece.", "the event's tile")},
        kTruth,
        [](Game& game, RuleContext& context, const Args& args) {
            const PieceId piece = args[1] < 0 ? tile_arg(game, context, -1) : piece_arg(args[1]);
            return Arg{carries_special(game, piece, def_arg(args[0]))};
        },
        "when: {has_special: mill}");
    verbs.query(
        "tagged", "Whether a piece's entry has a tag.",
        {need("tag", Type::Text, "", "The tag."), may("piece", Type::Piece, "", "The piece.", "the event's monster")},
        kTruth,
        [](Game& game, RuleContext& context, const Args& args) {
            const PieceId piece = args[1] < 0 ? monster_of_event(game, context.event) : piece_arg(args[1]);
            return Arg{piece && has_tag(game, piece, game.text(TextId{args[0]}))};
        },
        "when: {tagged: {tag: undead, piece: monster}}");
    describe_contents(verbs);
}

}  // namespace briar::crawl::verbs
