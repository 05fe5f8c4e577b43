#include "editor/scene/card_place.hpp"

#include <gtest/gtest.h>

/// Where the card lies that tells of what the pointer is over.
namespace briar::editor {
namespace {

/// Two thousand square pixels of text.
double text_height(double width) { return 2000 / std::max(1.0, width) * 10; }

bool holds(const CardRoom& room, const Box& card) {
    return card.x >= 0 && card.y >= 0 && card.x + card.width <= room.width && card.y + card.height <= room.height;
}

bool covers(const Box& card, const Box& box) {
    return card.x < box.x + box.width && box.x < card.x + card.width && card.y < box.y + box.height &&
           box.y < card.y + card.height;
}

CardRoom room_at(double x, double y, double size) {
    CardRoom room{600, 400, {x, y, size, size}, x + size / 2, y + size / 2, 8, 120, 240, {}};
    return room;
}

TEST(CardPlace, IsTheSideWithMoreRoom) {
    EXPECT_GT(place_card(room_at(100, 100, 60), text_height).x, 160);
    EXPECT_LT(place_card(room_at(440, 100, 60), text_height).x, 440 - 120);
}

TEST(CardPlace, IsNarrowerWhereThereIsNoMoreRoom) {
    CardRoom room = room_at(70, 100, 150);
    room.width = 400;
    EXPECT_EQ(place_card(room, text_height).width, 400 - 220 - 8 - 8);
}

TEST(CardPlace, IsBelowOrAboveWhereNoSideHasRoom) {
    CardRoom room = room_at(60, 10, 120);
    room.width = 240;
    const Box below = place_card(room, text_height);
    EXPECT_GE(below.y, 130);
    EXPECT_EQ(below.width, 224);
    room = room_at(60, 260, 120);
    room.width = 240;
    EXPECT_LE(place_card(room, text_height).y + place_card(room, text_height).height, 260);
}

TEST(CardPlace, CoversAsLittleOfWhatElseLiesThereAsItCan) {
    CardRoom room = room_at(100, 100, 60);
    EXPECT_GT(place_card(room, text_height).x, 160) << "more room";
    room.others = {{165, 90, 60, 60}};
    EXPECT_GE(place_card(room, text_height).y, 160) << "nothing is covered below";
    room = room_at(260, 100, 60);
    room.others = {{330, 0, 270, 400}, {0, 170, 600, 100}};
    EXPECT_LT(place_card(room, text_height).x, 260) << "the left is free";
}

TEST(CardPlace, IsOnEmptyGroundWhereThatIsFurtherAway) {
    CardRoom room = room_at(260, 180, 60);
    // A row across the board; above and below it there is nothing.
    room.height = 560;
    room.others = {{0, 110, 600, 200}};
    const Box card = place_card(room, text_height);
    EXPECT_FALSE(covers(card, room.others.front())) << card.x << ' ' << card.y;
}

/// A picture is as high as it is wide, and more.
TEST(CardPlace, IsNarrowerRatherThanOverARowOfOthers) {
    CardRoom room{600, 700, {430, 240, 120, 180}, 490, 330, 8, 130, 240, {{70, 240, 120, 180}, {250, 240, 120, 180}}};
    const Box card = place_card(room, [](double width) { return width * 1.5; });
    for (const Box& other : room.others)
        EXPECT_FALSE(covers(card, other)) << card.x << ' ' << card.y << ' ' << card.width;
}

/// Wherever the pointer is, on boards and over things of all sizes.
TEST(CardPlace, IsAlwaysWithinTheBoardAndNeverUnderThePointer) {
    int beside = 0;
    int all = 0;
    for (const double width : {160.0, 240.0, 360.0, 900.0})
        for (const double height : {120.0, 300.0, 700.0})
            for (const double size : {10.0, 60.0, 200.0, 800.0})
                for (double x = 0; x < width; x += 37)
                    for (double y = 0; y < height; y += 31) {
                        const Box of{x - size / 3, y - size / 2, size, size};
                        const CardRoom room{width, height, of, x, y, 8, 120, 240, {}};
                        const Box card = place_card(room, text_height);
                        EXPECT_TRUE(holds(room, card)) << width << ' ' << height << ' ' << size << ' ' << x << ' ' << y;
                        EXPECT_FALSE(covers(card, {x, y, 0.5, 0.5})) << width << ' ' << height << ' ' << size;
                        beside += covers(card, of) ? 0 : 1;
                        ++all;
                    }
    EXPECT_GT(beside, all / 3);
}

}  // namespace
}  // namespace briar::editor
