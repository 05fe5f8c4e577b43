// What `choose` asks for must be something that a player and a saved game can tell apart.
#include <gtest/gtest.h>

#include "tests/script/small_game.hpp"

namespace briar {
namespace {

std::string complaint(const std::string& call) {
    SmallGame game("local small = {}\nfunction small.turn(game, event)\n  " + call + "\nend\nreturn small\n");
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
    SmallGame game(
        "local small = {}\nfunction small.turn(game)\n  game:choose('Clear\\27[2J?', {'One\\ntwo', "
        "'Rest'})\nend\nreturn "
        "small\n");
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->keys().front(), "one two");
}

}  // namespace
}  // namespace briar
