#include "tests/editor_core/pack_folder.hpp"

#include <algorithm>
#include <vector>

#include "editor/core/check.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rendered.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr const char* kTiles = R"(# The rooms of the house.
tiles:
  gate:            # where one begins
    name: The gate
    edges: n e - w
  hall:
    name:   "Great hall"   # two blanks on purpose
    count: 3
    edges: n s
    tags: [room, wide]
    specials: [draught]

  den:
    name: Den
    edges: n e s w
    monster: true
    tags: [room]
    text: >-
      Somebody   lives
      here.
  last: {name: Last room, edges: n e s w, tags: [room], specials: [way-out]}
)";

constexpr const char* kMonsters = R"(monsters:
  rat:
    name: Rat
    health: 3
    dice: 1
    count: 4
    guardian: {health: 5, dice: 2}   # tougher
    specials: [bite]
  ghost: {name: Ghost, health: 8, tags: [dead]}
items:
  lamp: {name: Lamp, combat: 1, count: 2}
heroes:
  ann: {name: Ann, health: 10, ap: 5}
  bob: {name: Bob}
tokens:
  steps: {name: Steps, count: 4}
counters:
  chill:
    for: [heroes]
    text: How cold it is.
)";

constexpr const char* kSpecials = R"(specials:
  draught:
    text: Cold air. 1-2 a rat comes.
    on:
      entered:
        - roll: d6
          1-2: [{fight: {monster: {spawn: rat}}}]
          3+: [{add_counter: {name: chill, by: 1}}]
  way-out:
    text: Whoever lands here wins.
    on:
      entered: [{win: The way out is found.}]
  bite:
    text: It bites.
    script: specials/bite.lua
)";

constexpr const char* kBite = R"lua(-- The rat's bite.
local bite = {}

function bite.hurt(game, event)
  if event.amount > 1 then
    game:say("The rat bites.")   -- rat
    game:spawn("rat")
  end
end

return bite
)lua";

constexpr const char* kScenario = R"(scenarios:
  house:
    name: The house
    system: crawl
    seats: 1-2
    realms:
      house:
        start: gate
        stack: [{tag: room}]
        bags:
          monsters: [{all: monsters, except: [ghost]}]
          items: [lamp]
    rules:
      heroes: 1-2
      monster_token: steps
    modes:
      dark: {name: Dark, rules: {lives: 1}}
)";

constexpr const char* kTest = R"(tests:
  the last room wins:
    scenario: house
    given:
      realms:
        house:
          tiles:
            - {tile: gate, at: 0 0}
            - {tile: last, at: 0 -1}
          bags: {monsters: [rat#2]}
      heroes: [{hero: ann, at: 0 0}]
    when: [move north]
    then:
      result: won
)";

}  // namespace

void PackFolder::write_house() const {
    write("house/pack.yaml", "id: house\ntitle: The house\nversion: 1.0.0\n");
    write("house/tiles.yaml", kTiles);
    write("house/monsters.yaml", kMonsters);
    write("house/specials/rules.yaml", kSpecials);
    write("house/specials/bite.lua", kBite);
    write("house/scenario.yaml", kScenario);
    write("house/tests/first.yaml", kTest);
    write("house/lang/de.yaml", "monsters:\n  rat: {name: Ratte}\n");
    write("house/art/rat.svg", "<svg/>\n");
}

void PackFolder::write_wing() const {
    write("wing/pack.yaml",
          "id: wing\ntitle: The wing\nversion: 1.0.0\nrequires: {house: \">=1.0\"}\nextends: house\n");
    write("wing/more.yaml",
          "monsters:\n  bat: {name: Bat, health: 2}\n\npatch:\n  monsters:\n    ghost:\n      health: 9\n");
}

std::unique_ptr<Workspace> PackFolder::open(const std::string& pack) const {
    return Workspace::open(system_set(), path() / pack, {});
}

std::string problems_of(const Workspace& workspace) {
    const auto checked = check(workspace.snapshot());
    return shortened(rendered(checked->problems), workspace.folder().parent_path());
}

int changed_lines(const std::string& before, const std::string& after) {
    const auto lines = [](const std::string& text) {
        std::vector<std::string> all;
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = std::min(text.find('\n', begin), text.size() - 1);
            all.push_back(text.substr(begin, end + 1 - begin));
            begin = end + 1;
        }
        return all;
    };
    const auto a = lines(before);
    const auto b = lines(after);
    const std::size_t shorter = std::min(a.size(), b.size());
    std::size_t head = 0;
    while (head < shorter && a[head] == b[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    return static_cast<int>(std::max(a.size(), b.size()) - head - tail);
}

}  // namespace briar::editor
