#include "editor/core/line_acts.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// A text whose selection stands between brackets, or whose caret is `|`.
struct Marked {
    explicit Marked(std::string marked) : text(std::move(marked)) {
        const std::size_t begin = text.find_first_of("[|");
        const bool caret = text[begin] == '|';
        text.erase(begin, 1);
        const std::size_t end = caret ? begin : text.find(']');
        if (!caret) text.erase(end, 1);
        selection = make_span(begin, end);
    }
    std::string text;
    Span selection;
};

std::string shown(std::string text, Span selection) {
    if (selection.empty()) return text.insert(selection.begin, "|");
    text.insert(selection.end, "]");
    return text.insert(selection.begin, "[");
}

using Act = std::function<LineAct(std::string_view, Span)>;

std::string after(const std::string& marked, const Act& act) {
    const Marked before(marked);
    const LineAct done = act(before.text, before.selection);
    return shown(apply_splices(before.text, done.splices), done.selection);
}

Act comment(TextSort sort) {
    return [sort](std::string_view text, Span selection) { return toggle_comment(sort, text, selection); };
}
Act move(LineWay way) {
    return [way](std::string_view text, Span selection) { return move_lines(text, selection, way); };
}

TEST(LineActs, LinesBecomeCommentsWhereTheOutermostBegins) {
    const Act lua = comment(TextSort::Lua);
    EXPECT_EQ(after("  a()\n  if x then|\n", lua), "  a()\n  -- if x then|\n");
    EXPECT_EQ(after("[if x then\n\n  a()\nend]\n", lua), "-- [if x then\n\n--   a()\n-- end]\n");
    EXPECT_EQ(after("|a: 1\n", comment(TextSort::Yaml)), "# |a: 1\n");
    EXPECT_EQ(after("[a: 1\n]b: 2\n", comment(TextSort::Yaml)), "# [a: 1\n]b: 2\n");
}

TEST(LineActs, CommentsBecomeLinesAgain) {
    const Act lua = comment(TextSort::Lua);
    EXPECT_EQ(after("  -- if| x then\n", lua), "  if| x then\n");
    EXPECT_EQ(after("--[a\n\n--b\n]", lua), "[a\n\nb\n]");
    EXPECT_EQ(after("[a: 1\n# b: 2]\n", comment(TextSort::Yaml)), "# [a: 1\n# # b: 2]\n") << "one says something";
}

TEST(LineActs, BlankLinesAndOtherTextsHaveNoComments) {
    EXPECT_EQ(after("  |\n", comment(TextSort::Lua)), "  |\n");
    EXPECT_EQ(after("wor|ds\n", comment(TextSort::Other)), "wor|ds\n");
    EXPECT_EQ(after("|", comment(TextSort::Yaml)), "|");
}

TEST(LineActs, LinesMovePastTheirNeighbours) {
    EXPECT_EQ(after("a\nb|b\nc\n", move(LineWay::Up)), "b|b\na\nc\n");
    EXPECT_EQ(after("a\nb|b\nc\n", move(LineWay::Down)), "a\nc\nb|b\n");
    EXPECT_EQ(after("a\n[b\nc]\nd\n", move(LineWay::Up)), "[b\nc]\na\nd\n");
    EXPECT_EQ(after("a|\nb\n", move(LineWay::Up)), "a|\nb\n");
    EXPECT_EQ(after("a\nb|\n", move(LineWay::Down)), "a\nb|\n");
}

TEST(LineActs, TheLastLineMayHaveNoEndWhicheverItIs) {
    EXPECT_EQ(after("a\nb|b", move(LineWay::Up)), "b|b\na");
    EXPECT_EQ(after("a|\nbb", move(LineWay::Down)), "bb\na|");
    EXPECT_EQ(after("a|\r\nbb", move(LineWay::Down)), "bb\r\na|");
    EXPECT_EQ(after("a\r\nb|b", move(LineWay::Up)), "b|b\r\na");
}

TEST(LineActs, LinesAreDuplicatedBelow) {
    EXPECT_EQ(after("a|b\nc\n", duplicate_lines), "ab\na|b\nc\n");
    EXPECT_EQ(after("[a\nb]\nc", duplicate_lines), "a\nb\n[a\nb]\nc");
    EXPECT_EQ(after("a\r\nb|", duplicate_lines), "a\r\nb\r\nb|");
}

TEST(LineActs, LinesAreDeletedWithTheirEnds) {
    EXPECT_EQ(after("a\nb|b\nc\n", delete_lines), "a\n|c\n");
    EXPECT_EQ(after("a\n[b\nc]\nd\n", delete_lines), "a\n|d\n");
    EXPECT_EQ(after("a\r\nbb|", delete_lines), "|a");
    EXPECT_EQ(after("aa|", delete_lines), "|");
    EXPECT_EQ(after("|", delete_lines), "|");
}

}  // namespace
}  // namespace briar::editor
