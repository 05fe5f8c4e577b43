#include "editor/scene/key_place.hpp"

#include <gtest/gtest.h>

/// Where the keys of options stand on the board.
namespace briar::editor {
namespace {

constexpr double kUnit = 14;

bool meet(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/// The letter of a piece.
Box middle_of(const Box& piece) {
    return {piece.x + piece.width / 3, piece.y + piece.height / 3, piece.width / 3, piece.height / 3};
}

TEST(KeyPlace, IsWithinWhatIsLarge) {
    const Box tile{100, 100, 160, 160};
    const double size = key_size(tile.width, kUnit);
    const Box key = place_key(tile, tile.y, size, size, 8);
    EXPECT_EQ(key, (Box{260 - size - 8, 108, size, size}));
}

TEST(KeyPlace, IsBelowWhatIsWrittenAtTheTop) {
    const Box card{100, 100, 160, 224};
    EXPECT_EQ(place_key(card, 130, 24, 24, 8).y, 138);
}

TEST(KeyPlace, LeavesTheLetterOfASmallPieceInSight) {
    for (const double width : {14.0, 17.0, 22.0, 30.0, 37.0, 45.0, 60.0}) {
        const Box piece{100, 100, width, width};
        const double size = key_size(width, kUnit);
        const Box key = place_key(piece, piece.y, size, size, 0);
        EXPECT_FALSE(meet(key, middle_of(piece))) << width;
        EXPECT_TRUE(meet(key, piece)) << width << ": it is seen whose it is";
    }
}

TEST(KeyPlace, LeavesTheLetterOfTheNextPieceInSight) {
    for (const double width : {20.0, 25.0, 30.0}) {
        const Box next{100 + width * 1.06, 100, width, width};
        const double size = key_size(width, kUnit);
        EXPECT_FALSE(meet(place_key({100, 100, width, width}, 100, size, size, 0), middle_of(next))) << width;
    }
}

TEST(KeyPlace, LeavesTheNumberOfTheNextSquareInSight) {
    // A piece on a square that is 22 pixels wide.
    const double size = key_size(17, kUnit);
    const Box number{123, 100, 9, 9};
    EXPECT_FALSE(meet(place_key({103.5, 104, 17, 17}, 104, size, size, 0), number));
}

}  // namespace
}  // namespace briar::editor
