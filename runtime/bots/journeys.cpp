#include "runtime/bots/journeys.hpp"

#include "runtime/crawl/map.hpp"

namespace briar::greedy {

Journeys::Journeys(const Game& game, PieceId from, const std::vector<double>& price, double step)
    : stops_(price.size()) {
    stops_[from.value].reached = true;
    for (PieceId next = from; next;) {
        settle(game, next, next == from ? 0.0 : price[next.value], step);
        next = PieceId{};
        for (std::uint16_t i = 0; i < stops_.size(); ++i) {
            const bool open = stops_[i].reached && !stops_[i].settled;
            if (open && (!next || stops_[i].cost < stops_[next.value].cost)) next = PieceId{i};
        }
    }
}

void Journeys::settle(const Game& game, PieceId tile, double price, double step) {
    stops_[tile.value].settled = true;
    const double cost = stops_[tile.value].cost + price + step;
    for (const crawl::Direction d : crawl::kDirections) {
        const PieceId to = crawl::way(game, tile, d);
        if (!to || stops_[to.value].settled || (stops_[to.value].reached && stops_[to.value].cost <= cost)) continue;
        const PieceId first = stops_[tile.value].first ? stops_[tile.value].first : to;
        stops_[to.value] = {cost, first, true, false};
    }
}

}  // namespace briar::greedy
