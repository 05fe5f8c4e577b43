#pragma once

#include <array>

#include "runtime/crawl/crawl_data.hpp"

/// What a hero carries, over all its spaces in a fixed order.
namespace briar::crawl {

/// The zones where a hero's items lie; those that take no space come last.
[[nodiscard]] inline std::array<ZoneId, 5> item_zones(const Game& game, PieceId hero) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    return {zones.hands, zones.boots, zones.armour, zones.backpack, zones.bound};
}

/// Calls `each` for every item of the hero. `each` must not move items.
template <class Each>
void for_each_item(const Game& game, PieceId hero, Each each) {
    for (const ZoneId zone : item_zones(game, hero)) {
        for (const PieceId piece : ZoneRange(game.state(), zone)) {
            if (is_item(game, piece)) each(piece);
        }
    }
}

}  // namespace briar::crawl
