#include "runtime/source/letters.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(Letters, BecomeSmallAndAllElseStays) {
    EXPECT_EQ(small_letters("Fen Viper AZ az 09 @[`{ \xC3\x84\xE6\xA3\xAE"),
              "fen viper az az 09 @[`{ \xC3\x84\xE6\xA3\xAE");
    EXPECT_EQ(small_letters(""), "");
}

TEST(Letters, ReadTheSameHoweverLarge) {
    EXPECT_TRUE(reads_same("Fen viper", "fEN VIPER"));
    EXPECT_TRUE(reads_same("", ""));
    EXPECT_FALSE(reads_same("Fen", "Fen viper"));
    EXPECT_FALSE(reads_same("Fen viper", "Fen"));
    EXPECT_FALSE(reads_same("[", "{")) << "32 apart, and no letters";
    EXPECT_FALSE(reads_same("\xC3\x84", "\xC3\xA4"));
}

}  // namespace
}  // namespace briar
