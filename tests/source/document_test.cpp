#include "runtime/source/document.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

/// Parses text that must be sound.
std::shared_ptr<const Document> sound(const std::string& text) {
    Diagnostics diagnostics;
    auto document = Document::parse("a.yaml", text, diagnostics);
    for (const Diagnostic& each : diagnostics.list())
        ADD_FAILURE() << render(each);
    return document;
}

Node value_of(const std::string& text) { return sound("v: " + text + "\n")->root().find("v")->clone(); }

TEST(Document, KnowsTheBytesOfKeysAndValues) {
    const auto document = sound("wolf: # grey\n  health: 9 \n  tags: [a, 'b c']\n");
    const Node* wolf = document->root().find("wolf");
    ASSERT_TRUE(wolf);
    EXPECT_EQ(document->slice(wolf->span), "health: 9 \n  tags: [a, 'b c']");
    EXPECT_EQ(document->slice(wolf->member("health")->key_span), "health");
    EXPECT_EQ(document->slice(wolf->find("health")->span), "9");
    EXPECT_EQ(document->slice(wolf->find("tags")->span), "[a, 'b c']");
    EXPECT_EQ(wolf->find("tags")->items[1]->text, "b c");
    EXPECT_EQ(document->slice(wolf->find("tags")->items[1]->span), "'b c'");
}

TEST(Document, SpansLeaveOutAnchors) {
    const auto document = sound("a: &x [1]\nb: &y\n  c: 1\nd: *x\n");
    EXPECT_EQ(document->slice(document->root().find("a")->span), "[1]");
    EXPECT_EQ(document->slice(document->root().find("b")->span), "c: 1");
    EXPECT_EQ(document->slice(document->root().find("d")->span), "*x");
}

TEST(Document, AliasesAreCopiesOfTheirAnchors) {
    const auto document = sound("a: &x {b: [1, two]}\nc: *x\n");
    const Node* copy = document->root().find("c");
    EXPECT_TRUE(copy->alias);
    EXPECT_TRUE(copy->same_value(*document->root().find("a")));
}

TEST(Document, NullsHaveTheirPlaceBehindTheirColonOrDash) {
    const auto document = sound("a:\nb: ~\nc: [x, ~]\nd:\n  -\n  - y\n");
    const Node& root = document->root();
    EXPECT_TRUE(root.find("a")->is_null());
    EXPECT_EQ(root.find("a")->span, (Span{2, 2}));
    EXPECT_EQ(document->slice(root.find("b")->span), "~");
    EXPECT_TRUE(root.find("c")->items[1]->is_null());
    EXPECT_TRUE(root.find("d")->items[0]->is_null());
    EXPECT_EQ(document->place(root.find("d")->items[0]->span).line, 5);
}

TEST(Document, PlainScalarsFollowOwnRules) {
    EXPECT_EQ(value_of("true").as_bool(), true);
    EXPECT_EQ(value_of("false").as_bool(), false);
    for (const char* text : {"yes", "on", "True", "'true'"})
        EXPECT_FALSE(value_of(text).as_bool()) << text;
    EXPECT_EQ(value_of("0").as_int(), 0);
    EXPECT_EQ(value_of("-12").as_int(), -12);
    EXPECT_EQ(value_of("+3").as_int(), 3);
    EXPECT_EQ(value_of("9223372036854775807").as_int(), INT64_MAX);
    for (const char* text : {"010", "0x1F", "1_000", "9223372036854775808", "1.0", "'7'", "'- 1'", "1e3", "--1"})
        EXPECT_FALSE(value_of(text).as_int()) << text;
    EXPECT_EQ(value_of("1.5").as_number(), 1.5);
    EXPECT_EQ(value_of("-0.25").as_number(), -0.25);
    EXPECT_EQ(value_of("7").as_number(), 7.0);
    for (const char* text : {".5", "5.", "1e5", ".inf", "1.2.3", "01.5", "\"1.5\""})
        EXPECT_FALSE(value_of(text).as_number()) << text;
}

TEST(Document, PlacesCountCharactersNotBytes) {
    const auto document = sound("\xEF\xBB\xBFwölfe: {größe: 1}\nb: 2\n");
    const Node* wolves = document->root().find("wölfe");
    ASSERT_TRUE(wolves);
    EXPECT_EQ(document->place(document->root().members[0].key_span).column, 1);
    EXPECT_EQ(document->place(wolves->find("größe")->span).column, 16);
    EXPECT_EQ(document->place(document->root().find("b")->span).line, 2);
    EXPECT_EQ(document->line_start(2), document->text().find("b: 2"));
    EXPECT_EQ(document->line_start(99), document->text().size());
}

TEST(Document, WindowsLineEndsAreNoPartOfValues) {
    const auto document = sound("a:\r\n  - x\r\n  - |\r\n    one\r\n    two\r\nb: text\r\n  goes on\r\n");
    EXPECT_EQ(document->root().find("a")->items[0]->text, "x");
    EXPECT_EQ(document->root().find("a")->items[1]->text, "one\ntwo\n");
    EXPECT_EQ(document->slice(document->root().find("b")->span), "text\r\n  goes on");
}

TEST(Document, EmptyTextsAreDocumentsWithoutAValue) {
    for (const char* text : {"", "\n\n", "# only a comment", "---\n", "---\n...\n", "\xEF\xBB\xBF"})
        EXPECT_TRUE(sound(text)->root().is_null()) << text;
}

TEST(Document, LargeMapsFindEveryKey) {
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += "k" + std::to_string((i * 7919) % 3000) + ": " + std::to_string(i) + "\n";
    const auto document = sound(text);
    for (int i = 0; i < 3000; ++i)
        EXPECT_EQ(document->root().find("k" + std::to_string((i * 7919) % 3000))->as_int(), i);
    EXPECT_FALSE(document->root().find("k3000"));
}

TEST(Document, WrongEntriesAreLeftOutAndTheRestStays) {
    Diagnostics diagnostics;
    const auto document = Document::parse("a.yaml", "a: 1\na: 2\n<<: {x: 1}\nb: [1, , 2]\n", diagnostics);
    EXPECT_EQ(diagnostics.count(Severity::Error), 3u);
    EXPECT_EQ(document->root().members.size(), 2u);
    EXPECT_EQ(document->root().find("a")->as_int(), 1);
    EXPECT_EQ(document->root().find("b")->items.size(), 2u);
}

TEST(Document, EveryNodeKnowsItsDocument) {
    const auto document = sound("a: &x [1, {b: 2}]\nc: *x\n");
    EXPECT_EQ(document->root().document, document.get());
    EXPECT_EQ(document->root().find("c")->items[1]->find("b")->document, document.get());
}

}  // namespace
}  // namespace briar
