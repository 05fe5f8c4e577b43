// Rules whose only effect is written without its list, and rules that are not written to their end.
#include "editor/core/as_written.hpp"
#include "editor/core/node_parts.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

constexpr const char* kRest = "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n";

class RulesAlone : public Rules {
protected:
    void open_effect(const std::string& effect) {
        open("specials:\n  draught:\n    text: Cold air.\n    on:\n      entered: " + effect + "\n" + kRest);
    }
    /// The only effect.
    Block effect() { return first_effects(tree()).blocks.at(0); }
    /// How a command for the rule as it stands now goes.
    template <class Make>
    std::string done(const Make& make) {
        const EntryLens special = lens();
        RuleEdit rule(*house_, special);
        return apply(make(rule));
    }
    std::string set(const Block& block, const std::string& key, const Node& value) {
        return done([&](RuleEdit& rule) { return rule.set_field(block, key, value.clone()); });
    }
};

TEST_F(RulesAlone, ChangeTheOrderOfTheirResults) {
    open_effect("{roll: d6, 1-3: [{say: Low.}], 4-6: [{say: High.}]}");
    const Slot rows = effect().slots.at(0);
    ASSERT_EQ(done([&](RuleEdit& rule) { return rule.move(rows, 1, rows, 0); }), "");
    EXPECT_EQ(effect().slots.at(0).blocks.at(0).word, "4-6") << text();
    EXPECT_EQ(problems_of(*house_), "") << text();
}

TEST_F(RulesAlone, KeepTheirOtherArgumentsWhenOneIsChanged) {
    open_effect("{add_counter: {name: chill, by: 1}}");
    ASSERT_EQ(set(effect(), "by", make_int(3)), "");
    EXPECT_NE(text().find("{add_counter: {name: chill, by: 3}}"), std::string::npos) << text();
    open_effect("{if: {counter: {name: chill, at_least: 1}}, then: {say: One.}}");
    ASSERT_EQ(set(effect().slots.at(0).blocks.at(0), "at_least", make_int(2)), "");
    EXPECT_NE(text().find("counter: {name: chill, at_least: 2}"), std::string::npos) << text();
}

TEST_F(RulesAlone, TakeTheirResultsAlongToOtherDice) {
    open_effect("{roll: d6, 1-3: [{say: Low.}], 4-6: [{say: High.}]}");
    ASSERT_EQ(set(effect(), "roll", bare_word("d4")), "");
    EXPECT_EQ(effect().slots.at(0).blocks.at(1).word, "4") << text();
}

TEST_F(RulesAlone, KeepAConditionThatAnElseNeeds) {
    open_effect("{if: fighting, then: [{say: One.}], else: [{say: Two.}]}");
    const std::string before = text();
    const Slot conditions = effect().slots.at(0);
    EXPECT_NE(done([&](RuleEdit& rule) { return rule.remove(conditions, 0); }).find("when this is not so"),
              std::string::npos);
    EXPECT_EQ(text(), before);
}

TEST_F(RulesAlone, OfAPackBelowAreChangedWithAllTheySay) {
    folder_.write("house/specials/rules.yaml",
                  std::string("specials:\n  draught: {on: {entered: {roll: d6, 1-3: [{say: "
                              "Low.}], 4-6: [{say: High.}]}}}\n") +
                      kRest);
    folder_.write_wing();
    const auto wing = folder_.open("wing");
    const EntryLens special(*wing, "specials/draught");
    const Block roll = first_effects(rule_tree(*wing, special)).blocks.at(0);
    const Block say = roll.slots.at(0).blocks.at(0).slots.at(0).blocks.at(0);
    const std::string key = say.fields.at(0).key;
    ASSERT_EQ(wing->apply(RuleEdit(*wing, special).set_field(say, key, make_text("Lower."))), "");
    EXPECT_EQ(problems_of(*wing), "");
    const EntryLens after(*wing, "specials/draught");
    const Node* effect = find_as_written(after.value(), {"on", "entered", 0});
    ASSERT_NE(effect, nullptr);
    EXPECT_EQ(effect->members.size(), 3U) << "with a list or without";
}

TEST_F(RulesAlone, ThatAreNotWholeYetSayWhatLuaMisses) {
    for (const auto& [effect, missing] : {std::pair("[{if: fighting, else: [{say: Two.}]}]", "`then` is missing"),
                                          {"[{choose: {options: [{do: []}]}}]", "is missing"},
                                          {"[{choose: word}]", "is missing"},
                                          {"[{end_turn: 5}]", "takes nothing"}}) {
        open_effect(effect);
        const Block answer = tree().at(0).blocks.at(0).slots.at(0).blocks.at(0);
        EXPECT_NE(done([&](RuleEdit& rule) { return rule.turn_into_lua(answer); }).find(missing), std::string::npos)
            << effect;
    }
}

TEST_F(RulesAlone, OfActionsWithAHyphenBecomeFunctionsThatTheGameFinds) {
    open(std::string(
             "specials:\n  draught:\n    text: Cold air.\n    actions:\n      brew-potion: {label: Brew, during: "
             "turn, do: [{say: Brewed.}]}\n") +
         kRest);
    const Block action = tree().at(1).blocks.at(0);
    ASSERT_EQ(done([&](RuleEdit& rule) { return rule.turn_into_lua(action); }), "");
    EXPECT_NE(house_->document("specials/draught.lua")->text().find("draught[\"brew-potion\"] = function(game, event)"),
              std::string::npos);
    EXPECT_EQ(problems_of(*house_), "");
    const Block again = tree().at(1).blocks.at(0);
    EXPECT_NE(done([&](RuleEdit& rule) { return rule.turn_into_lua(again); }), "") << "it is one already";
}

TEST_F(RulesAlone, MakeNoScriptOutsideThePack) {
    open(std::string("specials:\n  draught: {script: ../other/x.lua, on: {entered: [{say: Hush.}]}}\n") + kRest);
    const Block answer = tree().at(0).blocks.at(0).slots.at(0).blocks.at(0);
    EXPECT_NE(done([&](RuleEdit& rule) { return rule.turn_into_lua(answer); }), "");
    EXPECT_EQ(house_->document("../other/x.lua"), nullptr);
}

}  // namespace
}  // namespace briar::editor
