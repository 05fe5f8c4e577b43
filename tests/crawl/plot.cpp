#include "tests/crawl/plot.hpp"

#include <utility>

#include "runtime/crawl/crawl_system.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kContent = R"(
tiles:
  gate: {name: Gate, edges: n e s w}
  tree: {name: Tree, edges: s}
  cross: {name: Cross, edges: n e s w, count: 4, tags: [hills]}
  road: {name: Road, edges: n s, count: 4, tags: [hills]}
  bend: {name: Bend, edges: n e, count: 2, tags: [hills]}
  end: {name: End, edges: s, count: 4, tags: [hills]}
  lair: {name: Lair, edges: n e s w, count: 3, monster: true, tags: [hills]}
  cellar: {name: Cellar, edges: n e s w}
  tunnel: {name: Tunnel, edges: n s, monster: true, tags: [deep]}
monsters:
  rat: {name: Rat, health: 3, dice: 1, count: 2}
  wolf: {name: Wolf, health: 6, dice: 1, bonus: 2, guardian: {health: 9}, count: 2}
  bat: {name: Bat, health: 1, dice: 1}
  lord: {name: Lord, health: 20, dice: 2, boss: true}
items:
  sword: {name: Sword, space: hand, combat: 3}
  axe: {name: Axe, space: two_hands}
  boots: {name: Boots, space: boots}
  mail: {name: Mail, space: armour, armour: 1}
  herb: {name: Herb, count: 2}
  crow: {name: Crow, space: bound}
  relic: {name: Relic, space: bound, loose: false}
heroes:
  ann: {name: Ann, health: 10, ap: 5, dice: 1, bonus: 2}
  ben: {name: Ben, health: 8, ap: 4, dice: 2}
  cid: {name: Cid, health: 6, ap: 3, dice: 1}
tokens:
  unseen: {name: Unseen, count: 4}
  mud: {name: Mud, count: 2}
statuses:
  fever: {name: Fever, count: 6, takes_space: true, once_per_turn: true}
scenarios:
  day:
    name: Day
    system: crawl
    seats: 1-3
    @specials
    realms:
      hills:
        start: gate
        exit: tree
        stack: [{tag: hills}]
        bags: {monsters: [{all: monsters, except: [lord, bat]}], items: [{all: items, except: relic}]}
    rules: {first_by_chance: false, monster_token: unseen}
    modes:
      deep:
        realms: {caves: {start: cellar, stack: [{tag: deep}], bags: {monsters: bat, items: {entry: herb, count: 0}}}}
      joined: {rules: {edges: joined}}
      redraw: {rules: {redraw: true}}
      hidden: {rules: {hidden_inventory: true}}
      guarded: {rules: {guardians: true}}
)";

PackText day(std::string content, const std::vector<std::string>& modes) {
    return {"plot", "day", std::move(content), modes};
}

}  // namespace

std::string plot_content(const std::string& specials, const std::string& scenario_specials) {
    std::string content = kContent;
    const std::string carried = scenario_specials.empty() ? "text: A day." : "specials: [" + scenario_specials + "]";
    content.replace(content.find("@specials"), 9, carried);
    return specials.empty() ? content : content + "specials:\n" + specials;
}

Compiled::Compiled(const std::string& content, const std::vector<std::string>& modes)
    : CompiledPack(system(), day(content, modes)) {}

Plot::Plot(const std::vector<std::string>& modes, const std::string& specials, const std::string& scenario_specials)
    : Table(system(), day(plot_content(specials, scenario_specials), modes)) {}

Plot::Plot(const System& system, const PackText& pack) : Table(system, pack) {}

Plot Plot::of(const std::string& content) { return {system(), day(content, {})}; }

void Plot::begin(int seats) {
    Setup setup;
    setup.seed = 3;
    setup.seats = seats;
    for (const char* const hero : {"ann", "ben", "cid"}) {
        if (static_cast<int>(setup.heroes.size()) < seats) setup.heroes.emplace_back(hero);
    }
    set_up(setup);
}

Plot& Plot::at(const std::string& position, int seats) {
    begin(seats);
    lay(position);
    return *this;
}

std::string Plot::problems_at(const std::string& position) {
    begin(1);
    return complaints(position);
}

int Plot::count(const std::string& key, const std::string& counter) const {
    return game().counter(piece(key), rules().counter(counter));
}

}  // namespace briar::crawl
