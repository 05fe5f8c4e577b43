#include <gtest/gtest.h>

#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;

const char* const kTwoModes = R"(
beds:
  rose: {specials: thorns}
  lily: {name: Lilies, count: 2}
gardeners:
  ann: {}
  bob: {}
counters:
  thorns-seen: {for: [gardeners], maximum: 3, initial: 1}
scenarios:
  day:
    system: garden
    seats: 1-4
    pieces: [rose, lily, ann]
    specials: dew
    vars: {sun: 1, doom: {initial: 2, minimum: 0, maximum: 9}}
    modes:
      rainy: {specials: [rain], vars: {sun: 0, doom: 5}}
      crowded: {pieces: [rose, lily, ann, bob]}
specials:
  thorns: {on: {entered: [{shout: ouch}]}}
  dew: {modifiers: {strength: 1}}
  rain: {on: {entered: [{shout: drip}]}}
)";

TEST(CompileScenario, BuildsPiecesWithNamesAndKeys) {
    Ground ground(kTwoModes);
    const auto rules = ground.compile();
    ASSERT_TRUE(rules) << ground.problems();
    ASSERT_EQ(rules->pieces.size(), 4u);
    EXPECT_EQ(rules->key(PieceId{0}), "rose");
    EXPECT_EQ(rules->key(PieceId{1}), "lily#1");
    EXPECT_EQ(rules->key(PieceId{2}), "lily#2");
    EXPECT_EQ(rules->name(PieceId{1}), "Lilies");
    EXPECT_EQ(rules->name(PieceId{0}), "Rose");
    EXPECT_EQ(rules->seats_least, 1);
    EXPECT_EQ(rules->seats_most, 4);
}

TEST(CompileScenario, TellsWhoCarriesWhat) {
    Ground ground(kTwoModes);
    const auto rules = ground.compile();
    ASSERT_TRUE(rules);
    const SpecialId thorns = rules->special("thorns");
    EXPECT_EQ(rules->carried[rules->info(PieceId{0}).def.value].specials, std::vector{thorns});
    EXPECT_TRUE(rules->carried[rules->info(PieceId{1}).def.value].specials.empty());
    EXPECT_EQ(rules->global.specials, std::vector{rules->special("dew")});
    EXPECT_TRUE(rules->heard.test(ground.registry().event("entered", "garden").value));
    EXPECT_FALSE(rules->heard.test(ground.registry().event("watering", "garden").value));
    EXPECT_TRUE(rules->modified.test(ground.registry().value("strength", "garden").value));
    EXPECT_FALSE(rules->special("rain")) << "nobody carries it without the mode";
}

TEST(CompileScenario, GivesCountersToTheKindsThatHaveThem) {
    Ground ground(kTwoModes);
    const auto rules = ground.compile();
    ASSERT_TRUE(rules);
    const PieceId rose{0};
    const PieceId ann{3};
    EXPECT_GE(rules->slot(rose, rules->counter("wet")), 0);
    EXPECT_LT(rules->slot(ann, rules->counter("wet")), 0);
    EXPECT_GE(rules->slot(ann, rules->counter("thorns-seen")), 0);
    EXPECT_LT(rules->slot(rose, rules->counter("thorns-seen")), 0);
    EXPECT_FALSE(rules->counter("dust")) << "another system's";
    EXPECT_EQ(rules->counters[rules->counter("thorns-seen").value].maximum, 3);
    EXPECT_EQ(rules->layout.counter_count, 5u) << "three beds with one, a gardener with two";
}

TEST(CompileScenario, LaysModesOverIt) {
    Ground ground(kTwoModes);
    const auto rules = ground.compile("day", {"rainy", "crowded"});
    ASSERT_TRUE(rules) << ground.problems();
    EXPECT_EQ(rules->pieces.size(), 5u) << "a list in a mode replaces the scenario's";
    EXPECT_EQ(rules->global.specials.size(), 2u) << "specials are added";
    EXPECT_EQ(rules->vars[rules->var("sun").value].initial, 0);
    EXPECT_EQ(rules->vars[rules->var("doom").value].initial, 5);
    EXPECT_EQ(rules->vars[rules->var("doom").value].maximum, 9) << "its bounds stay";
}

TEST(CompileScenario, NamesWhatWasProbablyMeant) {
    Ground ground(kTwoModes);
    EXPECT_EQ(ground.compile("dya"), nullptr);
    EXPECT_EQ(ground.compile("day", {"rany"}), nullptr);
    const std::string problems = ground.problems();
    EXPECT_NE(problems.find("there is no scenario `dya` [scenario.unknown]\n    did you mean `day`?"),
              std::string::npos)
        << problems;
    EXPECT_NE(problems.find("has no mode `rany` [scenario.unknown-mode]\n    did you mean `rainy`?"), std::string::npos)
        << problems;
}

TEST(CompileScenario, RefusesModesThatExcludeEachOther) {
    const char* const scenario = R"(
beds:
  rose: {}
scenarios:
  day:
    system: garden
    seats: 1-4
    pieces: [rose]
    modes:
      hard: {excludes: easy}
      easy: {}
      odd: {excludes: [hrd]}
)";
    Ground sound(scenario);
    EXPECT_TRUE(sound.compile("day", {"hard"})) << sound.problems();
    Ground both(scenario);
    (void)both.compile("day", {"easy", "hard"});
    EXPECT_NE(both.problems().find("the modes `hard` and `easy` exclude each other [scenario.modes-exclude]"),
              std::string::npos)
        << both.problems();
    Ground unknown(scenario);
    (void)unknown.compile("day", {"odd"});
    EXPECT_NE(unknown.problems().find("has no mode `hrd`, which `odd` excludes [scenario.unknown-mode]"),
              std::string::npos)
        << unknown.problems();
}

TEST(CompileScenario, RefusesASystemThatIsNotThere) {
    Ground ground("scenarios:\n  dune: {system: desert}\n");
    EXPECT_EQ(ground.compile("dune"), nullptr);
    EXPECT_NE(ground.problems().find("content.yaml:2:18: error: there is no system `desert` [scenario.unknown-system]"),
              std::string::npos)
        << ground.problems();
}

TEST(CompileScenario, RefusesACounterThatTheSystemHas) {
    Ground doubled(
        "counters:\n  wet: {for: beds}\ngardeners: {ann: {}}\nscenarios:\n  day: {system: garden, pieces: [ann]}\n");
    EXPECT_EQ(doubled.compile(), nullptr);
    EXPECT_NE(doubled.problems().find("[counter.taken]"), std::string::npos) << doubled.problems();
}

TEST(CompileScenario, RemembersWhenLimitedActionsWereDone) {
    Ground ground(Ground::with_special(
        "actions:\n  dig: {during: [turn, fight], limit: turn, cost: {ap: 2}, target: bed, range: 1-3,"
        " uses_up: true, do: end_day}\n  rest_here: {during: fight, do: end_day}"));
    const auto rules = ground.compile();
    ASSERT_TRUE(rules) << ground.problems();
    ASSERT_EQ(rules->actions.size(), 2u);
    const Action& dig = rules->actions[0];
    EXPECT_EQ(dig.label, "Dig");
    EXPECT_EQ(dig.occasions, 3u);
    EXPECT_EQ(dig.limit, Limit::Turn);
    EXPECT_EQ(rules->counters[dig.stamp].name, "used:try.dig");
    EXPECT_GE(rules->slot(PieceId{0}, CounterId{static_cast<std::uint16_t>(dig.stamp)}), 0);
    EXPECT_EQ(dig.costs, (std::vector<std::pair<CounterId, int>>{{rules->counter("ap"), 2}}));
    EXPECT_EQ(dig.target, "bed");
    EXPECT_EQ(dig.target_low, 1);
    EXPECT_EQ(dig.target_high, 3);
    EXPECT_TRUE(dig.uses_up);
    EXPECT_EQ(rules->rules[dig.rule.value].name, "try.dig");
    EXPECT_FALSE(rules->rules[dig.rule.value].event);
    const Action& rest = rules->actions[1];
    EXPECT_EQ(rest.label, "Rest here");
    EXPECT_EQ(rest.occasions, 2u);
    EXPECT_EQ(rest.limit, Limit::None);
}

TEST(CompileScenario, IsTheSameEachTime) {
    Ground ground(kTwoModes);
    const auto one = ground.compile();
    const auto two = ground.compile();
    EXPECT_EQ(one->code, two->code);
    EXPECT_EQ(one->texts, two->texts);
    EXPECT_EQ(one->content_hash, two->content_hash);
}

}  // namespace
}  // namespace briar
