#include "runtime/crawl/spaces.hpp"

#include "runtime/crawl/inventory.hpp"

namespace briar::crawl {
namespace {

/// Where an item is best put, in this order. CF-12.2: anything may be carried in hand or backpack.
std::array<ZoneSort, 3> preferred(Space space) {
    switch (space) {
        case Space::Hand:
        case Space::TwoHands:
            return {ZoneSort::Hands, ZoneSort::Backpack, ZoneSort::Backpack};
        case Space::Boots:
            return {ZoneSort::Boots, ZoneSort::Backpack, ZoneSort::Hands};
        case Space::Armour:
            return {ZoneSort::Armour, ZoneSort::Backpack, ZoneSort::Hands};
        case Space::Bound:
            return {ZoneSort::Bound, ZoneSort::Bound, ZoneSort::Bound};
        case Space::Any:
            break;
    }
    return {ZoneSort::Backpack, ZoneSort::Hands, ZoneSort::Hands};
}

ZoneId zone_of(const Game& game, PieceId hero, ZoneSort sort) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    switch (sort) {
        case ZoneSort::Hands:
            return zones.hands;
        case ZoneSort::Boots:
            return zones.boots;
        case ZoneSort::Armour:
            return zones.armour;
        case ZoneSort::Backpack:
            return zones.backpack;
        default:
            return zones.bound;
    }
}

}  // namespace

std::array<ZoneId, 4> spaces_of(const Game& game, PieceId hero) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    return {zones.hands, zones.boots, zones.armour, zones.backpack};
}

int capacity(const Game& game, PieceId hero, ZoneSort sort) {
    const SpacesDef& spaces = hero_def(game, hero).spaces;
    switch (sort) {
        case ZoneSort::Hands:
            return spaces.hands;
        case ZoneSort::Boots:
            return spaces.boots;
        case ZoneSort::Armour:
            return spaces.armour;
        case ZoneSort::Backpack:
            return spaces.backpack;
        default:
            return 0xffff;
    }
}

bool may_lie(const Game& game, PieceId piece, ZoneSort sort) {
    // CF-11.2: what blocks a space may lie on any.
    if (is_status(game, piece)) return true;
    const Space space = item_def(game, piece).space;
    switch (sort) {
        case ZoneSort::Boots:
            return space == Space::Boots;
        case ZoneSort::Armour:
            return space == Space::Armour;
        case ZoneSort::Bound:
            return space == Space::Bound;
        default:
            return space != Space::Bound;
    }
}

int fills(Game& game, PieceId hero, PieceId piece, ZoneSort sort) {
    if (sort != ZoneSort::Hands || !is_item(game, piece)) return 1;
    // CF-12.1: a two-handed weapon fills both hands.
    const int hands = item_def(game, piece).space == Space::TwoHands ? 2 : 1;
    Event subject(EventId{}, hero, piece);
    return game.modified(data(game).words.hand_space, hands, subject);
}

int free_spaces(Game& game, PieceId hero, ZoneId space) {
    const ZoneSort sort = use(game, space).sort;
    int left = capacity(game, hero, sort);
    for (const PieceId piece : ZoneRange(game.state(), space))
        left -= fills(game, hero, piece, sort);
    return left;
}

ZoneId room_without(Game& game, PieceId hero, PieceId item, PieceId leaving) {
    for (const ZoneSort sort : preferred(item_def(game, item).space)) {
        const ZoneId space = zone_of(game, hero, sort);
        int free = free_spaces(game, hero, space);
        if (leaving && game.state().piece(leaving).zone == space) free += fills(game, hero, leaving, sort);
        if (free >= fills(game, hero, item, sort)) return space;
    }
    return {};
}

ZoneId room_for(Game& game, PieceId hero, PieceId item) { return room_without(game, hero, item, PieceId{}); }

}  // namespace briar::crawl
