#include "runtime/source/letters.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(Letters, BecomeSmallAndAllElseStays) {
    EXPECT_EQ(small_letters("Fen Viper AZ az 09 @[`{ \xC3\x84\xE6\xA3\xAE"),
              "fen viper az az 09 @[`{ \xC3\x84\xE6\xA3\xAE");
    EXPECT_EQ(small_letters(""), "");
}

TEST(Letters, BecomeCapitalAndAllElseStays) {
    EXPECT_EQ(capitalized("fen viper"), "Fen viper");
    EXPECT_EQ(capitalized("9 vipers"), "9 vipers");
    EXPECT_EQ(capitalized("\xC3\xA4hre"), "\xC3\xA4hre");
    EXPECT_EQ(capitalized(""), "");
    EXPECT_EQ(capitalized("gone. and more"), "Gone. and more");
    EXPECT_EQ(capitalized("den.lua:12 entered"), "den.lua:12 entered") << "the name of a file";
    EXPECT_EQ(capitalized("tiles/den is gone"), "tiles/den is gone");
    EXPECT_EQ(capital_letter('{'), '{');
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
