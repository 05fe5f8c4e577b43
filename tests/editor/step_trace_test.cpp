#include <gtest/gtest.h>

#include <algorithm>

#include "editor/playing/place_words.hpp"
#include "tests/editor/bots_game.hpp"

/// What happened in a step, event by event.
namespace briar::editor {
namespace {

class StepTraceTest : public BotsGame {};

/// Any step can be looked at, whoever made it and whenever: it is made once more on a copy.
TEST_F(StepTraceTest, TheTraceIsOfTheStepThatIsLookedAt) {
    EXPECT_TRUE(model_.trace().lines.empty()) << "nothing was chosen at the beginning";
    choose("explore");
    model_.choose(0);
    const StepTrace second = model_.trace();
    EXPECT_EQ(second.step, 2U);
    const auto seen = [](const TraceLine& each) {
        return each.sort == TraceSort::Event && each.text.starts_with("revealed");
    };
    EXPECT_TRUE(std::any_of(second.lines.begin(), second.lines.end(), seen));
    const std::uint64_t hash = model_.session().state_hash();
    model_.go_to(1);
    const StepTrace first = model_.trace();
    EXPECT_EQ(first.step, 1U);
    EXPECT_NE(first.what.find("xplore"), std::string::npos) << first.what;
    EXPECT_FALSE(std::any_of(first.lines.begin(), first.lines.end(), seen));
    model_.go_to(2);
    EXPECT_EQ(model_.session().state_hash(), hash) << "looking changes nothing";
}

TEST_F(StepTraceTest, TheTraceSaysWhatABotChoseAndWhereRulesStand) {
    play_bots_until_over();
    bool answered = false;
    for (std::size_t step = 1; step <= model_.last() && !answered; ++step) {
        model_.go_to(step);
        const StepTrace trace = model_.trace();
        EXPECT_NE(trace.what.find(": "), std::string::npos) << trace.what;
        for (const TraceLine& line : trace.lines) {
            if (line.sort != TraceSort::Answer || line.place.file.empty()) continue;
            answered = true;
            const std::string place = place_in_words(line.place, *model_.rules().catalog);
            EXPECT_EQ(place.find("scenarios"), std::string::npos) << place;
            EXPECT_NE(place.find(".yaml:"), std::string::npos) << place;
        }
    }
    EXPECT_TRUE(answered);
}

}  // namespace
}  // namespace briar::editor
