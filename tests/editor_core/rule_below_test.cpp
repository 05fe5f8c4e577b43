// Rules that packs below say, or that are repeated from elsewhere.
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

constexpr const char* kRest = R"(  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)";

TEST_F(Rules, SayWhereTheyAreRepeatedFromElsewhere) {
    open(std::string(R"(specials:
  draught:
    on: {entered: &x [{say: hi}, {say: ho}], hurting: *x}
)") + kRest);
    const EntryLens special = lens();
    const auto slots = tree();
    const auto effects = [&](std::size_t event) -> const Slot& {
        return slots.at(0).blocks.at(event).slots.at(0).blocks.at(0).slots.at(1);
    };
    const std::string why = "repeats a value from elsewhere";
    RuleEdit rule(*house_, special);
    EXPECT_NE(rule.move(effects(1), 0, effects(0), 0).refused.find(why), std::string::npos);
    EXPECT_NE(rule.add(slots[0].blocks[1].slots[0], 1, "answer").refused.find(why), std::string::npos);
    EXPECT_NE(rule.add(slots[0].blocks[1].slots[0].blocks[0].slots[0], 0, "fighting").refused.find(why),
              std::string::npos);
}

/// The house's specials as a wing over it sees them.
class InheritedRules : public Rules {
protected:
    void open_wing(const std::string& more) {
        folder_.write("house/specials/rules.yaml", std::string("specials:\n  draught:\n") + kOfTheHouse + kRest);
        folder_.write_wing();
        folder_.write("wing/more.yaml", more);
        house_ = folder_.open("wing");
    }
    std::string text() { return house_->document("more.yaml")->text(); }

    static constexpr const char* kOfTheHouse = R"(    on:
      entered:
        - roll: d6
          1-3: [{say: low}]
          4-6: [{say: high}]
      hurting: {say: ouch}
    actions:
      warm_up: {label: Warm up, during: turn, do: [{say: warm}]}
)";
};

TEST_F(InheritedRules, GoAsWhatTheyAreAndNothingElse) {
    open_wing("patch:\n  specials:\n    draught:\n      on:\n        entered: {append: [{say: mine}]}\n");
    change([](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.remove(first_effects(slots).blocks.at(0).slots.at(0), 1);
    });
    const auto slots = tree();
    ASSERT_EQ(first_effects(slots).blocks.size(), 2U);
    EXPECT_EQ(first_effects(slots).blocks[0].slots[0].blocks.size(), 1U);
    EXPECT_EQ(first_effects(slots).blocks[1].fields.at(0).text, "mine");
}

TEST_F(InheritedRules, GoAsWholeEventsAndActions) {
    open_wing("monsters:\n  bat: {name: Bat, health: 2}\n");
    change([](RuleEdit& rule, const std::vector<Slot>& slots) { return rule.remove(slots[0], 1); });
    change([](RuleEdit& rule, const std::vector<Slot>& slots) { return rule.remove(slots[1], 0); });
    const auto slots = tree();
    ASSERT_EQ(slots[0].blocks.size(), 1U);
    EXPECT_EQ(slots[0].blocks[0].word, "entered");
    EXPECT_TRUE(slots[1].blocks.empty());
}

TEST_F(InheritedRules, ChangeWithinAnEffectAlone) {
    open_wing("monsters:\n  bat: {name: Bat, health: 2}\n");
    change([](RuleEdit& rule, const std::vector<Slot>& slots) {
        const Block& say = slots.at(0).blocks.at(1).slots.at(0).blocks.at(0).slots.at(1).blocks.at(0);
        return rule.set_field(say, "text", make_text("au"));
    });
    EXPECT_EQ(tree().at(0).blocks.at(1).slots.at(0).blocks.at(0).slots.at(1).blocks.at(0).fields.at(0).text, "au");
}

}  // namespace
}  // namespace briar::editor
