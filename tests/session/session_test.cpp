#include "runtime/session/session.hpp"

#include <gtest/gtest.h>

#include "runtime/session/load_game.hpp"
#include "runtime/session/option_match.hpp"
#include "tests/session/stroll.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

TEST(Session, UndoesAndRedoesEveryStep) {
    const Packs packs;
    const auto session = packs.begin(5);
    std::vector<std::uint64_t> hashes{session->state_hash()};
    std::vector<std::string> logs{log_of(*session)};
    while (!session->over() && session->at() < 200) {
        play(*session, 1);
        hashes.push_back(session->state_hash());
        logs.push_back(log_of(*session));
    }
    ASSERT_TRUE(session->over());
    ASSERT_GT(session->at(), 30U);
    const std::size_t last = session->at();
    for (std::size_t i = last; i-- > 0;) {
        ASSERT_TRUE(session->undo().moved);
        ASSERT_EQ(session->state_hash(), hashes[i]) << "step " << i;
        ASSERT_EQ(log_of(*session), logs[i]);
    }
    EXPECT_FALSE(session->can_undo());
    EXPECT_FALSE(session->undo().moved);
    for (std::size_t i = 1; i <= last; ++i) {
        ASSERT_TRUE(session->redo().moved);
        ASSERT_EQ(session->state_hash(), hashes[i]) << "step " << i;
    }
    EXPECT_TRUE(session->over());
    EXPECT_FALSE(session->can_redo());
    for (std::size_t i = 0; i <= last; i += 3) {
        session->go_to((i * 17) % (last + 1));
        ASSERT_EQ(session->state_hash(), hashes[(i * 17) % (last + 1)]);
    }
}

TEST(Session, ForgetsTheFutureWhenAnotherChoiceIsMade) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 40);
    session->go_to(10);
    while (!session->quiescent())
        session->undo();
    const std::size_t step = session->at();
    const std::uint64_t there = session->state_hash();
    EXPECT_EQ(session->last(), 40U);
    ASSERT_TRUE(session->choose("rest").done());
    EXPECT_EQ(session->last(), step + 1);
    EXPECT_FALSE(session->can_redo());
    session->undo();
    EXPECT_EQ(session->state_hash(), there);
}

TEST(Session, BranchesWithoutTouchingTheOld) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 40);
    const std::uint64_t there = session->state_hash();
    const auto other = session->branch(20, nullptr);
    EXPECT_EQ(other->at(), 20U);
    EXPECT_EQ(other->last(), 20U);
    play(*other, 30);
    EXPECT_EQ(session->state_hash(), there);
    session->go_to(20);
    EXPECT_EQ(log_of(*session), log_of(*other->branch(20, nullptr)));
}

TEST(Session, DiceThatAreLaidDownAreAStepLikeAnyOther) {
    const Packs packs;
    const auto session = packs.begin(5);
    play(*session, 3);
    const std::uint64_t before = session->state_hash();
    EXPECT_FALSE(session->lay_dice({}));
    EXPECT_FALSE(session->lay_dice({0}));
    EXPECT_FALSE(session->lay_dice({101}));
    EXPECT_EQ(session->state_hash(), before);
    ASSERT_TRUE(session->lay_dice({2, 5}));
    EXPECT_EQ(session->at(), 4U);
    EXPECT_EQ(session->steps().back().key, "2 5");
    EXPECT_EQ(session->state().header().forced.values[1], 5);
    play(*session, 20);
    const std::uint64_t after = session->state_hash();
    session->go_to(3);
    EXPECT_EQ(session->state_hash(), before);
    session->go_to(session->last());
    EXPECT_EQ(session->state_hash(), after);
    save_game(*session, packs.folder() / "dice.yaml");
    LoadOptions options;
    options.path = {packs.folder()};
    const LoadedGame loaded = load_game(systems(), packs.folder() / "dice.yaml", options);
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.same);
}

TEST(Session, RejectsWithoutAnyChange) {
    const Packs packs;
    const auto session = packs.begin(5);
    const std::uint64_t before = session->state_hash();
    const Chosen unknown = session->choose("wlak");
    EXPECT_EQ(unknown.outcome, Chosen::Outcome::Rejected);
    EXPECT_EQ(unknown.reason, "there is no option `wlak` now");
    EXPECT_EQ(unknown.near, std::vector<std::string>{"walk"});
    const Chosen ambiguous = session->choose("wa");
    EXPECT_EQ(ambiguous.reason, "`wa` begins 2 options");
    EXPECT_EQ(ambiguous.near, (std::vector<std::string>{"walk", "wager"}));
    EXPECT_EQ(session->choose(99).outcome, Chosen::Outcome::Rejected);
    EXPECT_EQ(session->choose("").outcome, Chosen::Outcome::Rejected);
    EXPECT_EQ(session->state_hash(), before);
    EXPECT_EQ(session->at(), 0U);
    EXPECT_TRUE(session->choose(" WAL").done());
    EXPECT_EQ(session->steps().front().key, "walk");
}

TEST(Session, KnowsWhereUndoTakesBackSomethingLearned) {
    const Packs packs;
    const auto session = packs.begin(5);
    ASSERT_TRUE(session->choose("rest").done());
    EXPECT_FALSE(session->would_unlearn(0));
    EXPECT_FALSE(session->undo().unlearned);
    ASSERT_TRUE(session->choose("walk").done());
    EXPECT_TRUE(session->would_unlearn(0));
    EXPECT_TRUE(session->undo().unlearned);
    EXPECT_EQ(session->unlearned(), 1U);
}

TEST(Session, RefusesImpossibleWishes) {
    const Packs packs;
    Start start = Packs::start(1);
    start.setup.heroes = {"zoe"};
    const Session::Begun begun = Session::begin(packs.rules(), nullptr, start);
    EXPECT_FALSE(begun.session);
    EXPECT_EQ(rendered(begun.problems), "error: there is no walker `zoe` [play.setup]\n");
}

TEST(Session, RendersKeysOfStepsChosenByNumber) {
    const Packs packs;
    const auto by_number = packs.begin(5);
    play(*by_number, 30);
    const auto by_key = packs.begin(5);
    for (const SessionStep& step : by_number->steps())
        ASSERT_TRUE(by_key->choose(step.key).done()) << step.key;
    EXPECT_EQ(by_key->state_hash(), by_number->state_hash());
    EXPECT_EQ(log_of(*by_key), log_of(*by_number));
}

TEST(OptionMatch, ASetMayBeNamedInAnyOrder) {
    const std::vector<std::string> keys{"pay borrowed-cart + thrown-knife", "pay old-map + thrown-knife",
                                        "pay a + ab + b"};
    EXPECT_EQ(match_option(keys, "pay thrown-knife + borrowed").option, 0U);
    EXPECT_EQ(match_option(keys, "Pay Thrown + Old").option, 1U);
    EXPECT_EQ(match_option(keys, "pay ab + b + a").option, 2U);
    EXPECT_FALSE(match_option(keys, "pay thrown-knife + side-step").found());
    EXPECT_FALSE(match_option(keys, "pay thrown-knife").found());
}

}  // namespace
}  // namespace briar::stroll
