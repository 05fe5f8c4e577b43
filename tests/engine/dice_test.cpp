#include "runtime/engine/dice.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(Dice, AreReadAsPeopleWriteThem) {
    EXPECT_EQ(parse_dice("d6"), (DiceExpr{1, 6, 0}));
    EXPECT_EQ(parse_dice("2d6"), (DiceExpr{2, 6, 0}));
    EXPECT_EQ(parse_dice("2d6+3"), (DiceExpr{2, 6, 3}));
    EXPECT_EQ(parse_dice("d6-1"), (DiceExpr{1, 6, -1}));
    EXPECT_EQ(parse_dice("20d100"), (DiceExpr{20, 100, 0}));
    EXPECT_EQ(parse_dice("0d6+2"), (DiceExpr{0, 6, 2}));
}

TEST(Dice, RefuseWhatIsNoDice) {
    for (const char* text : {"", "d", "6", "d1", "d101", "21d6", "2d", "2d6+", "2d6+x", "2d6 + 3", "-1d6", "d6+1000",
                             "d6++1", "d+6", "d-6", "99999999999d6", "d6d6"}) {
        EXPECT_FALSE(parse_dice(text)) << text;
    }
}

TEST(Dice, SurviveWritingAndPacking) {
    for (const char* text : {"d6", "2d6", "2d6+3", "d6-1", "20d100-999", "0d6"}) {
        const auto dice = parse_dice(text);
        ASSERT_TRUE(dice) << text;
        EXPECT_EQ(to_text(*dice), text);
        EXPECT_EQ(DiceExpr::unpack(dice->pack()), *dice) << text;
        EXPECT_GE(dice->pack(), 0) << text;
    }
}

}  // namespace
}  // namespace briar
