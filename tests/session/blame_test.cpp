// What an expansion brings about is told where the expansion says it, not in the pack below, which is sound without it.
#include <gtest/gtest.h>

#include "runtime/engine/check_catalog.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rendered.hpp"
#include "tests/test_folder.hpp"

namespace briar {
namespace {

class Blame : public ::testing::Test {
protected:
    /// What is wrong with a new game when an expansion of it says this.
    std::string problems_with(const std::string& system, const std::string& content) {
        const auto game = folder_.path() / "game";
        if (!folder_.has("game"))
            write_new_pack(game, new_pack_files(system_set(), {"game", {}, true, system, {}}, game, {}));
        folder_.write("more/pack.yaml",
                      "id: more\ntitle: More\nversion: 1.0.0\nrequires: {game: \"*\"}\nextends: game\n");
        folder_.write("more/more.yaml", content);
        Diagnostics problems;
        const auto catalog = load_content(system_set(), {"more"}, {folder_.path()}, problems);
        const auto scripts = system_set().script_reader();
        check_catalog(catalog, registry(), all_systems(), *scripts, problems);
        return shortened(rendered(problems), folder_.path());
    }

    /// That this is told, each at a place of the expansion.
    void is_told(const std::string& system, const std::string& content, const std::string& id) {
        const std::string problems = problems_with(system, content);
        EXPECT_NE(problems.find("[" + id + "]"), std::string::npos) << content << problems;
        EXPECT_NE(problems.find("more/more.yaml:"), std::string::npos) << content << problems;
        EXPECT_EQ(problems.find("game/"), std::string::npos) << content << problems;
    }

    static std::string patch(const std::string& scenario) { return "patch: {scenarios: {game: {" + scenario + "}}}\n"; }
    static std::string house(const std::string& realm) { return patch("realms: {house: {" + realm + "}}"); }

    TestFolder folder_;
};

TEST_F(Blame, IsOfTheMapGamesExpansion) {
    const std::string crawl = "crawl";
    EXPECT_EQ(problems_with(crawl, "items: {}\n"), "");
    is_told(crawl, house("bags: {monsters: {append: [lantern]}}"), "crawl.wrong-kind-in-bag");
    is_told(crawl, house("bags: {items: [prowler]}"), "crawl.wrong-kind-in-bag");
    is_told(crawl, house("bags: {chest: [lantern]}"), "crawl.in-two-bags");
    is_told(crawl, house("bags: {monsters: null}"), "crawl.no-monster-bag");
    is_told(crawl, house("bags: {items: null}"), "crawl.no-item-bag");
    is_told(crawl, house("bags: {monsters: []}"), "crawl.empty-bag");
    EXPECT_NE(
        problems_with(crawl, house("stack: []")).find("more/more.yaml:1:52: warning: the realm `house` has no tiles"),
        std::string::npos);
    is_told(crawl, house("exit: first-room"), "crawl.exit-is-start");
    is_told(crawl, patch("realms: {house: null}"), "crawl.no-realm");
    is_told(crawl, patch("rules: {monster_token: null}"), "crawl.no-monster-token");
    is_told(crawl, patch("rules: {monster_bag: nowhere}"), "crawl.no-monster-bag");
    is_told(crawl, patch("rules: {item_bag: monsters}"), "crawl.one-bag-for-both");
    is_told(crawl, patch("heroes: []"), "crawl.too-few-heroes");
    is_told(crawl, patch("seats: 1-9"), "crawl.too-many-seats");
    is_told(crawl, "patch: {heroes: {first-hero: {spaces: {hands: 0, boots: 0, armour: 0, backpack: 0}}}}\n",
            "crawl.hero-without-spaces");
    std::string tiles = "tiles:\n";
    for (const char* const id : {"a", "b", "c", "d", "e", "f"})
        tiles += "  " + std::string(id) + ": {name: Many, edges: n s, count: 99, tags: [room]}\n";
    is_told(crawl, tiles, "crawl.too-many-tiles");
}

TEST_F(Blame, IsOfTheRoadGamesExpansion) {
    const std::string journey = "journey";
    EXPECT_EQ(problems_with(journey, "items: {}\n"), "");
    is_told(journey, patch("seats: 2"), "journey.too-many-seats");
    is_told(journey, patch("cards: []"), "journey.no-cards");
    is_told(journey, patch("party: []"), "journey.too-few-heroes");
    is_told(journey, patch("rules: {gold: {start: 90, most: 80}}"), "journey.too-much-gold");
}

TEST_F(Blame, IsOfAScenarioThatLacksWhatRulesBelowAskFor) {
    problems_with("crawl", "items: {}\n");
    folder_.write("game/more.yaml",
                  "specials: {find: {on: {entered: [{draw_items: {from: items}}]}}}\n"
                  "tiles: {shrine: {name: Shrine, edges: n s, tags: [room], specials: [find]}}\n");
    const std::string bare =
        "scenarios: {bare: {name: Bare, system: crawl, seats: 1, rules: {heroes: 1, monster_token: footprints}, "
        "realms: "
        "{r: {start: first-room, stack: [{tag: room}], bags: {monsters: prowler}}}}}\n";
    const std::string problems = problems_with("crawl", bare);
    EXPECT_NE(problems.find("more/more.yaml:1:"), std::string::npos) << problems;
    EXPECT_NE(problems.find("asks for the zone `items`, which this scenario does not have [rule.unknown-zone]"),
              std::string::npos)
        << problems;
    EXPECT_EQ(problems.find("game/more.yaml:1:57: error"), std::string::npos) << problems;
}

}  // namespace
}  // namespace briar
