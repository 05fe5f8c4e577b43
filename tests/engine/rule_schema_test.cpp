// Mistakes that the shape of specials shows before anything is compiled.
#include <gtest/gtest.h>

#include "runtime/content/json_schema.hpp"
#include "runtime/content/schema.hpp"
#include "runtime/engine/rule_words.hpp"
#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;

void expect_problem(const std::string& special, const std::string& expected) {
    Ground ground(Ground::with_special(special));
    const std::string found = ground.problems();
    EXPECT_NE(found.find(expected), std::string::npos) << special << "\nexpected: " << expected << "\nfound: " << found;
}

TEST(RuleWords, WhatCountsForWhatIsLeftOutDependsOnTheEvent) {
    const std::vector<Field> fields = {{"hero", Type::Piece, "heroes", "Who."}};
    EXPECT_EQ(fallback_at("the event's hero, or the one whose turn it is", fields), "the event's hero");
    EXPECT_EQ(fallback_at("the event's hero, or the one whose turn it is", {}), "the one whose turn it is");
    EXPECT_EQ(fallback_at("the event's tile", fields), "");
    EXPECT_EQ(fallback_at("any", {}), "any");
}

TEST(RuleSchema, KnowsEveryVerbAndEvent) {
    expect_problem("on: {enterd: [end_day]}", "unknown key `enterd`");
    expect_problem("on: {enterd: [end_day]}", "did you mean `entered`?");
    expect_problem("on: {entered: [{wter: bed}]}", "did you mean `water`?");
    expect_problem("on: {entered: [end_dy]}", "did you mean `end_day`?");
    expect_problem("modifiers: {strenth: 1}", "did you mean `strength`?");
}

TEST(RuleSchema, KnowsTheParametersOfVerbs) {
    expect_problem("on: {entered: [{water: {bed: bed, amout: 1}}]}", "did you mean `amount`?");
    expect_problem("on: {entered: [{water: {amount: 1}}]}", "lacks the key `bed`");
    expect_problem("on: {entered: [{fetch: {from: shed, tone: hihg}}]}", "did you mean `high`?");
    expect_problem("on: {entered: [{lay: spad}]}", "did you mean `spade`?");
    expect_problem("on: {entered: [{water: bedd}]}", "did you mean `bed`?");
}

TEST(RuleSchema, KnowsConditions) {
    expect_problem("on: {entered: {when: suny, do: end_day}}", "did you mean `sunny`?");
    expect_problem("on: {entered: {when: {is_wett: bed}, do: end_day}}", "did you mean `is_wet`?");
    expect_problem("on: {entered: {when: {water: bed}, do: end_day}}", "unknown key `water`");
    expect_problem("on: {entered: {when: {is_wet: {bed: bed, at_leats: 1}}, do: end_day}}", "did you mean `at_least`?");
}

TEST(RuleSchema, RefusesTwoVerbsInOneEffect) {
    expect_problem("on: {entered: [{shout: a, water: bed}]}", "[shape.two-meanings]");
}

TEST(RuleSchema, IsPublished) {
    Ground ground("tools: {spade: {}}");
    const std::string schema = json_schema_for_content(ground.registry().kinds());
    EXPECT_NE(schema.find("verb_water"), std::string::npos);
    EXPECT_LT(schema.size(), 500'000u) << "each verb stands in it once, not at each place of use";
}

TEST(RuleSchema, OutlivesTheRegistryThatItWasMadeFrom) {
    SchemaRef special;
    {
        Ground ground("tools: {spade: {}}");
        for (const Kind& kind : ground.registry().kinds()) {
            if (kind.name == "specials") special = kind.schema;
        }
    }
    ASSERT_TRUE(special);
    const Property* on = schema::property(*schema::resolved(special), "on");
    ASSERT_TRUE(on);
    const Property* entered = schema::property(*on->schema, "entered");
    ASSERT_TRUE(entered);
    EXPECT_EQ(entered->doc, "Somebody came to a bed.");
}

}  // namespace
}  // namespace briar
