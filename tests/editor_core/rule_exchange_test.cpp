// Changes of a block after which its surroundings change with it.
#include "editor/core/node_parts.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

constexpr const char* kRest = "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n";

class Exchanges : public Rules {
protected:
    void open_effects(const std::string& effects) {
        open("specials:\n  draught:\n    on:\n      entered:\n" + effects + kRest);
    }
    /// What is done when a hero enters.
    Slot effects() { return first_effects(tree()); }
    std::string remove(const Slot& slot) {
        const EntryLens special = lens();
        return apply(RuleEdit(*house_, special).remove(slot, 0));
    }
    std::string set_dice(const std::string& dice) {
        const EntryLens special = lens();
        return apply(RuleEdit(*house_, special).set_field(effects().blocks.at(0), "roll", bare_word(dice)));
    }
    std::string rows() {
        std::string all;
        const Block roll = effects().blocks.at(0);
        for (const Block& each : roll.slots.at(0).blocks)
            all += each.word + " ";
        return all;
    }
};

TEST_F(Exchanges, WithoutItsConditionABranchIsDoneAlways) {
    open_effects(
        "        - say: Before.\n"
        "        - if: fighting\n"
        "          then:\n"
        "            # as the book says\n"
        "            - say: 'One.'\n"
        "            - say: Two.\n"
        "        - say: Behind.\n");
    ASSERT_EQ(remove(effects().blocks.at(1).slots.at(0)), "");
    EXPECT_NE(text().find("# as the book says\n        - say: 'One.'\n        - say: Two.\n"), std::string::npos)
        << text();
    std::string said;
    for (const Block& each : effects().blocks)
        said += each.sentence + " ";
    EXPECT_EQ(said, "say “Before.” say “One.” say “Two.” say “Behind.” ") << text();
    EXPECT_EQ(problems_of(*house_), "") << text();
}

TEST_F(Exchanges, ABranchWithAnElseKeepsItsConditionAndSaysWhy) {
    open_effects("        - if: fighting\n          then: [{say: One.}]\n          else: [{say: Two.}]\n");
    const std::string before = text();
    EXPECT_NE(remove(effects().blocks.at(0).slots.at(0)).find("when this is not so"), std::string::npos);
    EXPECT_EQ(text(), before);
}

TEST_F(Exchanges, AConditionBecomesAnotherOne) {
    open_effects(
        "        - if: {counter: {name: chill, at_least: 1}, not: {fighting: true}}\n          then: [{say: One.}]\n");
    const auto conditions = [&] { return effects().blocks.at(0).slots.at(0); };
    ASSERT_EQ(conditions().blocks.at(0).word, "counter");
    const EntryLens special = lens();
    ASSERT_EQ(apply(RuleEdit(*house_, special).exchange(conditions(), 0, "crowded")), "") << text();
    EXPECT_EQ(conditions().blocks.at(0).word, "crowded") << text();
    EXPECT_EQ(conditions().blocks.at(1).word, "not") << text();
    EXPECT_EQ(problems_of(*house_), "") << text();
}

TEST_F(Exchanges, AnEffectBecomesAnotherOne) {
    open_effects("        - say: Before.\n        - say: Behind.\n");
    const EntryLens special = lens();
    ASSERT_EQ(apply(RuleEdit(*house_, special).exchange(effects(), 0, "end_turn")), "") << text();
    EXPECT_EQ(effects().blocks.at(0).word, "end_turn") << text();
    EXPECT_EQ(effects().blocks.at(1).word, "say") << text();
}

TEST_F(Exchanges, OtherDiceTakeTheirResultsAlong) {
    open_effects("        - roll: d6\n          1-3: [{say: Low.}]\n          4-6: [{say: High.}]\n");
    ASSERT_EQ(set_dice("d4"), "") << text();
    EXPECT_EQ(rows(), "1-3 4 ") << text();
    ASSERT_EQ(set_dice("2d6"), "") << text();
    EXPECT_EQ(rows(), "2-3 4-12 ") << text();
    EXPECT_EQ(problems_of(*house_), "") << text();
}

TEST_F(Exchanges, DiceThatCannotShowAResultAreRefusedWithItsName) {
    open_effects(
        "        - roll: d6\n          1-2: [{say: Low.}]\n          3-4: [{say: Mid.}]\n          5-6: [{say: "
        "High.}]\n");
    const std::string before = text();
    EXPECT_NE(set_dice("d2").find("`3-4` cannot be rolled with d2"), std::string::npos);
    EXPECT_EQ(text(), before);
}

TEST_F(Exchanges, ABlockTakesItsCommentAlong) {
    open_effects("        # before the first\n        - say: One.\n        # before the second\n        - say: Two.\n");
    const EntryLens special = lens();
    ASSERT_EQ(apply(RuleEdit(*house_, special).remove(effects(), 0)), "");
    EXPECT_EQ(text().find("before the first"), std::string::npos) << text();
    EXPECT_NE(text().find("# before the second\n        - say: Two."), std::string::npos) << text();
}

}  // namespace
}  // namespace briar::editor
