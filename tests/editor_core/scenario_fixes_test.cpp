// Whatever may be wrong with a scenario or a campaign can be mended at a click: nobody types YAML for it.
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/core/check.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/fixes.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

/// Something that is wrong: what stands there instead of what, the problem, and the fix.
struct Slip {
    const char* before;
    const char* after;
    const char* problem;
    const char* label;  ///< how the fix begins
};

class ScenarioFixes : public ::testing::Test {
protected:
    void begin(const std::string& system) {
        const fs::path where = folder_.path() / "moor";
        write_new_pack(where, new_pack_files(system_set(), {"moor", {}, true, system, {}}, where, {}));
        text_ = folder_.read("moor/game.yaml");
        fs::remove_all(where / "tests");
    }
    void write(const Slip& slip) {
        std::string text = text_;
        const std::size_t at = text.find(slip.before);
        ASSERT_NE(at, std::string::npos) << slip.before;
        text.replace(at, std::string(slip.before).size(), slip.after);
        folder_.write("moor/game.yaml", text);
    }
    static const Diagnostic* problem_of(const Checked& checked, const std::string& id) {
        for (const Diagnostic& each : checked.problems.list())
            if (each.id == id) return &each;
        return nullptr;
    }
    /// Nothing is wrong after the fix.
    void mends(const Slip& slip) {
        SCOPED_TRACE(std::string(slip.problem) + ": " + slip.label);
        write(slip);
        const auto moor = folder_.open("moor");
        const auto checked = check(moor->snapshot());
        const Diagnostic* problem = problem_of(*checked, slip.problem);
        ASSERT_NE(problem, nullptr) << problems_of(*moor);
        EXPECT_EQ(problem->hint.find(": {"), std::string::npos) << problem->hint;
        EXPECT_EQ(problem->hint.find("[{"), std::string::npos) << problem->hint;
        std::string offered;
        for (const Fix& each : fixes(*moor, *problem)) {
            offered += each.label + "\n";
            if (!each.label.starts_with(slip.label)) continue;
            ASSERT_EQ(moor->apply(each.command), "");
            EXPECT_EQ(problems_of(*moor), "") << moor->document("game.yaml")->text();
            return;
        }
        ADD_FAILURE() << "offered:\n" << offered;
    }

    PackFolder folder_;
    std::string text_;
};

constexpr const char* kRealms = R"(    realms:
      house:
        name: The house
        start: first-room
        stack: [{tag: room}]
        bags:
          monsters: [{all: monsters}]
          items: [{all: items}]
)";

TEST_F(ScenarioFixes, MendMapsOfTiles) {
    begin("crawl");
    mends({kRealms, "", "shape.missing-key", "Add `realms`"});
    mends({kRealms, "    realms: {}\n", "crawl.no-realm", "Make a realm"});
    mends({"      monster_token: footprints\n", "", "crawl.no-monster-token", "Let Footprints stand"});
    mends({"    text: Somebody is here.\n    count: 2\n", "    count: 1\n", "crawl.too-few-monster-tokens",
           "Make the count"});
    mends({"          monsters: [{all: monsters}]\n", "", "crawl.no-monster-bag", "Add a bag of all monsters"});
    mends({"        stack: [{tag: room}]\n", "        stack: []\n", "crawl.empty-stack", "Put all tiles"});
    mends({"monsters: [{all: monsters}]\n", "monsters: []\n", "crawl.empty-bag", "Put all monsters"});
    mends({"          items: [{all: items}]\n    rules:\n", "    rules:\n      rewards: {2+: 1}\n", "crawl.no-item-bag",
           "Add a bag of all items"});
    mends({"          items: [{all: items}]\n    rules:\n", "    rules:\n      rewards: {2+: 1}\n", "crawl.no-item-bag",
           "Give no items"});
    mends({"      heroes: 1-2\n", "      heroes: 3-4\n", "crawl.too-few-heroes", "Let 2 take part"});
    mends({"    realms:\n", "    heroes: []\n    realms:\n", "crawl.too-few-heroes", "Let all heroes"});
    mends({"        start: first-room\n", "        start: first-room\n        exit: first-room\n",
           "crawl.exit-is-start", "Take its exit out"});
    mends({"    seats: 1-2\n", "    seats: 1-6\n", "crawl.too-many-seats", "Let 2 play at most"});
    mends({"      monster_token: footprints\n", "      monster_token: footprints\n      item_bag: monsters\n",
           "crawl.one-bag-for-both", "Draw items"});
}

TEST_F(ScenarioFixes, MendRowsOfCards) {
    begin("journey");
    mends(
        {"    legs:\n      way:\n        name: The way\n        start: doorstep\n        deck: [{tag: way}]\n        "
         "cards: 3\n        bosses: gatekeeper\n",
         "    legs: {}\n", "journey.no-leg", "Make a leg"});
    mends({"    party: [{all: heroes}]\n", "    party: []\n", "journey.too-few-heroes", "Let all heroes"});
    mends({"      party: 2\n", "      party: 3\n", "journey.too-few-heroes", "Make the party 2"});
    mends({"    cards: [{all: cards}]\n", "    cards: []\n", "journey.no-cards", "Take all cards"});
    mends({"      hand: 5\n", "      hand: 5\n      removed_at_start: 99\n", "journey.no-cards", "Let no cards leave"});
    mends({"      hand: 5\n", "      hand: 5\n      gold: {start: 5, most: 2}\n", "journey.too-much-gold",
           "Let the party"});
    mends({"        cards: 3\n", "        cards: 9\n", "journey.deck-too-small", "Draw 4"});
    mends({"        bosses: gatekeeper\n", "", "journey.too-few-bosses", "Take all bosses"});
    mends({"        bosses: gatekeeper\n", "        bosses: gatekeeper\n        boss_count: 2\n",
           "journey.too-few-bosses", "End with 1"});
    mends({"    boss: true\n", "", "journey.no-boss", "Say that `gatekeeper`"});
    mends({"items: [{all: items}]}\n", "items: []}\n", "journey.empty-shop", "Sell all items"});
    mends(
        {"faces: [strong, strong, clever, clever, joker, coin]", "faces: [strong]", "journey.faces", "Show all icons"});
    mends({"    system: journey\n", "    system: journey\n    seats: 2\n", "journey.too-many-seats", "Let one play"});
}

TEST_F(ScenarioFixes, MakeWhatThereIsNothingOf) {
    begin("crawl");
    const std::string token =
        "tokens:\n  footprints:\n    name: Footprints\n    text: Somebody is here.\n    count: 2\n";
    text_.erase(text_.find(token), token.size());
    mends({"      monster_token: footprints\n", "", "crawl.no-monster-token", "Make tokens/"});
}

TEST_F(ScenarioFixes, MendCampaigns) {
    begin("crawl");
    const std::string stages =
        "campaigns:\n  year:\n    name: Year\n    stages:\n"
        "      spring: {scenario: moor, won: {end: won}, lost: {end: lost}}\n"
        "      summer: {scenario: moor, won: {end: won}, lost: {to: spring}}\n";
    const auto begins = [&](const std::string& text) { text_ = text_.substr(0, text_.find("campaigns:")) + text; };
    begins(stages);
    const Slip same{"campaigns:", "campaigns:", "campaign.unreached", "Go on with `summer` when `spring` is won"};
    mends(same);
    mends({"campaigns:", "campaigns:", "campaign.unreached", "Begin with `summer`"});
    mends({"campaigns:", "campaigns:", "campaign.unreached", "Take the stage out"});
    begins("campaigns:\n  year: {name: Year, stages: {}}\n");
    mends({"campaigns:", "campaigns:", "campaign.no-stage", "Begin with Moor"});
    begins("campaigns:\n  year:\n    stages:\n      spring: {scenario: moor, won: {}, lost: {end: lost}}\n");
    mends({"campaigns:", "campaigns:", "shape.missing-key", "The campaign ends here and is won"});
    begins(
        "campaigns:\n  year:\n    stages:\n      spring: {scenario: moor, won: {end: won, to: spring}, lost: {end: "
        "lost}}\n");
    mends({"campaigns:", "campaigns:", "shape.two-meanings", "The campaign ends here and is won"});
    begins(
        "campaigns:\n  year:\n    start: winter\n    stages:\n"
        "      spring: {scenario: moor, won: {end: won}, lost: {end: lost}}\n");
    mends({"campaigns:", "campaigns:", "campaign.unknown-stage", "Change to `spring`"});
    begins(
        "campaigns:\n  year:\n    stages:\n"
        "      spring: {scenario: moor, modes: [easy], won: {end: won}, lost: {end: lost}}\n");
    mends({"campaigns:", "campaigns:", "campaign.unknown-mode", "Remove `easy`"});
}

TEST_F(ScenarioFixes, SayWhichScenarioATestPlays) {
    begin("script");
    folder_.write("moor/tests/x.yaml", "tests:\n  it stands:\n    then: {result: playing}\n");
    mends({"scenarios:\n",
           "scenarios:\n  fen: {name: Fen, system: script, script: game.lua, players: [red], vars: {goal: 3}}\n",
           "test.no-scenario", "Let it play Moor"});
}

TEST_F(ScenarioFixes, StandARangeThatIsJustBeingTyped) {
    begin("crawl");
    write({"      heroes: 1-2\n", "      heroes: 3-4\n", "", ""});
    const auto checked = check(folder_.open("moor")->snapshot());
    const Diagnostic* problem = problem_of(*checked, "crawl.too-few-heroes");
    ASSERT_NE(problem, nullptr);
    write({"      heroes: 1-2\n", "      heroes: 3-\n", "", ""});
    const auto moor = folder_.open("moor");
    for (const Fix& each : fixes(*moor, *problem))
        EXPECT_NE(each.label, "");
}

}  // namespace
}  // namespace briar::editor
