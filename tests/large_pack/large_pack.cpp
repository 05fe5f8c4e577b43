#include "tests/large_pack/large_pack.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace briar {
namespace {

// How many there are of each kind. With the scenario they are 5,000.
constexpr int kTiles = 800;
constexpr int kMonsters = 1'000;
constexpr int kItems = 1'499;
constexpr int kTokens = 120;
constexpr int kStatuses = 30;
constexpr int kHeroes = 50;
constexpr int kTileSpecials = 500;
constexpr int kFoeSpecials = 500;
constexpr int kItemSpecials = 500;
constexpr int kPerFile = 125;
constexpr int kScriptEvery = 25;
constexpr const char* kHead = "# yaml-language-server: $schema=../../../schemas/content.schema.json\n";

std::string number(int value) { return std::to_string(value); }

std::string id_of(const char* word, int i) { return std::string(word) + "-" + number(i); }

/// Two lines of prose, as texts are folded by hand.
std::string prose(int i) {
    return "    text: >-\n      Told by the fire in the year " + number(800 + i % 150) +
           ": where the road bends, one\n      should count to " + number(i % 9 + 2) + " and go on.\n";
}

const char* edges(int i) {
    constexpr const char* kWays[] = {"n e s w", "n e - w", "n - s -", "n e - -"};
    return kWays[i % 4];
}

/// A table has room for 500.
bool is_in_play(int i) { return i % 4 == 0 || i % 8 == 1; }

std::string tile(int i) {
    return "  " + id_of("place", i) + ":  # drawn by hand, number " + number(i) + "\n    name: Place " + number(i) +
           "\n" + prose(i) + "    edges: " + edges(i) + "\n    monster: " + (i % 5 == 0 ? "true" : "false") +
           "\n    tags: [" + std::string(is_in_play(i) ? "marches" : "beyond") + ", land-" + number(i % 40) +
           "]\n    specials:\n      - " + id_of("ground", i % kTileSpecials) + "\n    source: reconstructed\n";
}

std::string monster(int i) {
    return "  " + id_of("foe", i) + ":\n    name: Foe " + number(i) + "\n" + prose(i) +
           "    health: " + number(3 + i % 12) + "\n    dice: " + number(1 + i % 2) + "\n    bonus: " + number(i % 5) +
           "\n    guardian: {health: " + number(6 + i % 12) + ", bonus: " + number(2 + i % 5) + "}\n    tags: [clan-" +
           number(i % 60) + "]\n    specials: [" + id_of("habit", i % kFoeSpecials) + "]\n    source: reconstructed\n";
}

std::string item(int i) {
    constexpr const char* kSpaces[] = {"hand", "boots", "two_hands", "bound"};
    return "  " + id_of("thing", i) + ":\n    name: Thing " + number(i) + "\n" + prose(i) +
           "    space: " + kSpaces[i % 4] + "\n    tags:\n      - kind-" + number(i % 80) + "\n    specials: [" +
           id_of("craft", i % kItemSpecials) + "]\n    source: reconstructed\n";
}

std::string token(int i) {
    return "  " + id_of("marker", i) + ":\n    name: Marker " + number(i) + "\n" + prose(i) +
           "    count: " + number(i == 0 ? 99 : 2) + "\n    source: reconstructed\n";
}

std::string status(int i) {
    return "  " + id_of("ailment", i) + ":\n    name: Ailment " + number(i) + "\n" + prose(i) +
           "    takes_space: true\n    source: reconstructed\n";
}

std::string hero(int i) {
    return "  " + id_of("walker", i) + ":\n    name: Walker " + number(i) + "\n" + prose(i) +
           "    health: " + number(8 + i % 5) + "\n    ap: 5\n    dice: 2\n    bonus: 1\n    source: reconstructed\n";
}

bool is_scripted(int i) { return i % kScriptEvery == 0; }

/// What a place does, by itself or as its script says.
std::string tile_special(int i) {
    std::string text = "  " + id_of("ground", i) + ":\n    name: Ground " + number(i) + "\n" + prose(i);
    if (is_scripted(i)) return text + "    script: scripts/" + id_of("ground", i) + ".lua\n    source: reconstructed\n";
    return text + "    on:\n      entered:\n        - roll: d6\n          1-2: [{give_status: " +
           id_of("ailment", i % kStatuses) + "}]\n          3-4: [{fight: {draw: monsters}}]\n          5+:\n" +
           "            - place: " + id_of("marker", i % kTokens) + "\n    source: reconstructed\n";
}

std::string foe_special(int i) {
    return "  " + id_of("habit", i) + ":\n    name: Habit " + number(i) + "\n" + prose(i) +
           "    on:\n      hurt:\n        - give_status: " + id_of("ailment", i % kStatuses) +
           "\n    modifiers:\n      escape_damage: " + number(1 + i % 3) + "\n    source: reconstructed\n";
}

std::string item_special(int i) {
    return "  " + id_of("craft", i) + ":\n    name: Craft " + number(i) + "\n" + prose(i) +
           "    actions:\n      use:\n        label: Use craft " + number(i) +
           "\n        during: turn\n        cost: {ap: 2}\n        limit: turn\n        do:\n          - heal: " +
           number(1 + i % 3) + "\n          - place: " + id_of("marker", i % kTokens) + "\n    source: reconstructed\n";
}

std::string script(int i) {
    return "-- Somebody waits at this place, now and then.\nlocal ground = {}\n\nfunction ground.entered(game, event)\n"
           "  if event.tile:crowded() or game:roll(\"d6\") > " +
           number(1 + i % 4) +
           " then return end\n  game:say(\"Something moves at the side of the road.\")\n"
           "  game:fight(\"monsters\", event.hero)\nend\n\nreturn ground\n";
}

std::string scenario() {
    std::string text =
        "  marches:\n    name: The Marches\n    text: Find the way through.\n    system: crawl\n    seats: "
        "1-4\n"
        "    heroes: all\n    realms:\n      marches:\n        name: The Marches\n        start: place-0\n"
        "        exit: place-1\n        stack: [{tag: marches, except: [place-0, place-1]}]\n        bags:\n"
        "          monsters: [{all: monsters}]\n          items: [{all: items}]\n"
        "    rules:\n      heroes: 1-4\n      lives: 3\n      monster_token: marker-0\n    modes:\n";
    for (const char* mode : {"calm", "wild"})
        text += std::string("      ") + mode + ":\n        name: " + mode + "\n        rules:\n          lives: 1\n";
    return text + "    source: reconstructed\n";
}

class Writer {
public:
    Writer(std::filesystem::path folder, LargePackFiles files) : folder_(std::move(folder)), files_(files) {}

    void write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = folder_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }
    /// All entries of one sort, in files of at most 125 where there are many.
    void write_entries(const std::string& stem, const char* kind, int count,
                       const std::function<std::string(int)>& entry) {
        const int per_file = files_ == LargePackFiles::One ? count : kPerFile;
        for (int first = 0; first < count; first += per_file) {
            std::string text;
            for (int i = first; i < std::min(count, first + per_file); ++i)
                text += entry(i);
            take(stem + "-" + number(first / per_file) + ".yaml", kind, text);
        }
        made_.entries += static_cast<std::size_t>(count);
    }
    void write_scenario() {
        take("scenario.yaml", "scenarios", scenario());
        ++made_.entries;
    }
    /// Writes what was kept for the one file.
    void finish() {
        if (files_ == LargePackFiles::Many) return;
        std::string text;
        for (const auto& [kind, entries] : kept_)
            text += kind + ":\n" + entries;
        write_content("content.yaml", text);
    }
    [[nodiscard]] const LargePack& made() const { return made_; }

private:
    void take(const std::string& name, const std::string& kind, const std::string& entries) {
        if (files_ == LargePackFiles::One)
            kept_[kind] += entries;
        else
            write_content(name, kind + ":\n" + entries);
    }
    void write_content(const std::string& name, const std::string& text) {
        const std::string whole = kHead + text;
        write(name, whole);
        made_.lines += static_cast<std::size_t>(std::count(whole.begin(), whole.end(), '\n'));
    }

    std::filesystem::path folder_;
    LargePackFiles files_;
    std::map<std::string, std::string> kept_;  ///< by kind: what goes into the one file
    LargePack made_;
};

}  // namespace

LargePack write_large_pack(const std::filesystem::path& folder, LargePackFiles files) {
    Writer writer(folder, files);
    writer.write("pack.yaml",
                 "id: large-marches\ntitle: The Large Marches\nversion: 1.0.0\ntext: Larger than anybody needs.\n");
    writer.write_entries("tiles/places", "tiles", kTiles, tile);
    writer.write_entries("monsters/foes", "monsters", kMonsters, monster);
    writer.write_entries("items/things", "items", kItems, item);
    writer.write_entries("pieces/markers", "tokens", kTokens, token);
    writer.write_entries("pieces/ailments", "statuses", kStatuses, status);
    writer.write_entries("pieces/walkers", "heroes", kHeroes, hero);
    writer.write_entries("specials/grounds", "specials", kTileSpecials, tile_special);
    writer.write_entries("specials/habits", "specials", kFoeSpecials, foe_special);
    writer.write_entries("specials/crafts", "specials", kItemSpecials, item_special);
    writer.write_scenario();
    writer.finish();
    for (int i = 0; i < kTileSpecials; i += kScriptEvery)
        writer.write("scripts/" + id_of("ground", i) + ".lua", script(i));
    return writer.made();
}

std::string large_position() {
    std::string text = "realms:\n  marches:\n    tiles:\n";
    constexpr int kAcross = 20;
    for (int i = 0; i < static_cast<int>(LargePack::kTilesLaid); ++i) {
        // Places with all four edges open, so that they fit anywhere.
        text +=
            "      - {tile: " + id_of("place", i * 4) + ", at: " + number(i % kAcross) + " " + number(-(i / kAcross));
        if (i % 4 == 1) text += ", monsters: [" + id_of("foe", i) + "]";
        if (i % 4 == 2) text += ", tokens: [" + id_of("marker", i % kTokens) + "]";
        if (i % 4 == 3) text += ", items: [" + id_of("thing", i) + "]";
        text += "}\n";
    }
    return text + "heroes: [{hero: walker-0, at: 0 0}, {hero: walker-1, at: 5 -5}]\n";
}

}  // namespace briar
