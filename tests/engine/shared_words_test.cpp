// Two systems that know nothing of each other use the same words for things of their own.
#include <gtest/gtest.h>

#include <algorithm>

#include "runtime/content/json_schema.hpp"
#include "runtime/engine/rule_reference.hpp"
#include "runtime/engine/shared_words.hpp"
#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Beside;
using garden::Ground;
using garden::notes;

constexpr Beside kBothWays[] = {Beside::OrchardBehind, Beside::OrchardBefore};

/// A scenario of each system: the bed of the garden and the tree of the orchard carry a special each.
std::string both(const std::string& of_bed, const std::string& of_tree) {
    return "beds:\n  rose: {specials: thorns}\ngardeners:\n  ann: {}\n"
           "trees:\n  elm: {specials: bark}\n"
           "scenarios:\n  day: {system: garden, pieces: [rose, ann]}\n"
           "  fall: {system: orchard, pieces: [elm]}\n"
           "specials:\n  thorns: {" +
           of_bed + "}\n  bark: {" + of_tree + "}\n";
}

std::string checked(const std::string& content, Beside beside = Beside::OrchardBehind) {
    return Ground(content, {}, beside).checked();
}

void expect_problem(const std::string& content, const std::string& expected) {
    for (const Beside beside : kBothWays) {
        const std::string found = checked(content, beside);
        EXPECT_NE(found.find(expected), std::string::npos) << "expected: " << expected << "\nfound: " << found;
        EXPECT_EQ(std::count(found.begin(), found.end(), '['), 1) << "one mistake, one message: " << found;
    }
}

TEST(SharedWords, MeanInEachGameWhatItsSystemHas) {
    for (const Beside beside : kBothWays) {
        Ground ground(both("on: {entered: [{water: bed}, {water: {bed: bed, amount: 3}}]}",
                           "on: {entered: [{water: tree}, {water: {tree: tree, deep: true}}]}"),
                      {}, beside);
        ASSERT_EQ(ground.checked(), "");
        ground.play_scenario("day");
        EXPECT_EQ(notes(), (std::vector<std::string>{"water rose 1", "water rose 3"}));
        notes().clear();
        ground.play_scenario("fall");
        EXPECT_EQ(notes(), (std::vector<std::string>{"water the tree elm", "water the tree elm deeply"}));
        notes().clear();
    }
}

TEST(SharedWords, LetEachSystemHaveItsOwnMomentOfAnEvent) {
    EXPECT_EQ(checked(both("on: {entered: end_day}", "on: {entered: [{forbid: No.}]}")), "");
    expect_problem(both("on: {entered: [{forbid: No.}]}", "text: Bark."),
                   "the event `entered` cannot be forbidden [rule.cannot-forbid]");
}

TEST(SharedWords, ReportAParameterThatTheOtherSystemHas) {
    expect_problem(both("on: {entered: [{water: {bed: bed, deep: true}}]}", "text: Bark."),
                   "content.yaml:11:46: error: unknown key `deep` in `water` in item 1 of `on.entered`"
                   " [shape.unknown-key]");
    expect_problem(both("on: {entered: [{water: {bed: bed, deep: true}}]}", "text: Bark."),
                   "this is for the system `garden`");
}

TEST(SharedWords, ReportAParameterThatOnlyThisSystemRequires) {
    expect_problem(both("text: Thorns.", "on: {entered: [{water: {deep: true}}]}"), "lacks the key `tree`");
}

TEST(SharedWords, ReportAVerbThatBelongsToOthers) {
    expect_problem(both("on: {entered: [prune]}", "text: Bark."),
                   "`prune` is a verb of the system `orchard`, but this game's is `garden` [rule.other-system]");
}

TEST(SharedWords, LetOneSystemHaveFewerFieldsOfAValue) {
    EXPECT_EQ(checked(both("modifiers: {strength: {add: {is_wet: here}}}", "modifiers: {strength: 1}")), "");
}

/// The garden's pack with a spade needs the orchard's with a ladder; both are tools.
std::string two_packs(const std::string& of_tree, Beside beside) {
    return Ground(
               "tools: {spade: {count: 2}}\nbeds: {rose: {}}\n"
               "scenarios: {day: {system: garden, pieces: [rose, spade]}}\n",
               {{"pack.yaml", "id: plot\ntitle: Plot\nversion: 1.0.0\nrequires: {grove: '*'}\n"},
                {"../grove/pack.yaml", "id: grove\ntitle: Grove\nversion: 1.0.0\nsystem: orchard\n"},
                {"../grove/all.yaml",
                 "tools: {ladder: {weight: 3}}\ntrees: {elm: {specials: bark}}\n"
                 "scenarios: {fall: {system: orchard, pieces: [elm, ladder]}}\nspecials: {bark: {" +
                     of_tree + "}}\n"}},
               beside)
        .checked();
}

TEST(SharedWords, MeanKindsOfTheirOwnSystem) {
    for (const Beside beside : kBothWays) {
        EXPECT_EQ(two_packs("on: {entered: [{shake: ladder}]}", beside), "");
        const std::string found = two_packs("on: {entered: [{shake: spade}]}", beside);
        EXPECT_NE(found.find("`spade` is an entry of another system; this game's is `orchard` [rule.other-system]"),
                  std::string::npos)
            << found;
    }
}

TEST(SharedWords, GuessTheSystemOfASpecialThatNothingCarriesYet) {
    for (const Beside beside : kBothWays) {
        const std::string of_orchard = checked(
            both("text: Thorns.", "text: Bark.") + "  idle: {on: {entered: [{water: {tree: tree}}]}}\n", beside);
        EXPECT_EQ(of_orchard.find("error"), std::string::npos) << of_orchard;
        const std::string of_garden =
            checked(both("text: Thorns.", "text: Bark.") + "  idle: {on: {entered: [{water: {bed: bed}}]}}\n", beside);
        EXPECT_EQ(of_garden.find("error"), std::string::npos) << of_garden;
    }
}

TEST(SharedWords, TakeTheSystemOfThePackForASpecialThatNothingCarriesYet) {
    Ground ground("specials:\n  idle: {on: {entered: [{forbid: No.}]}}\n",
                  {{"pack.yaml", "id: plot\ntitle: Plot\nversion: 1.0.0\nsystem: orchard\n"}}, Beside::OrchardBehind);
    EXPECT_EQ(ground.checked().find("error"), std::string::npos) << "the garden's `entered` could not be forbidden";
}

TEST(SharedWords, ShareOccasions) {
    Ground ground(both("actions: {dig: {during: turn, do: end_day}}",
                       "actions: {pick: {during: [turn, harvest], do: {water: tree}}}"),
                  {}, Beside::OrchardBehind);
    EXPECT_EQ(ground.checked(), "");
    EXPECT_EQ(ground.registry().occasions()[0].doc, "In one's turn. In the orchard's turn.");
}

TEST(SharedWords, AreOneWordForPeople) {
    Ground ground("tools: {spade: {}}", {}, Beside::OrchardBehind);
    const auto words = shared_words(ground.registry().verbs());
    const auto water = std::find_if(words.begin(), words.end(), [](const auto& word) { return word.name == "water"; });
    ASSERT_NE(water, words.end());
    ASSERT_EQ(water->forms.size(), 2u);
    EXPECT_EQ(shared_doc(water->forms), "garden: A verb for tests. orchard: A verb of the orchard.");
    const auto params = shared_params(water->forms);
    ASSERT_EQ(params.size(), 4u);
    EXPECT_FALSE(params[0].required) << "the orchard's form has no `bed`";
    for (const auto& word : shared_words(ground.registry().verbs(), "orchard")) {
        if (word.name == "water") {
            ASSERT_EQ(word.forms.size(), 1u);
            EXPECT_EQ(word.forms.front()->system, "orchard");
        }
    }
}

TEST(SharedWords, ArePublishedInEveryForm) {
    Ground ground("tools: {spade: {}}", {}, Beside::OrchardBehind);
    const std::string schema = json_schema_for_content(ground.registry().kinds());
    const std::size_t at = schema.find("\"arguments_water\"");
    ASSERT_NE(at, std::string::npos);
    EXPECT_EQ(schema.find("\"arguments_water\"", at + 1), std::string::npos) << "one definition";
    const std::string definition = schema.substr(at, 2500);
    for (const char* param : {"\"bed\"", "\"amount\"", "\"tree\"", "\"deep\""})
        EXPECT_NE(definition.find(param), std::string::npos) << param;
}

TEST(SharedWords, StandInTheReferenceUnderTheirSystems) {
    Ground ground("tools: {spade: {}}", {}, Beside::OrchardBehind);
    const std::string page = rule_reference(ground.registry(), {});
    const std::size_t changes = page.find("## Changes");
    const std::size_t garden = page.find("### In `garden`", changes);
    const std::size_t orchard = page.find("### In `orchard`", changes);
    ASSERT_NE(garden, std::string::npos);
    ASSERT_NE(orchard, std::string::npos);
    EXPECT_LT(page.find("#### `water(bed, amount = 1) -> number`", garden), orchard);
    EXPECT_NE(page.find("#### `water(tree, deep = false)`", orchard), std::string::npos);
}

}  // namespace
}  // namespace briar
