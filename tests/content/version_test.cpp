#include "runtime/content/version.hpp"

#include <gtest/gtest.h>

#include "runtime/content/pattern.hpp"

namespace briar {
namespace {

bool in(const char* version, const char* range) { return in_range(Version::parse(version).value(), range); }

TEST(Version, HasThreeNumbers) {
    EXPECT_TRUE(Version::parse("1.2.0"));
    EXPECT_TRUE(Version::parse("0.0.0-beta.2+build.7"));
    for (const char* text :
         {"", "1", "1.2", "1.2.", "1.2.x", "v1.2.3", "-1.0.0", "1.2.3.4", "1.2.3-", "99999999999.0.0"}) {
        EXPECT_FALSE(Version::parse(text)) << text;
    }
}

TEST(Version, IsOrderedByPrecedence) {
    const char* const ordered[] = {"0.9.9",      "1.0.0-alpha",  "1.0.0-alpha.1", "1.0.0-alpha.beta",
                                   "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
                                   "1.0.0",      "1.0.10",       "1.2.0",         "10.0.0"};
    for (std::size_t i = 0; i + 1 < std::size(ordered); ++i) {
        const Version lower = Version::parse(ordered[i]).value();
        const Version upper = Version::parse(ordered[i + 1]).value();
        EXPECT_TRUE(compare(lower, upper) < 0) << ordered[i] << " " << ordered[i + 1];
        EXPECT_TRUE(compare(upper, lower) > 0);
        EXPECT_TRUE(compare(lower, lower) == 0);
    }
}

TEST(Range, HoldsWhenAllItsPartsHold) {
    EXPECT_TRUE(in("1.2.3", ""));
    EXPECT_TRUE(in("1.2.3", "*"));
    EXPECT_TRUE(in("1.2.3", ">=1.2"));
    EXPECT_TRUE(in("1.2.3", ">=1.2 <2"));
    EXPECT_FALSE(in("2.0.0", ">=1.2 <2"));
    EXPECT_FALSE(in("1.1.9", ">=1.2"));
    EXPECT_TRUE(in("1.2.3", "1.2"));
    EXPECT_TRUE(in("1.2.3", "= 1.2.3"));
    EXPECT_FALSE(in("1.3.0", "1.2"));
    EXPECT_FALSE(in("1.2.9", ">1.2"));
    EXPECT_TRUE(in("1.3.0", ">1.2"));
    EXPECT_TRUE(in("1.2.9", "<=1.2"));
    EXPECT_FALSE(in("1.2.0-beta", ">=1.2.0"));
    EXPECT_FALSE(in("1.2.0", "about 1"));
}

TEST(Range, HasAFormThatSchemasCheck) {
    for (const char* text : {"*", "1", "1.2", ">=1.2", ">= 1.2", ">=1.2 <2", "1.0.0-beta"}) {
        EXPECT_TRUE(matches_pattern(kRangePattern, text)) << text;
    }
    for (const char* text : {"", "about 1", ">=", "1.2.3.4", ">=1,<2", "=>1"}) {
        EXPECT_FALSE(matches_pattern(kRangePattern, text)) << text;
    }
}

TEST(KebabCase, IsTheFormOfIds) {
    for (const char* id : {"a", "old-mill", "room-2", "a1-b2-c3"})
        EXPECT_TRUE(is_kebab_case(id)) << id;
    for (const char* id : {"", "Old", "old_mill", "-a", "a-", "a--b", "2a", "a b", "\xc3\xa4"}) {
        EXPECT_FALSE(is_kebab_case(id)) << id;
    }
}

}  // namespace
}  // namespace briar
