#include "tests/crawl/fight_table.hpp"

#include <sstream>
#include <stdexcept>

#include "runtime/crawl/crawl_system.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kPack = R"(
tiles:
  gate: {name: Gate, edges: n e s w, @gate}
  path: {name: Path, edges: n e s w, count: 12, tags: [hills], @path}
monsters:
  rat: {name: Rat, health: 3, dice: 1, count: 3, @rat}
  wolf: {name: Wolf, health: 6, dice: 1, bonus: 2, count: 3, @wolf}
  bear: {name: Bear, health: 10, dice: 2, bonus: 4, count: 2, @bear}
  ghost: {name: Ghost, health: 6, dice: 1, trophy: false, @ghost}
items:
  sword: {name: Sword, space: hand, combat: 3, @sword}
  axe: {name: Axe, space: two_hands, combat_dice: 1, @axe}
  shield: {name: Shield, space: hand, armour: 2, @shield}
  bow: {name: Bow, space: two_hands, ranged: {cost: 2, range: 1-3, dice: 1d6}, @bow}
  dart: {name: Dart, space: hand, ranged: {cost: 1, range: 2, dice: 2d6}, single_use: true, @dart}
  herb: {name: Herb, count: 6, @herb}
  relic: {name: Relic, space: bound, loose: false, tags: [holy], @relic}
heroes:
  ann: {name: Ann, health: 10, ap: 5, dice: 1, bonus: 2, @ann}
  ben: {name: Ben, health: 8, ap: 4, dice: 2, @ben}
  cid: {name: Cid, health: 6, ap: 3, dice: 1, @cid}
tokens:
  unseen: {name: Unseen, count: 14, @unseen}
  mud: {name: Mud, count: 2, @mud}
statuses:
  fever: {name: Fever, count: 12, takes_space: true, once_per_turn: true, @fever}
  fear: {name: Fear, count: 3, ends_with_life: false, @fear}
scenarios:
  day:
    name: Day
    system: crawl
    seats: 1-4
    realms:
      hills:
        start: gate
        stack: [{tag: hills}]
        bags: {monsters: [{all: monsters, except: [ghost]}], items: [{all: items, except: [relic]}]}
@scenario
    rules:
      first_by_chance: false
      rewards: {6-9: 1, 10+: 2}
      monster_token: unseen
@rules
)";

void replace_all(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string indented(const std::string& lines, const std::string& by) {
    std::string text;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);)
        text += by + line + "\n";
    return text;
}

std::string content(const FightPack& pack) {
    std::string text = kPack;
    replace_all(text, "@rules\n", indented(pack.rules, "      "));
    replace_all(text, "@scenario\n", indented(pack.scenario, "    "));
    for (const auto& [id, more] : pack.extra)
        replace_all(text, "@" + id + "}", more + "}");
    for (std::size_t at = text.find(", @"); at != std::string::npos; at = text.find(", @"))
        text.erase(at, text.find('}', at) - at);
    if (!pack.specials.empty()) text += "specials:\n" + pack.specials;
    return text;
}

}  // namespace

FightTable::FightTable(const FightPack& pack, std::vector<std::string> heroes, int seats)
    : Table(system(), {"plot", "day", content(pack)}) {
    Setup setup;
    setup.seed = 7;
    setup.seats = seats;
    setup.heroes = std::move(heroes);
    set_up(setup);
}

PieceId FightTable::tile_at_place(int x, int y) const {
    const PieceId tile = tile_at(game(), 0, {x, y});
    if (!tile) throw std::runtime_error("no tile there");
    return tile;
}

void FightTable::lay(int x, int y) {
    const PieceRow row = data().copies[rules().info(piece("path")).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (laid(game(), PieceId{i})) continue;
        crawl::lay(game(), PieceId{i}, 0, {{x, y}, 0});
        return;
    }
    throw std::runtime_error("no path is left");
}

void FightTable::monster(const std::string& id, int x, int y) {
    const PieceRow row = data().copies[rules().info(piece(id)).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        const PieceId monster{i};
        if (alive(game(), monster)) continue;
        game().state().move_to_back(monster, ground(game(), tile_at_place(x, y)));
        game().state().piece(monster).face = 1;
        game().set_counter(monster, data().words.health, monster_def(game(), monster).front.health);
        return;
    }
    throw std::runtime_error("no monster is left");
}

void FightTable::unrevealed(int x, int y) {
    game().state().move_to_back(from_box(game(), data().rules.monster_token), ground(game(), tile_at_place(x, y)));
}

void FightTable::hero(const std::string& id, int x, int y) { put(game(), piece(id), tile_at_place(x, y)); }

void FightTable::give(const std::string& hero, const std::string& item) {
    const PieceRow row = data().copies[rules().info(piece(item)).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (bearer(game(), PieceId{i})) continue;
        const ZoneId room = room_for(game(), piece(hero), PieceId{i});
        if (!room) throw std::runtime_error("no room for " + item);
        game().state().move_to_back(PieceId{i}, room);
        game().state().piece(PieceId{i}).face = 1;
        return;
    }
    throw std::runtime_error("no item is left: " + item);
}

void FightTable::set(const std::string& id, const std::string& counter, int value) {
    game().set_counter(piece(id), rules().counter(counter), value);
}

void FightTable::only_in_bag(const std::string& bag, const std::vector<std::string>& ids) {
    const ZoneId zone = rules().zone("hills/" + bag);
    while (const PieceId first = game().state().zone(zone).front)
        to_box(game(), first);
    for (const std::string& id : ids) {
        const PieceId drawn = from_box(game(), rules().info(piece(id)).def);
        if (!drawn) throw std::runtime_error("no copy of " + id + " is left");
        game().state().move_to_back(drawn, zone);
    }
    game().state().zone(zone).fixed = game().state().zone(zone).count;
}

void FightTable::run() {
    game().header().forced.strict = 1;
    Table::run();
}

}  // namespace briar::crawl
