#include "runtime/source/hidden_characters.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(HiddenCharacters, AreControlsAndMarksOfDirection) {
    for (const char32_t c : {U'\x1b', U'\x07', U'\t', U'\r', U'\x7f', U'\x9b'})
        EXPECT_EQ(hidden_sort(c), Hidden::Control) << code_point_name(c);
    for (const char32_t c : {U'\u202e', U'\u2066', U'\u200b', U'\ufeff'})
        EXPECT_EQ(hidden_sort(c), Hidden::Direction) << code_point_name(c);
}

TEST(HiddenCharacters, LettersBlanksLineBreaksAndJoinersAreNone) {
    for (const char32_t c : {U'a', U' ', U'\n', U'\u00e4', U'\u200d', U'\u65e5', U'\U0001f409'})
        EXPECT_EQ(hidden_sort(c), Hidden::No) << code_point_name(c);
}

TEST(HiddenCharacters, AreWrittenOutAndEverythingElseStays) {
    EXPECT_EQ(written_out("a\x1b[2Jb\n\xc2\x9b\xe2\x80\xae\xc3\xa4"), "a\\x1b[2Jb\n\\x9b\\u202e\xc3\xa4");
    EXPECT_EQ(written_out("bad \xff byte"), "bad \\xff byte");
    EXPECT_EQ(code_point_name(U'\x1b'), "U+001B");
}

}  // namespace
}  // namespace briar
