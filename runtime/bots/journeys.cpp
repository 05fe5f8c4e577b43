#include "runtime/bots/journeys.hpp"

#include <algorithm>

#include "runtime/crawl/map.hpp"

namespace briar::greedy {

Journeys::Journeys(const Game& game, PieceId from, const std::vector<double>& price, double step)
    : stops_(price.size()) {
    stops_[from.value].reached = true;
    frontier_.push_back(from);
    while (!frontier_.empty()) {
        const PieceId next = take_nearest();
        settle(game, next, next == from ? 0.0 : price[next.value], step);
    }
}

PieceId Journeys::take_nearest() {
    const auto nearer = [this](PieceId a, PieceId b) {
        const double first = stops_[a.value].cost;
        const double second = stops_[b.value].cost;
        return first < second || (first == second && a < b);
    };
    const auto nearest = std::min_element(frontier_.begin(), frontier_.end(), nearer);
    const PieceId taken = *nearest;
    *nearest = frontier_.back();
    frontier_.pop_back();
    return taken;
}

void Journeys::settle(const Game& game, PieceId tile, double price, double step) {
    stops_[tile.value].settled = true;
    const double cost = stops_[tile.value].cost + price + step;
    for (const crawl::Direction d : crawl::kDirections) {
        const PieceId to = crawl::way(game, tile, d);
        if (!to || stops_[to.value].settled || (stops_[to.value].reached && stops_[to.value].cost <= cost)) continue;
        if (!stops_[to.value].reached) frontier_.push_back(to);
        const PieceId first = stops_[tile.value].first ? stops_[tile.value].first : to;
        stops_[to.value] = {cost, first, true, false};
    }
}

}  // namespace briar::greedy
