#include "runtime/cli/new_pack.hpp"

#include "runtime/cli/project.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/tree.hpp"

namespace briar::cli {
namespace fs = std::filesystem;
namespace {

std::string title_of(const std::string& id) {
    std::string title = id;
    for (char& c : title)
        if (c == '-') c = ' ';
    title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

/// The comment that tells other editors where the schema is, as seen from the file.
std::string schema_line(const fs::path& file, const std::string& schema) {
    std::error_code failed;
    const fs::path from = fs::weakly_canonical(fs::absolute(file), failed).parent_path();
    const fs::path to = fs::weakly_canonical(project_home() / "schemas" / schema, failed);
    const fs::path relative = to.lexically_relative(from);
    return "# yaml-language-server: $schema=" + (relative.empty() ? to : relative).generic_string() + "\n";
}

std::string manifest(const NewPack& wish) {
    Tree tree;
    tree["id"] = wish.id;
    tree["title"] = title_of(wish.id);
    tree["version"] = "0.1.0";
    tree["text"] = wish.is_game ? "A small game to begin with." : "A small expansion to begin with.";
    for (const std::string& pack : wish.requires_packs) {
        Diagnostics ignored;
        const auto catalog = load_packs({pack}, ignored);
        const Pack& needed = catalog->packs().back();
        tree["requires"][needed.id] = ">=" + needed.version;
    }
    return tree.to_yaml();
}

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
    return std::string(kGame) + "\nscenarios:\n  " + wish.id + ":\n    name: " + title_of(wish.id) +
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

std::string game_test(const NewPack& wish) {
    std::string text = kGameTest;
    text.replace(text.find("ID"), 2, wish.id);
    return text;
}

/// The charm in somebody's hands: the scenario is the first that the needed packs have.
std::string expansion_test(const NewPack& wish) {
    Diagnostics ignored;
    const auto catalog = load_packs(wish.requires_packs, ignored);
    const std::vector<DefId> scenarios = catalog->of_kind("scenarios");
    const std::vector<DefId> heroes = catalog->of_kind("heroes");
    if (scenarios.empty() || heroes.empty()) return "tests: {}\n";
    Tree hero;
    hero["hero"] = catalog->entry(heroes.front()).id;
    hero["backpack"].push(wish.id + "-charm");
    Tree tree;
    Tree& test = tree["tests"]["the charm is carried"];
    test["scenario"] = catalog->entry(scenarios.front()).id;
    test["given"]["heroes"].push(hero);
    test["then"]["heroes"].push(hero);
    return tree.to_yaml();
}

}  // namespace

std::vector<NewFile> new_pack_files(const NewPack& wish, const fs::path& folder) {
    const std::string content = wish.is_game ? "game.yaml" : "items.yaml";
    return {
        {"pack.yaml", schema_line(folder / "pack.yaml", "pack.schema.json") + manifest(wish)},
        {content, schema_line(folder / content, "content.schema.json") + (wish.is_game ? game(wish) : expansion(wish))},
        {"tests/first.yaml", schema_line(folder / "tests/first.yaml", "test.schema.json") +
                                 (wish.is_game ? game_test(wish) : expansion_test(wish))},
    };
}

}  // namespace briar::cli
