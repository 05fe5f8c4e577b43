#include "runtime/crawl/objections.hpp"

#include <optional>

#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/engine/game.hpp"

namespace briar::crawl {
namespace {

std::string short_of_ap(Game& probe, PieceId hero, int cost) {
    return "It costs " + std::to_string(cost) + " AP, and " + std::to_string(ap(probe, hero)) + " are left.";
}

/// There is a way: what else is in it?
std::optional<Objection> no_step(Game& probe, PieceId hero, PieceId from, PieceId to, const std::string& what) {
    const int cost = way_cost(probe, hero, from, to);
    if (cost < 0) return forbidden(probe, data(probe).words.may_move, Event(EventId{}, hero, to, from), to, what);
    if (cost > ap(probe, hero)) return Objection{{}, what, short_of_ap(probe, hero, cost), {}};
    return std::nullopt;
}

std::optional<Objection> no_way(Game& probe, PieceId hero, Direction d) {
    const PieceId here = tile_of(probe, hero);
    const PieceId next = neighbour(probe, here, d);
    const std::string what = std::string("Go ") + name(d);
    if (!is_open(open_edges(probe, here), d))
        return Objection{{}, what, probe.rules().name(here) + " is closed on this side.", {}};
    if (!next) return Objection{{}, what, "Nothing lies there yet: it has to be explored.", {}};
    if (!is_open(open_edges(probe, next), opposite(d)))
        return Objection{{}, what, probe.rules().name(next) + " is closed on this side.", {}};
    return no_step(probe, hero, here, next, what + ", to " + probe.rules().name(next));
}

std::optional<Objection> no_exploring(Game& probe, PieceId hero) {
    const std::string what = "Explore";
    const PieceId here = tile_of(probe, hero);
    const int realm = realm_of(probe, here);
    if (can_reveal(probe, hero)) {
        const int cost = reveal_cost(probe, hero);
        if (cost <= ap(probe, hero)) return std::nullopt;
        return Objection{{}, what, short_of_ap(probe, hero, cost), {}};
    }
    bool open = false;
    for (const Direction d : kDirections)
        open = open || (is_open(open_edges(probe, here), d) && !neighbour(probe, here, d));
    if (!open) return Objection{{}, what, "There is no open side without a tile here.", {}};
    if (probe.state().zone(data(probe).realms[static_cast<std::size_t>(realm)].stack).count == 0)
        return Objection{{}, what, "There is no tile left to draw.", {}};
    Event subject(EventId{}, hero, here);
    if (probe.modified(data(probe).words.may_reveal, 1, subject) == 0)
        return forbidden(probe, data(probe).words.may_reveal, subject, {}, what);
    return Objection{{}, what, "No tile fits any more: this part of the map is complete.", {}};
}

/// Of the hero's own sides: those one cannot go through, and why nothing can be explored.
std::vector<Objection> closed_ways(Game& probe, PieceId hero) {
    std::vector<Objection> all;
    if (!tile_of(probe, hero)) return all;
    for (const Direction d : kDirections) {
        if (auto closed = no_way(probe, hero, d)) all.push_back(std::move(*closed));
    }
    if (auto closed = no_exploring(probe, hero)) all.push_back(std::move(*closed));
    return all;
}

/// Why the hero cannot step on a laid tile; none: it can, or the piece is no tile of the map.
std::optional<Objection> no_way_to(Game& probe, PieceId hero, PieceId tile) {
    const PieceId here = tile_of(probe, hero);
    if (!here || !is_tile(probe, tile) || !laid(probe, tile) || here == tile) return std::nullopt;
    const std::string what = "Go to " + probe.rules().name(tile);
    for (const Direction d : kDirections) {
        if (neighbour(probe, here, d) != tile) continue;
        std::optional<Objection> closed = no_way(probe, hero, d);
        if (closed) closed->what = what;
        return closed;
    }
    return Objection{{}, what, "It is not next to " + probe.rules().name(here) + ": one goes step by step.", {}};
}

}  // namespace

std::vector<Objection> objections(const Game& game, Game& probe, PieceId about) {
    const PieceId hero = game.decision().hero;
    if (game.decision().prompt != &kTurnPrompt || !hero) return {};
    if (!about) return closed_ways(probe, hero);
    std::optional<Objection> closed = no_way_to(probe, hero, about);
    return closed ? std::vector<Objection>{std::move(*closed)} : std::vector<Objection>{};
}

}  // namespace briar::crawl
