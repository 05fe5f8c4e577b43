#include "runtime/crawl/crawl_data.hpp"

#include "runtime/crawl/map.hpp"
#include "runtime/engine/box.hpp"

namespace briar::crawl {
void spend(Game& game, PieceId hero, int amount) {
    game.set_counter(hero, data(game).words.ap, ap(game, hero) - amount);
}

PieceId from_box(const Game& game, DefId def) {
    const PieceRow row = data(game).copies[def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (game.state().piece(PieceId{i}).zone == data(game).box) return PieceId{i};
    }
    return {};
}

void to_box(Game& game, PieceId piece) { put_into_box(game, piece, data(game).box); }

std::string place_text(const Game& game, PieceId piece) {
    const PieceId tile = is_tile(game, piece) ? piece : tile_of(game, piece);
    if (!tile || !laid(game, tile)) return "nowhere";
    const Spot spot = spot_of(game, tile);
    return std::to_string(spot.x) + "," + std::to_string(spot.y);
}

int order_of(const Game& game, PieceId hero) {
    const CrawlState& state = crawl(game);
    for (int i = 0; i < state.hero_count; ++i) {
        if (state.heroes[static_cast<std::size_t>(i)] == hero) return i;
    }
    return -1;
}

SeatId seat_of(const Game& game, PieceId hero) {
    const int order = order_of(game, hero);
    return order < 0 ? SeatId{} : crawl(game).seats[static_cast<std::size_t>(order)];
}

HeroList heroes_on(const Game& game, PieceId tile) {
    HeroList list;
    const CrawlState& state = crawl(game);
    const ZoneId here = ground(game, tile);
    for (std::size_t i = 0; i < state.hero_count; ++i) {
        const PieceId hero = state.heroes[i];
        if (game.state().piece(hero).zone == here) list.heroes[static_cast<std::size_t>(list.count++)] = hero;
    }
    return list;
}

HeroList heroes_in_play(const Game& game) {
    HeroList list;
    const CrawlState& state = crawl(game);
    for (std::size_t i = 0; i < state.hero_count; ++i) {
        if (alive(game, state.heroes[i])) list.heroes[static_cast<std::size_t>(list.count++)] = state.heroes[i];
    }
    return list;
}

}  // namespace briar::crawl
