// Reading positions: heroes and whose turn it is.
#include <algorithm>

#include "runtime/crawl/map.hpp"
#include "runtime/crawl/position_reader.hpp"
#include "runtime/crawl/set_up.hpp"
#include "runtime/crawl/spaces.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kSpaces[] = {"hands", "boots", "armour", "backpack", "bound", "ailments"};

std::array<ZoneId, 6> zones_of(const HeroZones& zones) {
    return {zones.hands, zones.boots, zones.armour, zones.backpack, zones.bound, zones.ailments};
}

/// How many seats the fresh set-up had.
int seats_of(const Game& game) {
    int seats = 1;
    for (std::size_t i = 0; i < crawl(game).hero_count; ++i)
        seats = std::max(seats, crawl(game).seats[i].value + 1);
    return seats;
}

}  // namespace

void PositionReader::read_heroes() {
    const Node* const heroes = part(position_, "heroes");
    if (heroes == nullptr) return;
    if (heroes->items.empty() || heroes->items.size() > kMaxHeroes) {
        finder_.problem(*heroes, "position.heroes", "one to eight heroes take part");
        return;
    }
    const int seats = seats_of(game_);
    std::vector<std::pair<PieceId, const Node*>> named_heroes;
    for (const auto& hero : heroes->items) {
        if (const PieceId piece = finder_.take(*hero->find("hero"), "heroes"))
            named_heroes.emplace_back(piece, hero.get());
    }
    if (named_heroes.empty()) return;
    clear_heroes(game_);
    for (std::size_t i = 0; i < named_heroes.size(); ++i) {
        const auto& [piece, node] = named_heroes[i];
        const int seat = number_or(part(*node, "seat"), static_cast<int>(i) % seats);
        enter_hero(game_, piece, SeatId{static_cast<std::uint8_t>(seat)}, tile_for(*node));
        read_hero(*node, piece, i);
    }
}

void PositionReader::read_hero(const Node& hero, PieceId piece, std::size_t order) {
    read_spaces(hero, piece);
    place_monsters(part(hero, "kills"), data(game_).hero_zones[piece.value].kills);
    read_numbers(hero, piece);
    read_ailed(hero, order);
    if (flag_or(part(hero, "out"), false)) game_.state().move_to_back(piece, data(game_).fallen);
}

void PositionReader::read_spaces(const Node& hero, PieceId piece) {
    const std::array<ZoneId, 6> zones = zones_of(data(game_).hero_zones[piece.value]);
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const Node* const names = part(hero, kSpaces[i]);
        if (names == nullptr) continue;
        const ZoneSort sort = use(game_, zones[i]).sort;
        int filled = 0;
        for (const PieceId thing : finder_.take_all(names, kCarriedKinds)) {
            if (filled == capacity(game_, piece, sort) || !may_lie(game_, thing, sort)) {
                finder_.problem(*names, "position.no-space",
                                "`" + id_of(game_, thing) + "` has no space in the " + kSpaces[i] + " of `" +
                                    id_of(game_, piece) + "`");
                continue;
            }
            place(thing, zones[i]);
            ++filled;
        }
    }
}

void PositionReader::read_numbers(const Node& hero, PieceId piece) {
    for (const char* const name : {"ap", "health", "lives"}) {
        if (const Node* const value = part(hero, name)) read_counter(game_, finder_, *value, piece, name);
    }
    if (const Node* const counters = part(hero, "counters")) {
        for (const Member& member : counters->members)
            read_counter(game_, finder_, *member.value, piece, member.key);
    }
}

void PositionReader::read_ailed(const Node& hero, std::size_t order) {
    const Node* const names = part(hero, "ailed");
    if (names == nullptr) return;
    const auto add = [&](const Node& name) {
        const DefId status = finder_.entry(name, "statuses");
        if (status) crawl(game_).ailed[order] |= once_a_turn_bit(game_, status);
    };
    if (names->is_scalar()) add(*names);
    for (const auto& name : names->items)
        add(*name);
}

void PositionReader::read_turn() {
    CrawlState& state = crawl(game_);
    if (const Node* const active = part(position_, "active")) {
        const PieceId hero = finder_.again(*active, "heroes");
        const int order = hero ? order_of(game_, hero) : 0;
        if (order < 0) {
            finder_.problem(*active, "position.not-playing", "`" + active->text + "` takes no part",
                            "name it under `heroes`");
        }
        state.active = static_cast<std::uint8_t>(std::max(order, 0));
    }
    state.round = static_cast<std::uint16_t>(number_or(part(position_, "round"), state.round));
    state.turn_begun = flag_or(part(position_, "turn_begun"), false) ? 1 : 0;
    game_.header().hero = active_hero(game_);
}

}  // namespace briar::crawl
