// Verbs that move heroes and lay tiles, with everything that follows from it.
#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

Flow<Arg> move(Game& game, RuleContext& context, Args args) {
    const PieceId tile = tile_arg(game, context, args[0]);
    if (!laid(game, tile)) refuse(game, context, "the tile `" + name_of(game, tile) + "` has not been laid");
    const PieceId hero = living_hero_arg(game, context, args[1]);
    const bool moved = co_await move_to(game, hero, tile);
    co_return Arg{moved};
}

Flow<Arg> reveal_tile(Game& game, RuleContext& context, Args args) {
    const PieceId hero = living_hero_arg(game, context, args[0]);
    const Laid laid_now = co_await reveal(game, hero);
    co_return Event::to_arg(laid_now.tile);
}

/// The first copy of a tile that is not on a map; none.
PieceId unlaid(const Game& game, DefId def) {
    const PieceRow row = data(game).copies[def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (!laid(game, PieceId{i})) return PieceId{i};
    }
    return {};
}

Flow<Arg> lay_tile(Game& game, RuleContext& context, Args args) {
    const PieceId tile = unlaid(game, def_arg(args[0]));
    if (!tile) co_return 0;
    const PieceId beside = tile_arg(game, context, args[1]);
    const bool laid_now = co_await lay_beside(game, hero_arg(game, context, -1), tile, beside);
    co_return Arg{laid_now};
}

}  // namespace

void describe_moves(Verbs& verbs) {
    verbs.flow("move",
               "Moves a hero to a tile and resolves the landing; no action points are paid. False: a rule forbade it.",
               {need("tile", Type::Piece, "tiles", "Where to."), hero("The hero.")}, kTruth, move, "move: target");
    verbs.flow(
        "reveal",
        "Draws a tile of the hero's realm and lays it beside the hero's tile; no action points are paid. Gives the "
        "tile, or none when it did not fit.",
        {hero("Who draws.")}, kTile, reveal_tile, "reveal");
    verbs.flow(
        "lay",
        "Lays a certain tile beside another one, or at the nearest open edge when it does not fit there. False: it is "
        "on the map already, or fits nowhere.",
        {need("tile", Type::Def, "tiles", "The tile to lay."),
         may("beside", Type::Piece, "tiles", "The tile it should lie next to.", kEventTile)},
        kTruth, lay_tile, "lay: old-mill");
}

}  // namespace briar::crawl::verbs
