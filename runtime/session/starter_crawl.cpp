// What packs of the system `crawl` are begun with.
#include <algorithm>

#include "runtime/content/parts.hpp"
#include "runtime/session/starters.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
namespace {

constexpr const char* kSystem = "crawl";

constexpr const char* kGame = R"(tiles:
  first-room:
    name: First room
    text: Here it begins.
    edges: n e s w
  hall:
    name: Hall
    count: 4
    edges: n s
    tags: [room]
  corner:
    name: Corner
    count: 3
    edges: n e
    tags: [room]
  den:
    name: Den
    text: Somebody lives here.
    count: 2
    edges: n e s w
    monster: true
    tags: [room]
  last-room:
    name: Last room
    text: Whoever comes here has won.
    edges: n e s w
    tags: [room]
    specials: [way-out]

monsters:
  prowler:
    name: Prowler
    health: 6
    dice: 1
    bonus: 1
    count: 4

items:
  lantern:
    name: Lantern
    text: One more in a fight.
    combat: 1
    count: 2

heroes:
  first-hero:
    name: First hero
    health: 10
    ap: 5
    dice: 2
  second-hero:
    name: Second hero
    health: 8
    ap: 6
    dice: 2

tokens:
  footprints:
    name: Footprints
    text: Somebody is here.
    count: 2

specials:
  way-out:
    text: Whoever lands here wins the game for all.
    on:
      entered: [{win: The way out is found.}]
)";

std::string game(const NewPack& wish) {
    return std::string(kGame) + "\nscenarios:\n  " + wish.id + ":\n    name: " + Tree(wish.title).to_line() +
           R"(
    text: Explore the rooms and find the last one.
    system: crawl
    seats: 1-2
    realms:
      house:
        name: The house
        start: first-room
        stack: [{tag: room}]
        bags:
          monsters: [{all: monsters}]
          items: [{all: items}]
    rules:
      heroes: 1-2
      monster_token: footprints
)";
}

std::string expansion(const NewPack& wish) {
    return "items:\n  " + wish.id + R"(-charm:
    name: A charm
    text: One more in a fight.
    combat: 1
    count: 2

# What another pack has made is changed under `patch:`, for instance
#   patch:
#     monsters:
#       some-monster: {health: 9}
)";
}

constexpr const char* kGameTest = R"(tests:
  the last room wins:
    scenario: ID
    given:
      realms:
        house:
          tiles:
            - {tile: first-room, at: 0 0}
            - {tile: last-room, at: 0 -1}
      heroes: [{hero: first-hero, at: 0 0}]
    when: [move north]
    then:
      result: won
)";

/// The charm in somebody's hands: the scenario is the first that the needed packs have.
std::string expansion_test(const NewPack& wish, const Catalog& needs) {
    const std::vector<DefId> scenarios = needs.of_kind("scenarios", kSystem);
    const std::vector<DefId> heroes = needs.of_kind("heroes", kSystem);
    if (scenarios.empty() || heroes.empty()) return "tests: {}\n";
    Tree hero;
    hero["hero"] = needs.entry(heroes.front()).id;
    hero["backpack"].push(wish.id + "-charm");
    Tree tree;
    Tree& test = tree["tests"]["the charm is carried"];
    test["scenario"] = needs.entry(scenarios.front()).id;
    test["given"]["heroes"].push(hero);
    test["then"]["heroes"].push(hero);
    return tree.to_yaml();
}

/// Where one begins: somewhere open where nobody waits, if there is such a tile.
const StockEntry& first_tile(const std::vector<StockEntry>& tiles) {
    const auto calm = std::find_if(tiles.begin(), tiles.end(), [](const StockEntry& each) {
        return !flag_or(part(*each.value, "monster"), false);
    });
    return calm == tiles.end() ? tiles.front() : *calm;
}

/// One map of all tiles, with a bag for each kind that can be drawn.
Tree map_of_all(const Stock& stock, const std::vector<StockEntry>& tiles) {
    Tree map;
    map["start"] = first_tile(tiles).id;
    map["stack"].push()["all"] = "tiles";
    for (const char* const drawn : {"monsters", "items"}) {
        if (!stock(drawn).empty()) map["bags"][drawn].push()["all"] = drawn;
    }
    return map;
}

/// The token of which there are most, for monsters not yet seen.
void name_token(const std::vector<StockEntry>& tokens, Tree& scenario) {
    const auto fewer = [](const StockEntry& a, const StockEntry& b) {
        return number_or(part(*a.value, "count"), 1) < number_or(part(*b.value, "count"), 1);
    };
    const auto most = std::max_element(tokens.begin(), tokens.end(), fewer);
    if (most != tokens.end()) scenario["rules"]["monster_token"] = most->id;
}

Tree scenario(const Stock& stock) {
    Tree made;
    made["system"] = kSystem;
    const std::vector<StockEntry> tiles = stock("tiles");
    if (tiles.empty()) return made;
    made["realms"]["land"] = map_of_all(stock, tiles);
    const bool met = std::any_of(tiles.begin(), tiles.end(),
                                 [](const StockEntry& each) { return flag_or(part(*each.value, "monster"), false); });
    if (met) name_token(stock("tokens"), made);
    return made;
}

}  // namespace

const Starter& crawl_starter() {
    static const Starter starter{kSystem,
                                 "A party explores a map",
                                 "Heroes walk over tiles that are laid as they go, meet what waits there, fight it and "
                                 "carry away what they find; players take turns.",
                                 game,
                                 kGameTest,
                                 "items.yaml",
                                 expansion,
                                 expansion_test,
                                 scenario};
    return starter;
}

}  // namespace briar
