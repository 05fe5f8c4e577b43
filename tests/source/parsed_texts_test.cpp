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

TEST(ParsedTexts, ShowAtAGlanceWhatHoldsAndNothingElse) {
    ParsedTexts texts;
    Diagnostics problems;
    EXPECT_EQ(texts.glance("a.yaml", "tiles:\n  mill: {edges: n}\n"), nullptr) << "nobody has read it yet";
    (void)texts.parse("a.yaml", "tiles:\n  mill: {edges: n}\n  pit: {edges: s}\n", problems);
    const auto changed = texts.glance("a.yaml", "tiles:\n  mill: {edges: n e}\n  pit: {edges: s}\n");
    ASSERT_NE(changed, nullptr);
    EXPECT_EQ(changed->root().find("tiles")->find("mill")->find("edges")->text, "n e");
    const auto broken = texts.glance("a.yaml", "tiles:\n  mill: {edges: n e\n  pit: {edges: s}\n");
    ASSERT_NE(broken, nullptr);
    EXPECT_EQ(broken->root().find("tiles")->members.size(), 1U);
    const auto both = texts.glance("a.yaml", "tiles:\n  mill: {edges: n e\n  pit: {edges: [s}\nitems:\n");
    EXPECT_EQ(both, nullptr) << "a section more: the whole has to be read";
    const auto neither = texts.glance("a.yaml", "tiles:\n  mill: {edges: n e\n  pit: {edges: [s}\n");
    ASSERT_NE(neither, nullptr);
    EXPECT_TRUE(neither->root().find("tiles")->is_null());
    const auto more = texts.glance("a.yaml", "tiles:\n  mill: {edges: n e}\n  hill: {edges: w}\n  pit: {edges: s}\n");
    ASSERT_NE(more, nullptr);
    EXPECT_EQ(more->root().find("tiles")->members.size(), 3U);
    EXPECT_EQ(texts.glance("a.yaml", "tiles:\n  mill: {edges: n e}\n  pit: {edges: s}\nitems: {}\n"), nullptr);
}

}  // namespace
}  // namespace briar
