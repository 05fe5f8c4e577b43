// Characters in texts that nobody sees, and numbers that are far too large.
#include <gtest/gtest.h>

#include "tests/content/temp_packs.hpp"

namespace briar {
namespace {

std::string problems_of(const std::string& regions) {
    const TempPacks packs;
    packs.pack("house");
    packs.write("house/regions.yaml", "regions:\n" + regions);
    return packs.problems({"house"});
}

TEST(Texts, ControlCharactersAreErrorsWithTheirPlace) {
    const std::string told = problems_of("  rat:\n    name: \"a\\e[2Jb\"\n");
    EXPECT_NE(told.find("regions.yaml:3:11: error: `name` holds the control character U+001B [text.control-character]"),
              std::string::npos)
        << told;
    EXPECT_NE(problems_of("  rat:\n    name: \"a\\x07\"\n").find("U+0007"), std::string::npos);
    EXPECT_NE(problems_of("  rat:\n    name: \"a\\x9b\"\n").find("U+009B"), std::string::npos);
    EXPECT_NE(problems_of("  rat:\n    name: \"a\\tb\"\n").find("holds a tab"), std::string::npos);
}

TEST(Texts, MarksOfDirectionAreWarnings) {
    const std::string told = problems_of("  rat:\n    name: \"a\\u202eb\"\n");
    EXPECT_NE(told.find("warning: `name` holds U+202E"), std::string::npos) << told;
    EXPECT_NE(told.find("[text.hidden-character]"), std::string::npos) << told;
}

TEST(Texts, NamesStandOnOneLine) {
    EXPECT_NE(problems_of("  rat:\n    name: \"a\\nb\"\n").find("[text.line-break]"), std::string::npos);
    EXPECT_EQ(problems_of("  rat:\n    name: |\n      Rat\n"), "");
}

}  // namespace
}  // namespace briar
