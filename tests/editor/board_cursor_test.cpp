#include <gtest/gtest.h>

#include "editor/scene/board_cursor.hpp"

/// Going over the table by keyboard.
namespace briar::editor {
namespace {

Lying lying(int piece, double x, double y, const char* title) {
    Lying made;
    made.piece = PieceId{static_cast<std::uint16_t>(piece)};
    made.at = {x, y, 1, 1};
    made.title = title;
    return made;
}

/// Three in a row, one below the middle one, and a place to the right where something can be done.
Scene scene() {
    Scene made;
    made.lying = {lying(1, 0, 0, "West"), lying(2, 1, 0, "Middle"), lying(3, 2, 0, "East"), lying(4, 1, 1, "South")};
    made.lying[1].marks = {Mark{}, Mark{}};
    made.lying[1].marks[0].piece = PieceId{5};
    made.lying[1].marks[0].title = "First";
    made.lying[1].marks[1].piece = PieceId{6};
    made.lying[1].marks[1].title = "Second";
    made.targets = {{TargetSort::Open, {3, 0, 1, 1}, {0}, {}, {}}, {TargetSort::Go, {2, 0, 1, 1}, {1}, {}, {}}};
    made.bounds = {0, 0, 4, 2};
    made.focus = {1, 0, 1, 1};
    return made;
}

TEST(BoardCursor, BeginsWhereItHappensAndGoesFromPlaceToPlace) {
    const Scene table = scene();
    BoardCursor cursor;
    EXPECT_EQ(cursor.place(), nullptr);
    EXPECT_TRUE(cursor.go(table, 1, 0));
    EXPECT_EQ(cursor.piece(table).value, 2);
    EXPECT_TRUE(cursor.go(table, 0, 1));
    EXPECT_EQ(cursor.words(table), "South");
    EXPECT_FALSE(cursor.go(table, 0, 1)) << "there it ends";
    EXPECT_TRUE(cursor.go(table, 0, -1));
    EXPECT_TRUE(cursor.go(table, -1, 0));
    EXPECT_EQ(cursor.words(table), "West");
}

TEST(BoardCursor, ComesToEmptyPlacesWhereSomethingCanBeDone) {
    const Scene table = scene();
    BoardCursor cursor;
    cursor.go(table, 1, 0);
    cursor.go(table, 1, 0);
    EXPECT_EQ(cursor.target(table), 1);
    EXPECT_EQ(cursor.words(table), "East - can be gone to");
    cursor.go(table, 1, 0);
    EXPECT_EQ(cursor.target(table), 0);
    EXPECT_EQ(cursor.words(table), "Empty place at 3,0 - can be explored");
    EXPECT_FALSE(cursor.piece(table));
}

TEST(BoardCursor, GoesThroughWhatStandsOnAPlace) {
    const Scene table = scene();
    BoardCursor cursor;
    cursor.go(table, 1, 0);
    EXPECT_TRUE(cursor.step_piece(table, 1));
    EXPECT_EQ(cursor.piece(table).value, 5);
    EXPECT_EQ(cursor.words(table), "First, 1 of 2 on Middle");
    cursor.step_piece(table, 1);
    EXPECT_EQ(cursor.piece(table).value, 6);
    cursor.step_piece(table, 1);
    EXPECT_EQ(cursor.piece(table).value, 2) << "round again";
    cursor.go(table, 0, 1);
    EXPECT_FALSE(cursor.step_piece(table, 1)) << "nothing stands there";
}

TEST(BoardCursor, StaysWhileThePlaceIsThere) {
    Scene table = scene();
    BoardCursor cursor;
    cursor.step_target(table, 1);
    EXPECT_EQ(cursor.target(table), 0);
    table.targets.erase(table.targets.begin());
    cursor.follow(table);
    EXPECT_EQ(cursor.place(), nullptr);
    EXPECT_TRUE(cursor.step_target(table, 1));
    EXPECT_FALSE(cursor.step_target(table, 1)) << "behind the last one the board is left";
}

}  // namespace
}  // namespace briar::editor
