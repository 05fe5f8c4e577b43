// Specials with mistakes take no part: what is left of them would do what nobody has written.
#include <gtest/gtest.h>

#include "runtime/engine/left_out.hpp"
#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;
using garden::notes;
using Ids = std::vector<std::string>;

/// Nothing of the special happens, and it is known that it takes no part.
void expect_left_out(const std::string& content) {
    Ground ground(content);
    EXPECT_NE(ground.problems(), "") << "told where it is checked: " << content;
    const auto rules = ground.compile();
    ASSERT_NE(rules, nullptr) << "the rest can be played: " << content;
    EXPECT_EQ(specials_left_out(*rules), Ids{"try"}) << content;
    ASSERT_TRUE(ground.play());
    EXPECT_TRUE(notes().empty()) << content << notes().front();
}

void expect_special_left_out(const std::string& lines) { expect_left_out(Ground::with_special(lines)); }

TEST(LeftOut, ARuleWhoseConditionCannotBeRead) {
    expect_special_left_out("on: {entered: {when: {sunyn: true}, do: end_day}}");
    expect_special_left_out("on: {entered: {when: 5, do: end_day}}");
    expect_special_left_out("on: {entered: {when: [sunny], do: end_day}}");
    expect_special_left_out("on: {entered: {when: , do: end_day}}");
    expect_special_left_out("on: {entered: {when: \"\", do: end_day}}");
    expect_special_left_out("on: {entered: {whem: sunny, do: end_day}}");
}

TEST(LeftOut, ARuleWithAnEffectThatCannotBeRead) {
    expect_special_left_out("on: {entered: [end_day, {shoot: hi}]}");
    expect_special_left_out("on: {entered: [end_day, {shout: hi, loudly: true}]}");
    expect_special_left_out("on: {entered: [end_day, {water: {bed: bed, amount: much}}]}");
    expect_special_left_out("on: {entered: [end_day, {if: {sunyn: true}, then: [end_day]}]}");
    expect_special_left_out("on: {entered: [end_day, {roll: d6, 1-3: [{shoot: hi}], 4+: [end_day]}]}");
}

TEST(LeftOut, TheOtherRulesOfTheSameSpecial) {
    expect_special_left_out("on: {entered: [end_day]}\nmodifiers: {strength: {add: lots}}");
    expect_special_left_out("on: {entered: [end_day]}\nactions: {dig: {during: turn, cost: {ap: many}, do: end_day}}");
}

TEST(LeftOut, ARuleThatNamesNoEntry) {
    for (const char* name : {"\"\"", "beds/nowhere"}) {
        expect_special_left_out("on: {entered: [end_day, {if: {is: {piece: bed, what: " + std::string(name) +
                                "}}, then: [end_day]}]}");
    }
}

TEST(LeftOut, ARuleThatDoesNotFitTheGame) {
    expect_special_left_out("on: {entered: [end_day, elsewhere]}");
    expect_special_left_out("on: {entered: [end_day, {add_counter: {name: app, by: 1}}]}");
    expect_special_left_out("on: {entered: [end_day, {run: nothing}]}");
    expect_special_left_out("on: {entered: [end_day]}\nscript: nowhere.lua");
    expect_special_left_out("on: {entered: [end_day], sandstorm: [end_day]}");
}

TEST(LeftOut, ARuleThatNamesACounterWithMistakes) {
    const std::string broken = "counters: {seeds: {for: gardeners, initial: many}}\n";
    expect_left_out(broken + Ground::with_special("on: {entered: [end_day, {add_counter: {name: seeds, by: 1}}]}"));
    expect_left_out(broken + Ground::with_special("on: {entered: [end_day]}\n"
                                                  "actions: {sow: {during: turn, cost: {seeds: 1}, do: end_day}}"));
}

TEST(LeftOut, WhoNamesARuleThatIsNotThere) {
    expect_left_out(
        "beds:\n  rose: {specials: [try]}\ngardeners: {ann: {}}\n"
        "scenarios: {day: {system: garden, pieces: [rose, ann]}}\n");
}

TEST(LeftOut, NoneWhereAllIsWell) {
    Ground ground(Ground::with_special("on: {entered: [end_day]}"));
    EXPECT_TRUE(specials_left_out(*ground.compile()).empty());
    ASSERT_TRUE(ground.play());
    EXPECT_EQ(notes(), Ids{"end_day"});
}

}  // namespace
}  // namespace briar
