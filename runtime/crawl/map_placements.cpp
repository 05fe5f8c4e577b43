// CF-4: where and how a tile may be laid.
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/map_index.hpp"

namespace briar::crawl {
namespace {

/// What a tile laid at an empty place would have to agree with.
struct Surroundings {
    Edges taken = 0;   ///< sides on which a tile lies
    Edges facing = 0;  ///< of these, the sides whose tile has an open edge here
};

Surroundings surroundings(const Game& game, int realm, Spot spot) {
    unsigned taken = 0;
    unsigned facing = 0;
    for (const Direction d : kDirections) {
        const PieceId next = tile_at(game, realm, step(spot, d));
        if (!next) continue;
        taken |= 1U << static_cast<unsigned>(d);
        if (is_open(open_edges(game, next), opposite(d))) facing |= 1U << static_cast<unsigned>(d);
    }
    return {static_cast<Edges>(taken), static_cast<Edges>(facing)};
}

int count(unsigned edges) { return __builtin_popcount(edges); }

/// CF-4.3: whether the edges agree with what lies around; `join` are the sides of which one must be joined.
bool agrees(Edges edges, const Surroundings& around, Edges join, EdgeRule rule) {
    if ((edges & around.facing & join) == 0) return false;
    return rule == EdgeRule::Joined || (edges & around.taken) == around.facing;
}

/// Open ends that the realm has more (or less) after laying such edges there.
int gained_ends(Edges edges, const Surroundings& around) {
    return count(edges & ~static_cast<unsigned>(around.taken) & 15U) - count(around.facing);
}

/// CF-4.5: the realm's open ends as far as laying must keep one.
struct Opening {
    bool matters = false;  ///< tiles remain, and the ruling is on
    int ends = 0;
    [[nodiscard]] bool closed_by(Edges edges, const Surroundings& around) const {
        return matters && ends + gained_ends(edges, around) <= 0;
    }
};

bool exit_waits(const Game& game, int realm) {
    const RealmData& of = data(game).realms[static_cast<std::size_t>(realm)];
    return of.exit && game.state().piece(of.exit).zone == of.aside;
}

/// Whether tiles will still be laid in the realm after `tile`. The exit is the last one.
bool tiles_remain(const Game& game, int realm, PieceId tile) {
    const RealmData& of = data(game).realms[static_cast<std::size_t>(realm)];
    if (tile == of.exit) return false;
    const int others = game.state().zone(of.stack).count - (game.state().piece(tile).zone == of.stack ? 1 : 0);
    return others > 0 || exit_waits(game, realm);
}

/// The shapes (open edges as lain, 16 of them, as bits) that fit somewhere in the realm without closing it.
std::uint32_t fitting_shapes(const Game& game, int realm, const Opening& opening) {
    std::uint32_t shapes = 0;
    const RealmData& of = data(game).realms[static_cast<std::size_t>(realm)];
    for (const PieceId tile : ZoneRange(game.state(), of.map)) {
        const Edges edges = open_edges(game, tile);
        for (const Direction d : kDirections) {
            if (!is_open(edges, d) || neighbour(game, tile, d)) continue;
            const Surroundings around = surroundings(game, realm, step(spot_of(game, tile), d));
            for (unsigned shape = 1; shape < 16; ++shape) {
                const auto laid_edges = static_cast<Edges>(shape);
                if (agrees(laid_edges, around, around.facing, data(game).rules.edges) &&
                    !opening.closed_by(laid_edges, around)) {
                    shapes |= 1U << shape;
                }
            }
        }
    }
    return shapes;
}

bool stack_has_one_of(const Game& game, int realm, std::uint32_t shapes) {
    const ZoneId stack = data(game).realms[static_cast<std::size_t>(realm)].stack;
    for (const PieceId tile : ZoneRange(game.state(), stack)) {
        for (unsigned turn = 0; turn < 4; ++turn) {
            if (((shapes >> data(game).edges[tile.value * 4U + turn]) & 1U) != 0) return true;
        }
    }
    return false;
}

/// Everything that fits, and whether it would close the realm.
struct Fits {
    Placements all;
    std::array<bool, 16> closing{};

    void add(Placement placement, bool closes) {
        closing[static_cast<std::size_t>(all.count)] = closes;
        all.list[static_cast<std::size_t>(all.count++)] = placement;
    }
    [[nodiscard]] Placements open() const {
        Placements kept;
        for (std::size_t i = 0; i < static_cast<std::size_t>(all.count); ++i) {
            if (!closing[i]) kept.list[static_cast<std::size_t>(kept.count++)] = all.list[i];
        }
        return kept;
    }
};

/// A tile that is to be laid, and what it has to heed.
struct Laying {
    PieceId tile;
    int realm = 0;
    EdgeRule rule = EdgeRule::All;
    Opening opening;
};

void add_turns(const Game& game, const Laying& laying, Spot spot, Edges join, Fits& fits) {
    const Surroundings around = surroundings(game, laying.realm, spot);
    std::uint32_t seen = 0;
    for (std::uint8_t turn = 0; turn < 4; ++turn) {
        const Edges edges = data(game).edges[laying.tile.value * 4U + turn];
        const std::uint32_t bit = 1U << edges;
        if ((seen & bit) != 0 || !agrees(edges, around, join, laying.rule)) continue;
        seen |= bit;
        fits.add({spot, turn}, laying.opening.closed_by(edges, around));
    }
}

}  // namespace

Placements placements(const Game& game, PieceId tile, PieceId beside) {
    return placements(game, tile, beside, data(game).rules.edges);
}

Placements placements(const Game& game, PieceId tile, PieceId beside, EdgeRule rule) {
    const int realm = realm_of(game, beside);
    const bool keep_open = data(game).rules.keep_open && tiles_remain(game, realm, tile);
    const Laying laying{tile, realm, rule, {keep_open, open_ends(game, realm)}};
    Fits fits;
    for (const Direction d : kDirections) {
        if (!is_open(open_edges(game, beside), d) || neighbour(game, beside, d)) continue;
        const auto join = static_cast<Edges>(1U << static_cast<unsigned>(opposite(d)));
        add_turns(game, laying, step(spot_of(game, beside), d), join, fits);
    }
    const Placements open = fits.open();
    if (open.count > 0 || fits.all.count == 0) return open;
    // CF-4.5: everything here would close the realm. Another placement exists as long as a tile that remains can be
    // laid otherwise: the exit always can, at the open end.
    const bool another =
        exit_waits(game, realm) || stack_has_one_of(game, realm, fitting_shapes(game, realm, laying.opening));
    return another ? open : fits.all;
}

bool anything_fits(const Game& game, int realm) {
    // CF-4.5: while the exit waits, nothing may close the last open end.
    const Opening opening{data(game).rules.keep_open && exit_waits(game, realm), open_ends(game, realm)};
    return stack_has_one_of(game, realm, fitting_shapes(game, realm, opening));
}

}  // namespace briar::crawl
