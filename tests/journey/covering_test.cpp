// FR-4.3: whether missing icons can be covered.
#include <gtest/gtest.h>

#include <bit>

#include "runtime/engine/random.hpp"
#include "runtime/journey/covering.hpp"

namespace briar::journey {
namespace {

/// The same by trying out every source for every icon.
bool by_trying(const Covering& icons, int from, Sources free, int spare) {
    if (from == icons.count) return true;
    if (spare > 0 && by_trying(icons, from + 1, free, spare - 1)) return true;
    for (Sources left = icons.fitting[static_cast<std::size_t>(from)] & free; left != 0; left &= left - 1) {
        if (by_trying(icons, from + 1, free & ~(left & (~left + 1)), spare)) return true;
    }
    return false;
}

TEST(Covering, ASourceCoversOneIcon) {
    Covering icons;
    icons.count = 2;
    icons.fitting = {0b01, 0b01};
    EXPECT_FALSE(can_cover(icons, 0, 0b01, 0));
    EXPECT_TRUE(can_cover(icons, 0, 0b01, 1)) << "one may be spared";
    EXPECT_TRUE(can_cover(icons, 1, 0b01, 0)) << "the first one is covered already";
    EXPECT_FALSE(can_cover(icons, 1, 0b00, 0));
}

TEST(Covering, AnIconMakesRoomForOneThatHasNoOtherSource) {
    Covering icons;
    icons.count = 2;
    icons.fitting = {0b11, 0b01};
    EXPECT_TRUE(can_cover(icons, 0, 0b11, 0));
}

TEST(Covering, AgreesWithTryingOutEverything) {
    Random random(3, Stream::Setup);
    int yes = 0;
    for (int round = 0; round < 5000; ++round) {
        Covering icons;
        icons.count = static_cast<int>(random.below(6));
        for (int i = 0; i < icons.count; ++i)
            icons.fitting[static_cast<std::size_t>(i)] = random.below(64) & random.below(64);
        const Sources free = random.below(64) | random.below(64);
        const int spare = static_cast<int>(random.below(3));
        const int first = icons.count > 0 ? static_cast<int>(random.below(static_cast<std::uint32_t>(icons.count))) : 0;
        const bool expected = by_trying(icons, first, free, spare);
        EXPECT_EQ(can_cover(icons, first, free, spare), expected) << round;
        yes += expected ? 1 : 0;
    }
    EXPECT_GT(yes, 1000);
    EXPECT_LT(yes, 4900);
}

}  // namespace
}  // namespace briar::journey
