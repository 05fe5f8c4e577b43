// What packs of the system `journey` are begun with.
#include <algorithm>

#include "runtime/content/parts.hpp"
#include "runtime/session/starters.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
namespace {

constexpr const char* kSystem = "journey";

constexpr const char* kGame = R"(icons:
  strong: {name: Strong, letter: S}
  clever: {name: Clever, letter: C}
  joker:
    name: Joker
    text: Stands for any icon, at one damage.
    letter: "*"
    any: true
    damage: 1
  coin: {name: Coin, letter: "$", gold: 1}

cards:
  stride: {name: Stride, fight: 1, move: 3, icons: strong, count: 8}
  strike: {name: Strike, fight: 3, move: 1, icons: clever, count: 8}
  twice: {name: Twice, text: Doubles another card., fight: 1, move: 1, doubles: true, count: 2}

heroes:
  first-hero: {name: First hero, icon: strong, health: 3}
  second-hero: {name: Second hero, icon: clever, health: 2}

items:
  bandage:
    name: Bandage
    text: Heals two points. Used up.
    price: 1
    count: 3
    specials: [healing]

locations:
  doorstep:
    name: Doorstep
    text: Here it begins.
    check: strong
    fight: {points: 2, gold: 1, losing: {damage: 1}}
    steps: {after: 1}
  bridge:
    name: Bridge
    tags: [way]
    check: [strong, clever]
    failing: {damage: 2}
    fight: {points: 4, gold: 1, losing: {damage: 1}}
    steps: {before: 2, after: 2}
    count: 2
  thicket:
    name: Thicket
    tags: [way]
    check: clever
    failing: {cards: 2}
    fight: {points: 6, gold: 2, losing: {cards: 2}}
    steps: {before: 3, after: 2}
    count: 2
  gatekeeper:
    name: Gatekeeper
    text: Whoever beats it has won.
    boss: true
    check: strong
    failing: {damage: 1}
    fight: {points: 9, losing: {damage: 2}}
    steps: {before: 1}

specials:
  healing:
    text: Give it to a hero who has taken damage.
    actions:
      heal:
        label: Put on a bandage
        during: [landing, fight, move]
        target: hurt-hero
        uses_up: true
        do: [{heal: {amount: 2, hero: target}}]
)";

std::string game(const NewPack& wish) {
    return std::string(kGame) + "\nscenarios:\n  " + wish.id + ":\n    name: " + Tree(wish.title).to_line() +
           R"(
    text: Travel to the gatekeeper and beat it.
    system: journey
    party: [{all: heroes}]
    cards: [{all: cards}]
    legs:
      way:
        name: The way
        start: doorstep
        deck: [{tag: way}]
        cards: 3
        bosses: gatekeeper
    shops:
      stall: {name: Stall, tokens: 1, draw: 2, items: [{all: items}]}
    rests: {name: Rest, tokens: 1}
    check_dice: {count: 2, faces: [strong, strong, clever, clever, joker, coin]}
    rules:
      party: 2
      hand: 5
)";
}

std::string expansion(const NewPack& wish) {
    return "items:\n  " + wish.id + R"(-charm:
    name: A charm
    text: It cost little and does nothing yet.
    price: 1
    count: 2

# What another pack has made is changed under `patch:`, for instance
#   patch:
#     locations:
#       some-place: {fight: {points: 9}}
)";
}

constexpr const char* kGameTest = R"(tests:
  beating the gatekeeper wins:
    scenario: ID
    given:
      row: [gatekeeper]
      heroes: [{hero: first-hero}, {hero: second-hero}]
      hand: [strike, strike, twice, strike]
      phase: fight
    when: [pay strike + strike + strike]
    then:
      result: won
)";

/// Whether a shop of the scenario sells all items there are.
bool sells_all(const Node& scenario) {
    const Node* const shops = part(scenario, "shops");
    if (shops == nullptr) return false;
    bool found = false;
    for (const Member& shop : shops->members) {
        for_each_item(part(*shop.value, "items"), [&](const Node& selection) {
            found = found || (selection.is_map() && selection.find("all") != nullptr);
        });
    }
    return found;
}

/// The charm among the party's things: in the first scenario where it can be bought.
std::string expansion_test(const NewPack& wish, const Catalog& needs) {
    for (const DefId scenario : needs.of_kind("scenarios", kSystem)) {
        if (!sells_all(*needs.entry(scenario).node)) continue;
        Tree tree;
        Tree& test = tree["tests"]["the charm is carried"];
        test["scenario"] = needs.entry(scenario).id;
        test["given"]["items"].push(wish.id + "-charm");
        test["then"]["items"].push(wish.id + "-charm");
        return tree.to_yaml();
    }
    return "tests: {}\n";
}

bool is_boss(const StockEntry& location) { return flag_or(part(*location.value, "boss"), false); }

/// One leg through all locations, with all bosses at its end.
Tree leg_of_all(const std::vector<StockEntry>& locations) {
    const auto place = std::find_if_not(locations.begin(), locations.end(), is_boss);
    const StockEntry& start = place == locations.end() ? locations.front() : *place;
    Tree leg;
    leg["start"] = start.id;
    Tree& deck = leg["deck"].push();
    deck["all"] = "locations";
    deck["except"].push(start.id);
    for (const StockEntry& each : locations) {
        if (!is_boss(each) || each.id == start.id) continue;
        deck["except"].push(each.id);
        leg["bosses"].push(each.id);
    }
    return leg;
}

/// A die that shows all icons, as many as it has room for; a single one on two faces.
Tree dice_of_all(const std::vector<StockEntry>& icons) {
    constexpr std::size_t kFaces = 6;
    Tree dice;
    for (std::size_t i = 0; i < std::min(icons.size(), kFaces); ++i)
        dice["faces"].push(icons[i].id);
    if (icons.size() == 1) dice["faces"].push(icons.front().id);
    return dice;
}

Tree scenario(const Stock& stock) {
    constexpr std::size_t kUsualParty = 3;
    Tree made;
    made["system"] = kSystem;
    const std::vector<StockEntry> heroes = stock("heroes");
    if (!heroes.empty()) made["party"].push()["all"] = "heroes";
    if (!stock("cards").empty()) made["cards"].push()["all"] = "cards";
    const std::vector<StockEntry> locations = stock("locations");
    if (!locations.empty()) made["legs"]["way"] = leg_of_all(locations);
    const std::vector<StockEntry> icons = stock("icons");
    if (!icons.empty()) made["check_dice"] = dice_of_all(icons);
    if (!heroes.empty() && heroes.size() < kUsualParty) made["rules"]["party"] = heroes.size();
    return made;
}

}  // namespace

const Starter& journey_starter() {
    static const Starter starter{kSystem,
                                 "A party travels along a row of cards",
                                 "One player leads a few heroes from card to card, tests their skills with dice, plays "
                                 "what they carry, and meets an enemy at the end of each leg.",
                                 game,
                                 kGameTest,
                                 "items.yaml",
                                 expansion,
                                 expansion_test,
                                 scenario};
    return starter;
}

}  // namespace briar
