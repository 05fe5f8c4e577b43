#include "runtime/session/failure.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "runtime/session/position.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

constexpr const char* kFailsWhenDrawn =
    "  shiny:\n    text: It shines.\n    on: {drawn: [{add_var: luck}, {fail: 7}]}\n";

/// Draws until a coin whose rule fails comes up.
Chosen draw_until_failure(Session& session) {
    Chosen chosen;
    for (int i = 0; i < 10 && chosen.done(); ++i)
        chosen = session.choose("draw");
    return chosen;
}

TEST(FailurePolicy, PutsTheRuleAsideAtTheLastQuiescentPoint) {
    const Packs packs(kFailsWhenDrawn);
    const auto session = packs.begin(5);
    const Chosen chosen = draw_until_failure(*session);
    ASSERT_EQ(chosen.outcome, Chosen::Outcome::Failed);
    EXPECT_EQ(chosen.failure->rule, "shiny.drawn");
    EXPECT_EQ(chosen.failure->file, "coins.yaml");
    EXPECT_EQ(chosen.failure->line, 7);
    EXPECT_EQ(chosen.failure->message, "it breaks");
    const SessionStep last = session->steps().back();
    EXPECT_EQ(last.sort, StepSort::PutAside);
    EXPECT_EQ(last.key, "shiny.drawn");
    // Nothing of the failing choice is left, and the same choice now goes through without the rule.
    EXPECT_EQ(session->state().var(session->rules().var("luck")), 3);
    const std::size_t before = session->at();
    EXPECT_TRUE(session->choose("draw").done());
    EXPECT_EQ(session->at(), before + 1);
    EXPECT_EQ(session->state().var(session->rules().var("luck")), 3);
    EXPECT_EQ(session->incidents().size(), 1U);
    EXPECT_NE(log_of(*session).find("The rule `shiny.drawn` failed"), std::string::npos);
}

TEST(FailurePolicy, IsAStepThatCanBeUndoneAndRedone) {
    const Packs packs(kFailsWhenDrawn);
    const auto session = packs.begin(5);
    draw_until_failure(*session);
    const std::uint64_t aside = session->state_hash();
    session->undo();
    EXPECT_NE(session->state_hash(), aside);
    session->redo();
    EXPECT_EQ(session->state_hash(), aside);
    play(*session, 30);
    const std::uint64_t end = session->state_hash();
    session->go_to(0);
    session->go_to(session->last());
    EXPECT_EQ(session->state_hash(), end);
}

TEST(FailurePolicy, ChoosesAgainWhatWasChosenWithinTheMove) {
    const Packs packs("  shiny:\n    text: It shines.\n",
                      "  house:\n    text: The house.\n    on: {raised: [{fail: 3}]}\n");
    bool seen = false;
    for (std::uint64_t seed = 1; seed < 9 && !seen; ++seed) {
        const auto session = packs.begin(seed);
        const std::string begun = log_of(*session);
        ASSERT_TRUE(session->choose("wager").done());
        if (session->quiescent()) continue;
        seen = true;
        const std::string told = log_of(*session).substr(begun.size());
        const std::vector<std::string> keys = session->keys();
        const Chosen failed = session->choose("raise");
        ASSERT_EQ(failed.outcome, Chosen::Outcome::Failed);
        ASSERT_TRUE(failed.went_on);
        EXPECT_EQ(failed.went_on->from, 0U);
        EXPECT_EQ(failed.went_on->lost, 0U);
        ASSERT_EQ(session->last(), 2U);
        EXPECT_EQ(session->steps()[0].sort, StepSort::PutAside);
        EXPECT_EQ(session->steps()[1].key, "wager");
        EXPECT_EQ(session->keys(), keys) << "what was asked is asked again";
        EXPECT_TRUE(log_of(*session).ends_with(told)) << "with the same chance";
        EXPECT_TRUE(session->choose("raise").done());
        session->go_to(0);
        session->go_to(session->last());
        EXPECT_EQ(session->steps()[2].key, "raise");
    }
    EXPECT_TRUE(seen);
}

/// Without the house's rule luck is 3 where the coin's rule counts on more: both are put aside.
TEST(FailurePolicy, PutsAsideWhatFailsWhileItChoosesAgain) {
    const Packs packs(
        "  shiny:\n    text: It shines.\n"
        "    on: {raised: [{if: {var: {name: luck, is: 3}}, then: [{fail: 9}]}]}\n",
        "  house:\n    text: The house.\n    on: {raised: [{add_var: luck}, "
        "{if: {var: {name: luck, is: 5}}, then: [{fail: 3}]}]}\n");
    bool seen = false;
    for (std::uint64_t seed = 1; seed < 99 && !seen; ++seed) {
        const auto session = packs.begin(seed);
        for (const char* key : {"draw", "draw", "draw", "wager", "raise"})
            static_cast<void>(session->choose(key));
        if (session->at() != 5 || session->over() || session->quiescent()) continue;
        const Chosen failed = session->choose("raise");
        if (!failed.went_on || failed.went_on->others.empty()) continue;
        seen = true;
        EXPECT_EQ(failed.failure->rule, "house.raised");
        EXPECT_EQ(failed.went_on->others.front().rule, "shiny.raised");
        EXPECT_EQ(failed.went_on->lost, 0U);
        EXPECT_EQ(session->at(), 7U) << "two rules put aside, and all that was chosen";
        EXPECT_EQ(session->steps().back().key, "raise");
        EXPECT_TRUE(session->choose("raise").done());
        const std::uint64_t end = session->state_hash();
        session->go_to(0);
        session->go_to(8);
        EXPECT_EQ(session->state_hash(), end);
    }
    EXPECT_TRUE(seen);
}

TEST(FailurePolicy, StopsAStrictSession) {
    const Packs packs(kFailsWhenDrawn);
    SessionOptions strict;
    strict.on_failure = OnFailure::Strict;
    const auto session = packs.begin(5, strict);
    const Chosen chosen = draw_until_failure(*session);
    ASSERT_EQ(chosen.outcome, Chosen::Outcome::Failed);
    EXPECT_TRUE(session->over());
    ASSERT_TRUE(session->stopped());
    EXPECT_EQ(session->stopped()->rule, "shiny.drawn");
    EXPECT_EQ(session->choose("walk").outcome, Chosen::Outcome::Rejected);
    EXPECT_EQ(session->state().var(session->rules().var("luck")), 3);
}

TEST(FailurePolicy, TakesAFailingActionOutOfTheMenu) {
    const Packs packs(
        "  shiny:\n    text: It shines.\n    actions:\n      rub: {label: Rub it, during: menu, do: [{fail: 9}]}\n");
    const auto session = packs.begin(5);
    for (int i = 0; i < 7; ++i)
        session->choose("draw");
    const std::vector<std::string> keys = session->keys();
    const auto rub = std::find_if(keys.begin(), keys.end(),
                                  [](const std::string& key) { return key.find("rub") != std::string::npos; });
    ASSERT_NE(rub, keys.end());
    EXPECT_EQ(session->choose(*rub).outcome, Chosen::Outcome::Failed);
    for (const std::string& key : session->keys())
        EXPECT_EQ(key.find("rub"), std::string::npos);
}

TEST(FailurePolicy, MarksAnOptionWhereNoRuleIsToBlame) {
    const Packs packs;
    Diagnostics problems;
    Start start = Packs::start(5);
    start.position = Document::parse("dice.yaml", "dice: [2]", problems);
    const Session::Begun begun = Session::begin(packs.rules(), nullptr, start);
    Session& session = *begun.session;
    ASSERT_TRUE(session.choose("walk").done());
    const std::uint64_t before = session.state_hash();
    const Chosen chosen = session.choose("walk");
    ASSERT_EQ(chosen.outcome, Chosen::Outcome::Failed);
    EXPECT_TRUE(chosen.failure->rule.empty());
    EXPECT_EQ(session.state_hash(), before);
    EXPECT_EQ(session.at(), 1U);
    EXPECT_TRUE(session.is_failing(0));
    EXPECT_EQ(session.choose("walk").outcome, Chosen::Outcome::Rejected);
    EXPECT_TRUE(session.choose("rest").done());
}

TEST(FailurePolicy, BeginsWithoutRulesThatFailAtOnce) {
    const Packs packs("  shiny:\n    text: It shines.\n",
                      "  house:\n    text: The house.\n    on: {begun: [{fail: 1}]}\n");
    Session::Begun begun = Session::begin(packs.rules(), nullptr, Packs::start(5));
    ASSERT_TRUE(begun.session) << rendered(begun.problems);
    EXPECT_EQ(begun.session->first(), 1U);
    EXPECT_EQ(begun.session->steps()[0].key, "house.begun");
    EXPECT_EQ(begun.problems.list().size(), 1U);
    play(*begun.session, 20);
    begun.session->go_to(0);
    EXPECT_EQ(begun.session->at(), 1U);

    SessionOptions strict;
    strict.on_failure = OnFailure::Strict;
    const Session::Begun refused = Session::begin(packs.rules(), nullptr, Packs::start(5), strict);
    EXPECT_FALSE(refused.session);
    EXPECT_EQ(rendered(refused.problems),
              "coins.yaml:1: error: rule `house.begun`: it breaks [play.rule-failed]\n    coins.yaml:1: in it\n");
}

}  // namespace
}  // namespace briar::stroll
