#include "runtime/session/new_pack.hpp"

#include <set>
#include <stdexcept>
#include <system_error>

#include "runtime/session/atomic_file.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
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

std::string title_of(const NewPack& wish) { return wish.title.empty() ? title_of(wish.id) : wish.title; }

/// What the pack builds upon, loaded.
std::shared_ptr<const Catalog> load_needs(const SystemSet& set, const NewPack& wish, const PackPath& path) {
    Diagnostics ignored;
    return load_content(set, wish.requires_packs, path, ignored);
}

/// The pack of that id, or in that folder.
const Pack* pack_of(const Catalog& catalog, const std::string& word) {
    if (const Pack* known = catalog.pack(word)) return known;
    std::error_code failed;
    for (const Pack& pack : catalog.packs()) {
        if (fs::equivalent(pack.folder, word, failed)) return &pack;
    }
    return nullptr;
}

constexpr const char* kGameSystem = "crawl";

/// That of the packs which an expansion builds upon; empty when they do not tell, or tell of several.
std::string system_of(const NewPack& wish, const Catalog& needs) {
    if (wish.is_game) return kGameSystem;
    std::set<std::string> systems;
    for (const std::string& word : wish.requires_packs) {
        const Pack* needed = pack_of(needs, word);
        if (needed != nullptr && !needed->system.empty()) systems.insert(needed->system);
    }
    return systems.size() == 1 ? *systems.begin() : std::string();
}

std::string manifest(const NewPack& wish, const Catalog& needs) {
    Tree tree;
    tree["id"] = wish.id;
    tree["title"] = title_of(wish);
    tree["version"] = "0.1.0";
    tree["text"] = wish.is_game ? "A small game to begin with." : "A small expansion to begin with.";
    if (const std::string system = system_of(wish, needs); !system.empty()) tree["system"] = system;
    for (const std::string& word : wish.requires_packs) {
        const Pack* needed = pack_of(needs, word);
        if (needed != nullptr) tree["requires"][needed->id] = ">=" + needed->version;
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
    return std::string(kGame) + "\nscenarios:\n  " + wish.id + ":\n    name: " + title_of(wish) +
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
std::string expansion_test(const NewPack& wish, const Catalog& needs) {
    const std::vector<DefId> scenarios = needs.of_kind("scenarios");
    const std::vector<DefId> heroes = needs.of_kind("heroes");
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

}  // namespace

std::vector<NewFile> new_pack_files(const SystemSet& set, const NewPack& wish, const fs::path& folder,
                                    const PackPath& path) {
    const auto needs = load_needs(set, wish, path);
    const std::string content = wish.is_game ? "game.yaml" : "items.yaml";
    return {
        {"pack.yaml", schema_line(folder / "pack.yaml", "pack.schema.json") + manifest(wish, *needs)},
        {content, schema_line(folder / content, "content.schema.json") + (wish.is_game ? game(wish) : expansion(wish))},
        {"tests/first.yaml", schema_line(folder / "tests/first.yaml", "test.schema.json") +
                                 (wish.is_game ? game_test(wish) : expansion_test(wish, *needs))},
    };
}

std::string pack_id_from(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool letter = small >= 'a' && small <= 'z';
        const bool digit = small >= '0' && small <= '9';
        if (letter || (digit && !id.empty())) id += small;
        if (!letter && !digit && !id.empty() && id.back() != '-') id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

std::string objection_to_folder(const fs::path& folder) {
    std::error_code failed;
    if (!fs::exists(folder, failed)) return {};
    if (!fs::is_directory(folder, failed)) return "`" + folder.string() + "` is a file";
    return fs::is_empty(folder, failed) ? std::string() : "`" + folder.string() + "` is not empty";
}

void write_new_pack(const fs::path& folder, const std::vector<NewFile>& files) {
    if (const std::string objection = objection_to_folder(folder); !objection.empty())
        throw std::runtime_error(objection + "; nothing was written");
    for (const NewFile& file : files) {
        const fs::path path = folder / file.name;
        std::error_code failed;
        fs::create_directories(path.parent_path(), failed);
        if (failed) throw std::runtime_error("cannot make the folder of " + path.string() + ": " + failed.message());
        write_atomically(path, file.text);
    }
}

}  // namespace briar
