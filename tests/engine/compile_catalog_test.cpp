#include <gtest/gtest.h>

#include "runtime/engine/rule_text.hpp"
#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++times;
    return times;
}

const char* const kStart = R"(
beds:
  rose: {specials: thorns}
gardeners:
  ann: {}
)";

TEST(CompileCatalog, IsSilentWhereAllIsWell) {
    Ground ground(
        std::string(kStart) +
        "scenarios:\n  day: {system: garden, pieces: [rose, ann]}\nspecials:\n  thorns: {on: {entered: end_day}}\n");
    EXPECT_EQ(ground.checked(), "");
}

TEST(CompileCatalog, ReportsAProblemOnceForAllScenariosAndModes) {
    Ground ground(
        std::string(kStart) +
        "scenarios:\n  day: {system: garden, pieces: [rose, ann], modes: {wet: {}, dry: {}}}\n"
        "  night: {system: garden, pieces: [rose, ann]}\nspecials:\n  thorns: {on: {entered: [{add_var: x}]}}\n");
    const std::string found = ground.checked();
    EXPECT_EQ(count(found, "[rule.unknown-var]"), 1u) << found;
    EXPECT_EQ(count(found, "error:"), 1u) << found;
}

TEST(CompileCatalog, CompilesSpecialsOfModes) {
    Ground ground(std::string(kStart) +
                  "scenarios:\n  day: {system: garden, pieces: [rose, ann], modes: {wet: {specials: rain}}}\n"
                  "specials:\n  thorns: {}\n  rain: {on: {entered: [{water: hero}]}}\n");
    EXPECT_EQ(count(ground.checked(), "[rule.wrong-kind]"), 1u);
}

TEST(CompileCatalog, CompilesSpecialsThatNothingUses) {
    Ground ground(
        std::string(kStart) +
        "scenarios:\n  day: {system: garden, pieces: [rose, ann]}\n"
        "specials:\n  thorns: {}\n  idle: {on: {entered: [{water: hero}, {add_var: any}, {fetch: shedd}]}}\n");
    const std::string found = ground.checked();
    EXPECT_EQ(count(found, "warning: nothing carries the special `idle` [special.not-carried]"), 1u) << found;
    EXPECT_EQ(count(found, "[rule.wrong-kind]"), 1u) << found;
    EXPECT_EQ(count(found, "[rule.unknown-zone]"), 1u) << "zones are those of the garden's scenarios: " << found;
    EXPECT_EQ(count(found, "[rule.unknown-var]"), 0u) << "no scenario, so any var: " << found;
}

TEST(CompileCatalog, FollowsCampaigns) {
    Ground ground(
        std::string(kStart) +
        "scenarios:\n  day: {system: garden, pieces: [rose, ann], modes: {wet: {}}}\nspecials:\n  thorns: {}\n"
        "campaigns:\n  year:\n    start: spring\n    stages:\n"
        "      spring: {scenario: day, modes: [wett], won: {to: sumer}, lost: {end: lost}}\n"
        "      summer: {scenario: day, setup: {script: specials/no.lua}, won: {end: won}, lost: {end: lost}}\n");
    const std::string found = ground.checked();
    EXPECT_NE(found.find("has no mode `wett` [campaign.unknown-mode]\n    did you mean `wet`?"), std::string::npos)
        << found;
    EXPECT_NE(found.find("there is no stage `sumer` [campaign.unknown-stage]\n    did you mean `summer`?"),
              std::string::npos)
        << found;
    EXPECT_NE(found.find("no way leads to the stage `summer` [campaign.unreached]"), std::string::npos) << found;
    EXPECT_NE(found.find("[campaign.no-script]"), std::string::npos) << found;
}

TEST(CompileCatalog, AsksOfStagesWhatFollows) {
    Ground ground(std::string(kStart) +
                  "scenarios:\n  day: {system: garden, pieces: [rose, ann]}\nspecials:\n  thorns: {}\n"
                  "campaigns:\n  year:\n    stages:\n"
                  "      spring: {scenario: day, won: {}, lost: {end: lost, to: spring}}\n");
    const std::string found = ground.checked();
    EXPECT_NE(found.find("`stages.spring.won` lacks one of the keys `end` and `to` [shape.missing-key]"),
              std::string::npos)
        << found;
    EXPECT_NE(found.find("[shape.two-meanings]"), std::string::npos) << found;
}

TEST(CompileCatalog, BeginsCampaignsWithTheirFirstStage) {
    const std::string begin = std::string(kStart) +
                              "scenarios:\n  day: {system: garden, pieces: [rose, ann]}\nspecials:\n  thorns: {}\n"
                              "campaigns:\n  year:\n    stages:";
    Ground ground(begin + "\n      spring: {scenario: day, won: {end: won}, lost: {end: lost}}\n");
    EXPECT_EQ(count(ground.checked(), "[campaign."), 0u) << ground.checked();
    Ground other(begin +
                 "\n      spring: {scenario: day, won: {end: won}, lost: {end: lost}}\n"
                 "      summer: {scenario: day, won: {to: spring}, lost: {end: lost}}\n");
    EXPECT_NE(other.checked().find("no way leads to the stage `summer`"), std::string::npos) << other.checked();
    Ground empty(begin + " {}\n");
    EXPECT_EQ(count(empty.checked(), "[campaign.no-stage]"), 1u) << empty.checked();
}

TEST(CompileCatalog, ShowsTextsWithTheirNumbers) {
    Ground ground(
        "specials:\n  dig: {text: \"Spend {dig.cost.ap} AP, {not a path}.\", actions: {dig: {during: turn, cost: {ap: "
        "4}, "
        "do: end_day}}}\nbeds:\n  rose: {text: \"There are {count}, not {coun}.\", count: 3, specials: dig}\n");
    EXPECT_EQ(text_of(*ground.catalog(), ground.catalog()->find("specials", "dig")), "Spend 4 AP, {not a path}.");
    EXPECT_EQ(text_of(*ground.catalog(), ground.catalog()->find("beds", "rose")), "There are 3, not {coun}.");
    EXPECT_EQ(count(ground.checked(), "[text.unknown-path]"), 1u);
}

}  // namespace
}  // namespace briar
