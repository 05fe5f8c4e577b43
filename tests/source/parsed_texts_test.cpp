#include "runtime/source/parsed_texts.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(ParsedTexts, GiveTheSameDocumentForTheSameText) {
    ParsedTexts texts;
    Diagnostics problems;
    const auto first = texts.parse("a.yaml", "key: 1\n", problems);
    EXPECT_EQ(texts.parse("a.yaml", "key: 1\n", problems), first);
    EXPECT_EQ(texts.parsed(), 1U);
    EXPECT_NE(texts.parse("b.yaml", "key: 1\n", problems), first) << "places name their files";
    EXPECT_EQ(texts.parse("a.yaml", "key: 2\n", problems)->root().find("key")->text, "2");
    EXPECT_EQ(texts.parsed(), 3U);
    EXPECT_TRUE(problems.empty());
}

TEST(ParsedTexts, TellProblemsEveryTime) {
    ParsedTexts texts;
    Diagnostics first;
    Diagnostics second;
    (void)texts.parse("a.yaml", "key: [1\n", first);
    (void)texts.parse("a.yaml", "key: [1\n", second);
    EXPECT_EQ(texts.parsed(), 1U);
    ASSERT_FALSE(first.empty());
    EXPECT_EQ(first.list().size(), second.list().size());
}

TEST(ParsedTexts, TakeInWhatWasParsedElsewhere) {
    ParsedTexts texts;
    Diagnostics problems;
    const auto known = Document::parse("a.yaml", "key: 1\n", problems);
    texts.keep(known);
    EXPECT_EQ(texts.parse("a.yaml", "key: 1\n", problems), known);
    EXPECT_EQ(texts.parsed(), 0U);
}

}  // namespace
}  // namespace briar
