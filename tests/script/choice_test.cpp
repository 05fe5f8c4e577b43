// What `choose` asks for must be something that a player and a saved game can tell apart.
#include <gtest/gtest.h>

#include "runtime/engine/choice_option.hpp"
#include "tests/script/small_game.hpp"

namespace briar {
namespace {

std::string complaint(const std::string& call) {
    SmallGame game(script_of_turn(call));
    const auto session = game.begin();
    return session != nullptr && session->incidents().empty() ? std::string() : game.said();
}

TEST(ScriptChoice, OptionsThatLookAlikeAreRefused) {
    EXPECT_NE(
        complaint("game:choose('What?', {'Go', 'Stay', 'GO'})").find("options 1 and 3 of `choose` are both called"),
        std::string::npos);
    EXPECT_NE(complaint("game:choose('What?', {'Go'}, {none = 'Go'})").find("options 1 and 2"), std::string::npos);
    EXPECT_EQ(complaint("game:choose('What?', {{label = 'Go', key = 'go left'}, {label = 'Go', key = 'go right'}})"),
              "");
}

TEST(ScriptChoice, AnOptionHasAName) {
    EXPECT_NE(complaint("game:choose('What?', {'Go', ''})").find("option 2 of `choose` has an empty label"),
              std::string::npos);
}

TEST(ScriptChoice, AdviceIsOneOfTheOptions) {
    EXPECT_NE(complaint("game:choose('What?', {'Go', 'Stay'}, {suggest = 77})").find("1 to 2"), std::string::npos);
    EXPECT_NE(complaint("game:choose('What?', {'Go', 'Stay'}, {suggest = 0})").find("`suggest = 0`"),
              std::string::npos);
    EXPECT_EQ(complaint("game:choose('What?', {'Go', 'Stay'}, {suggest = 0, none = 'Nothing'})"), "");
}

TEST(ScriptChoice, NothingThatATerminalWouldObeyIsShown) {
    SmallGame game(script_of_turn("game:choose('Clear\\27[2J?', {'One\\ntwo', 'Rest'})"));
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->keys().front(), "one two");
}

/// The numbers of what is left stay those of the list.
TEST(ScriptChoice, WhatHasAReasonAgainstItIsNotOffered) {
    SmallGame game(script_of_turn(R"(
  local number = game:choose('What?', {{label = 'Jump', why_not = 'It is too far.'}, 'Walk', 'Rest'})
  game:say('It was ' .. number))"));
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->keys(), (std::vector<std::string>{"walk", "rest"}));
    const Decision& decision = session->game().decision();
    ASSERT_EQ(decision.barred.size(), 1U);
    EXPECT_EQ(session->game().text(decision.barred[0].label), "Jump");
    EXPECT_EQ(session->game().text(decision.barred[0].why), "It is too far.");
    session->choose(0);
    EXPECT_NE(log_of(*session).find("It was 2"), std::string::npos) << log_of(*session);
}

TEST(ScriptChoice, AReasonIsATextAndSomethingIsLeft) {
    EXPECT_NE(complaint("game:choose('What?', {{label = 'Go', why_not = true}, 'Stay'})").find("`why_not` of option 1"),
              std::string::npos);
    EXPECT_NE(complaint("game:choose('What?', {{label = 'Go', why_not = 'No.'}})").find("every option has a `why_not`"),
              std::string::npos);
}

/// What people read and what a save says is the label's; the piece only says where the option lies on the table.
TEST(ScriptChoice, AnOptionMayBeAboutAPiece) {
    SmallGame game(script_of_turn(R"(
  local stone = event.player:first('bag')
  game:choose('What?', {{label = 'Throw it', piece = stone, value = 1}, 'Rest', stone,
    {label = 'Swallow it', piece = stone, why_not = 'It is hard.'}}))"));
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    const Game& now = session->game();
    const Decision& decision = now.decision();
    ASSERT_EQ(decision.options.size(), 3U);
    const PieceId stone = piece_of_choice(decision.options[2]);
    ASSERT_TRUE(stone);
    EXPECT_EQ(session->keys(), (std::vector<std::string>{"throw it", "rest", now.rules().key(stone)}));
    EXPECT_EQ(piece_of_choice(decision.options[0]), stone);
    EXPECT_FALSE(piece_of_choice(decision.options[1]));
    EXPECT_EQ(decision.options[0].kind->label(now, decision.options[0]), "Throw it");
    EXPECT_EQ(decision.options[2].kind->label(now, decision.options[2]), now.rules().name(stone));
    ASSERT_EQ(decision.barred.size(), 1U);
    EXPECT_EQ(decision.barred[0].piece, stone);
    EXPECT_EQ(now.text(decision.barred[0].label), "Swallow it");
}

TEST(ScriptChoice, WhatAnOptionIsAboutIsAPiece) {
    EXPECT_NE(complaint("game:choose('What?', {'Go', {label = 'Stay', piece = 'here'}})")
                  .find("the `piece` of option 2 of `choose` must be a piece"),
              std::string::npos);
}

}  // namespace
}  // namespace briar
