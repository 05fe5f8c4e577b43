// A turn that rolls before it asks has no quiescent decision: history goes by the states before turns.
#include <gtest/gtest.h>

#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "tests/script/small_game.hpp"

namespace briar {
namespace {

/// Rolls, asks twice, adds what was rolled where it was wished.
constexpr const char* kRolls = R"(local small = {}
function small.turn(game, event)
  local roll = game:roll("d6", event.player)
  local _, first = game:choose("Rolled " .. roll .. ".", {"Keep", "Leave"})
  game:choose("Sure?", {"Yes", "No"})
  if first == "Keep" then event.player:add_counter("score", roll) end
end
return small
)";

constexpr const char* kAsks = R"(local small = {}
function small.turn(game, event)
  local _, first = game:choose("What?", {"Roll", "Rest"})
  if first == "Roll" then event.player:add_counter("score", game:roll("d6")) end
end
return small
)";

void play(Session& session, int count) {
    for (int i = 0; i < count; ++i)
        ASSERT_TRUE(session.choose((session.at() * 5 + session.at() / 4) % 2).done());
}

TEST(ScriptQuiescence, ADecisionThatComesFirstIsQuiescent) {
    SmallGame game(kAsks);
    const auto session = game.begin();
    EXPECT_TRUE(session->quiescent());
    session->choose("roll");
    EXPECT_TRUE(session->quiescent());
}

TEST(ScriptQuiescence, ADecisionAfterARollIsNotButTheStateBeforeTheTurnIs) {
    SmallGame game(kRolls);
    const auto session = game.begin();
    EXPECT_FALSE(session->quiescent());
    EXPECT_EQ(session->last_quiescent().step, 0U);
    session->choose("keep");
    EXPECT_EQ(session->last_quiescent().step, 0U);
    session->choose("yes");
    EXPECT_FALSE(session->quiescent());
    EXPECT_EQ(session->last_quiescent().step, 2U) << "the turn that has just begun is marked";
    EXPECT_NE(session->last_quiescent().state.hash(), session->state_hash()) << "it has rolled since";
}

TEST(ScriptQuiescence, UndoAndRedoGoByTheMarks) {
    SmallGame game(kRolls);
    const auto session = game.begin();
    std::vector<std::uint64_t> hashes{session->state_hash()};
    for (int i = 0; i < 40; ++i) {
        play(*session, 1);
        hashes.push_back(session->state_hash());
    }
    const std::string log = log_of(*session);
    for (std::size_t step : {39U, 17U, 18U, 0U, 31U, 40U}) {
        session->go_to(step);
        EXPECT_EQ(session->state_hash(), hashes[step]) << step;
    }
    EXPECT_EQ(log_of(*session), log);
}

TEST(ScriptQuiescence, APositionInTheMiddleOfATurnIsTheStateBeforeIt) {
    SmallGame game(kRolls);
    const auto session = game.begin();
    play(*session, 7);
    const Session::QuietPosition quiet = session->quiet_position(7);
    ASSERT_EQ(quiet.step, 6U);
    const auto other = game.begin(quiet.position.to_yaml());
    ASSERT_TRUE(other) << game.said();
    EXPECT_EQ(game.said(), "");
    session->go_to(6);
    EXPECT_TRUE(other->state() == session->state()) << "the same roll falls again";
    EXPECT_EQ(other->keys(), session->keys());
}

TEST(ScriptQuiescence, ABranchGoesItsOwnWay) {
    SmallGame game(kRolls);
    const auto session = game.begin();
    play(*session, 9);
    const std::uint64_t here = session->state_hash();
    const auto other = session->branch(5, system_set().script_host(session->rules()));
    play(*other, 4);
    EXPECT_EQ(other->state_hash(), here);
}

}  // namespace
}  // namespace briar
