// What a game that is all script looks like in characters.
#include "runtime/cli/play/zone_rows.hpp"

#include <gtest/gtest.h>

#include "tests/script/small_game.hpp"

namespace briar {
namespace {

constexpr const char* kAsks =
    "local small = {}\nfunction small.turn(game) game:choose('What?', {'Go on', 'Rest'}) end\nreturn small\n";

std::string text_of(const cli::Lines& lines) {
    std::string text;
    for (const cli::Line& line : lines)
        text += line.text() + "\n";
    return text;
}

/// One more letter, so that piles of stones are drawn by letters.
void give_letters(SmallGame& game) {
    game.replace("name: North stone", "name: North stone, letter: n");
    game.replace("name: South stone", "name: South stone, letter: s");
}

TEST(ZoneRows, AreDrawnByPlaceAndPlayer) {
    SmallGame game(kAsks);
    give_letters(game);
    const auto session = game.begin(
        "players: [{player: north}, {player: south, score: 4}]\n"
        "zones: {path: {1: [south-stone, south-stone], 3: [north-stone], 5: [red]}, steps: {south: {2: [green]}}}\n");
    ASSERT_TRUE(session);
    EXPECT_EQ(game.said(), "");
    EXPECT_EQ(text_of(cli::draw_zones(session->game())),
              "bag    North nn\n"
              "       South s\n"
              "path   [2s][ ]<n>[ ][r][ ]\n"
              "steps  North [ ][ ]\n"
              "       South [ ][g]\n"
              "deck   6 pieces\n"
              "hand   North -\n"
              "       South -\n");
    EXPECT_EQ(text_of(cli::draw_players(session->game())), ">North  score 0\n South  score 4\n Luck 3\n");
}

TEST(ZoneRows, ShowAHandToItsOwnerAlone) {
    SmallGame game(kAsks);
    const auto session = game.begin(
        "players: [{player: north}, {player: south}]\nzones: {hand: {north: [red, red, green], south: [green]}}\n");
    ASSERT_TRUE(session);
    std::string text = text_of(cli::draw_zones(session->game()));
    EXPECT_NE(text.find("hand   North 2 Red, Green\n       South 1 piece\n"), std::string::npos) << text;
    session->choose("rest");
    text = text_of(cli::draw_zones(session->game()));
    EXPECT_NE(text.find("hand   North 3 pieces\n       South Green\n"), std::string::npos) << text;
}

TEST(ZoneRows, AreToldByName) {
    SmallGame game(kAsks);
    game.replace("path: {places: 6", "path: {name: The path, text: It winds., places: 6");
    const auto session = game.begin("zones: {path: {2: [red]}}\npieces: [{piece: red, wear: 2}]\n");
    ASSERT_TRUE(session);
    using Report = std::vector<std::string>;
    const Report path{"The path", "  It winds.", "  The path  [ ][r]<*>[ ][ ][ ]"};
    EXPECT_EQ(cli::look_at_zones(session->game(), "path"), path);
    EXPECT_EQ(cli::look_at_zones(session->game(), "the path"), path);
    EXPECT_EQ(cli::look_at_zones(session->game(), "red"), (Report{"Red  wear 2", "  lies in path/2"}));
    EXPECT_EQ(cli::look_at_zones(session->game(), "south"), (Report{"South  score 0"}));
    EXPECT_TRUE(cli::look_at_zones(session->game(), "mill").empty());
    EXPECT_FALSE(cli::look_at_zones(session->game(), "").empty());
}

}  // namespace
}  // namespace briar
