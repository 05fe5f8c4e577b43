// Verbs that look at ways: neighbours, distances, lines.
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

constexpr int kFar = 99;

Param goal() { return need("to", Type::Piece, "tiles", "The tile to get to."); }

Arg neighbours(Game& game, RuleContext& context, const Args& args) {
    const PieceId tile = tile_arg(game, context, args[0]);
    game.list().clear();
    for (const Direction direction : kDirections) {
        if (const PieceId next = way(game, tile, direction)) game.list().push_back(next);
    }
    return static_cast<Arg>(game.list().size());
}

Arg line(Game& game, RuleContext& context, const Args& args) {
    const auto direction = static_cast<Direction>(args[0]);
    PieceId tile = way(game, tile_arg(game, context, args[1]), direction);
    game.list().clear();
    for (int distance = 1; tile && distance <= args[2]; ++distance) {
        game.list().push_back(tile);
        tile = way(game, tile, direction);
    }
    return static_cast<Arg>(game.list().size());
}

Arg distance(Game& game, RuleContext& context, const Args& args) {
    const PieceId to = tile_arg(game, context, args[0]);
    return Distances(game, tile_arg(game, context, args[1])).to(to);
}

Arg step_towards(Game& game, RuleContext& context, const Args& args) {
    const PieceId to = tile_arg(game, context, args[0]);
    return Event::to_arg(Distances(game, tile_arg(game, context, args[1])).first_step(game, to));
}

Arg in_line(Game& game, RuleContext& context, const Args& args) {
    const PieceId to = tile_arg(game, context, args[0]);
    return line_of_sight(game, tile_arg(game, context, args[1]), to).distance;
}

bool realm_complete(const Game& game, PieceId tile) {
    const int realm = realm_of(game, tile);
    return realm >= 0 && crawl::crawl(game).realms[static_cast<std::size_t>(realm)].complete != 0;
}

}  // namespace

void describe_way_queries(Verbs& verbs) {
    verbs.list("neighbours", "The tiles one step away on foot: north, east, south, west.", {tile("The tile.")}, "tiles",
               neighbours, "for _, next in ipairs(event.tile:neighbours()) do end");
    verbs.list("line", "The tiles in a straight line through open edges, nearest first.",
               {need("direction", Type::Direction, "", "Which way."), from("Where it begins; not in the list itself."),
                may("reach", Type::Int, "", "How many tiles at most.", "99", kFar)},
               "tiles", line, "local burnt = game:line(event.direction)");
    verbs.query("distance", "Steps on foot between two tiles; -1 when there is no way.",
                {goal(), from("Where to start.")}, kNumber, distance, "when: {distance: {to: target, at_most: 3}}");
    verbs.query("step_towards", "The first tile on a shortest way on foot; none when there is no way.",
                {goal(), from("Where to start.")}, kTile, step_towards, "local next = game:step_towards(goal, here)");
    verbs.query("in_line", "How far a tile is in a straight line through open edges; 0 when it is not in line.",
                {goal(), from("Where to look from.")}, kNumber, in_line, "when: {in_line: {to: target, at_least: 1}}");
    verbs.query("realm_complete", "Whether no more tiles will be laid from the stack of the tile's realm.",
                {tile("Any tile of the realm.")}, kTruth, of_piece<realm_complete, tile_arg>, "when: realm_complete");
}

}  // namespace briar::crawl::verbs
