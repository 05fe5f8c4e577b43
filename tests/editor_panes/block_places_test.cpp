#include "editor/blocks/block_places.hpp"

#include <gtest/gtest.h>

/// Blocks that are kept in mind: needs no window.
namespace briar::editor {
namespace {

TEST(BlockPlaces, FollowWhatIsAddedAndTakenOutBeforeThem) {
    EXPECT_EQ(after_adding({0, 1}, {0, 1}), (BlockAddress{0, 2}));
    EXPECT_EQ(after_adding({0, 0}, {0, 1}), (BlockAddress{0, 0}));
    EXPECT_EQ(after_adding({0, 1, 2, 3}, {0, 0}), (BlockAddress{0, 2, 2, 3}));
    EXPECT_EQ(after_adding({1, 1}, {0, 0}), (BlockAddress{1, 1}));
    EXPECT_EQ(after_removing({0, 2}, {0, 1}), (BlockAddress{0, 1}));
    EXPECT_EQ(after_removing({0, 0}, {0, 1}), (BlockAddress{0, 0}));
    EXPECT_EQ(after_removing({0, 1, 0}, {0, 1}), BlockAddress()) << "it went with what it was in";
    EXPECT_EQ(after_removing({0}, {0, 1}), (BlockAddress{0})) << "the slot stays";
}

TEST(BlockPlaces, FollowWhatIsMoved) {
    EXPECT_EQ(after_moving({0, 0, 1}, {0, 0}, {0, 2}), (BlockAddress{0, 1, 1})) << "and what is in it";
    EXPECT_EQ(after_moving({0, 1}, {0, 0}, {0, 2}), (BlockAddress{0, 0}));
    EXPECT_EQ(after_moving({0, 0}, {0, 2}, {0, 0}), (BlockAddress{0, 1}));
    EXPECT_EQ(after_moving({0, 0}, {0, 0}, {0, 1, 0, 0}), (BlockAddress{0, 0, 0, 0})) << "into the one behind it";
}

TEST(BlockPlaces, AreForgottenWhereNobodyCanTell) {
    BlockPlaces places;
    const KeptPlace one = places.keep({0, 1});
    const KeptPlace other = places.keep({0, 2});
    places.follow([](const BlockAddress& before) { return after_removing(before, {0, 1}); });
    EXPECT_TRUE(one->empty());
    EXPECT_EQ(*other, (BlockAddress{0, 1}));
    places.follow([](const BlockAddress& before) { return after_adding(before, {0, 0}); });
    EXPECT_TRUE(one->empty()) << "what is gone stays so";
    places.forget();
    EXPECT_TRUE(other->empty());
}

}  // namespace
}  // namespace briar::editor
