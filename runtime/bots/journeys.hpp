#pragma once

#include <vector>

#include "runtime/engine/game.hpp"

namespace briar::greedy {

/// The cheapest ways on foot from a tile to all others of its realm, when entering a tile has a price of its own.
class Journeys {
public:
    /// `price` by PieceId of tiles; not negative. The price of the goal itself is not counted, that of a step is.
    Journeys(const Game& game, PieceId from, const std::vector<double>& price, double step);

    /// What it costs to get there; negative: no way.
    [[nodiscard]] double cost(PieceId tile) const {
        return stops_[tile.value].reached ? stops_[tile.value].cost : -1.0;
    }
    /// The first tile on the way; none for the start.
    [[nodiscard]] PieceId first_step(PieceId tile) const { return stops_[tile.value].first; }

private:
    struct Stop {
        double cost = 0;  ///< up to here, this tile's own price left out
        PieceId first;
        bool reached = false;
        bool settled = false;
    };
    void settle(const Game& game, PieceId tile, double price, double step);

    /// Out of the frontier: the tile with the cheapest way, of equals the one with the lowest number.
    PieceId take_nearest();

    std::vector<Stop> stops_;
    std::vector<PieceId> frontier_;  ///< reached and not settled
};

}  // namespace briar::greedy
