#include "runtime/source/tree.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "runtime/source/document.hpp"
#include "runtime/source/filled_yaml.hpp"
#include "tests/rendered.hpp"

namespace briar {
namespace {

/// What reading the written text gives; fails the test when it cannot be read.
Tree read_back(const Tree& tree) {
    Diagnostics diagnostics;
    const std::string text = tree.to_yaml();
    const auto document = Document::parse("tree.yaml", text, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << text << rendered(diagnostics);
    return Tree::from(document->root());
}

TEST(Tree, WritesMapsInLinesAndSmallOnesInBrackets) {
    Tree tree;
    tree["format"] = 1;
    tree["strict"] = true;
    tree["setup"]["seed"] = 7;
    tree["setup"]["heroes"] = Tree::list({"ann", "bert"});
    tree["none"] = Tree();
    tree["empty"] = Tree::list();
    Tree& tile = tree["realms"]["hills"]["tiles"].push();
    tile["tile"] = "start";
    tile["at"] = "0 -1";
    EXPECT_EQ(tree.to_yaml(),
              "format: 1\n"
              "strict: true\n"
              "setup: {seed: 7, heroes: [ann, bert]}\n"
              "none: ~\n"
              "empty: []\n"
              "realms:\n"
              "  hills:\n"
              "    tiles: [{tile: start, at: 0 -1}]\n");
}

TEST(Tree, BreaksWhatIsWiderThanALine) {
    Tree tree;
    for (int i = 0; i < 12; ++i)
        tree["bag"].push("a-rather-long-name-" + std::to_string(i));
    const std::string text = tree.to_yaml();
    EXPECT_EQ(text.substr(0, 36), "bag:\n  - a-rather-long-name-0\n  - a-");
    EXPECT_EQ(read_back(tree), tree);
}

TEST(Tree, FillsLinesWithWordsForPeople) {
    Tree tree;
    for (int i = 0; i < 12; ++i)
        tree["bags"]["first"]["only"].push("a-rather-long-name#" + std::to_string(i));
    tree["short"] = Tree::list({1, 2});
    const std::string text = filled_yaml(tree);
    EXPECT_EQ(text,
              "bags:\n  first:\n"
              "    only: [a-rather-long-name#0, a-rather-long-name#1, a-rather-long-name#2, a-rather-long-name#3,\n"
              "      a-rather-long-name#4, a-rather-long-name#5, a-rather-long-name#6, a-rather-long-name#7,\n"
              "      a-rather-long-name#8, a-rather-long-name#9, a-rather-long-name#10, a-rather-long-name#11]\n"
              "short: [1, 2]\n");
    Diagnostics problems;
    const auto document = Document::parse("filled.yaml", text, problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(Tree::from(document->root()), tree);
}

TEST(Tree, WritesListsOfLists) {
    Tree tree = Tree::list({Tree::list({Tree::list({Tree::list({1, 2}), 3}), 4}), Tree::map()});
    EXPECT_EQ(tree.to_yaml(), "- - [[1, 2], 3]\n  - 4\n- {}\n");
    EXPECT_EQ(read_back(tree), tree);
}

TEST(Tree, QuotesTextsThatReadAsSomethingElse) {
    for (const char* text : {"7",
                             "-3",
                             "010",
                             "1.5",
                             "0x1F",
                             "1e5",
                             "true",
                             "No",
                             "null",
                             "~",
                             "",
                             " a",
                             "a ",
                             "a: b",
                             "a #b",
                             "- a",
                             "[a",
                             "*a",
                             "&a",
                             "!a",
                             "a,b",
                             "{a}",
                             "#1",
                             "@",
                             "'",
                             "\"",
                             "\\",
                             "a\nb",
                             "a\tb",
                             "---",
                             "?",
                             "? a",
                             "|",
                             "<<",
                             "=",
                             "12:30",
                             "1_000",
                             "0 -",
                             "-",
                             "1 - 2",
                             " 1",
                             "\xC2\x85",
                             "\xEF\xBB\xBF"
                             "a",
                             "\xE2\x80\xA8"}) {
        Tree tree;
        tree["text"] = text;
        tree["list"].push(text);
        tree[text] = 1;
        EXPECT_EQ(read_back(tree), tree) << text;
    }
}

TEST(Tree, LeavesPlainTextsBare) {
    for (const char* text : {"use bow on bear#2 at 2 -1", "0 -1", "-2 3", "a/b", "it's", "hand (2)"})
        EXPECT_EQ(Tree(text).to_line(), text);
}

TEST(Tree, KeepsNumbers) {
    Tree tree;
    tree["least"] = std::numeric_limits<std::int64_t>::min();
    tree["half"] = 0.5;
    tree["two"] = 2.0;
    tree["infinite"] = std::numeric_limits<double>::infinity();
    EXPECT_EQ(tree.to_yaml(), "least: -9223372036854775808\nhalf: 0.5\ntwo: 2.0\ninfinite: ~\n");
    EXPECT_EQ(read_back(tree), tree);
}

TEST(Tree, MakesBytesThatAreNoTextReadable) {
    EXPECT_EQ(read_back(Tree("a\xFF"
                             "b")),
              Tree("a\xEF\xBF\xBD"
                   "b"));
}

TEST(Tree, KeepsReferencesWhileItGrows) {
    Tree tree;
    Tree& first = tree["first"];
    for (int i = 0; i < 100; ++i)
        tree["key-" + std::to_string(i)] = i;
    first = "still here";
    EXPECT_EQ(tree.find("first")->text(), "still here");
    tree.erase("first");
    EXPECT_EQ(tree.find("first"), nullptr);
    EXPECT_EQ(tree.size(), 100U);
}

/// Random trees out of hostile pieces of text.
class TreeMaker {
public:
    explicit TreeMaker(unsigned seed) : random_(seed) {}

    Tree tree(int depth) {
        const int kind = below(depth > 0 ? 9 : 6);
        if (kind == 0) return below(2) == 0;
        if (kind == 1) return below(2000) - 1000;
        if (kind == 2) return below(1000) / 8.0;
        if (kind == 3) return {};
        if (kind < 6) return text();
        Tree out = kind == 6 ? Tree::list() : Tree::map();
        for (int i = below(6); i > 0; --i)
            (kind == 6 ? out.push() : out[text()]) = tree(depth - 1);
        return out;
    }

private:
    int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
    std::string text() {
        static const char* const kParts[] = {"a",
                                             "B",
                                             "0",
                                             "7",
                                             "-",
                                             " ",
                                             ":",
                                             "#",
                                             "'",
                                             "\"",
                                             "\\",
                                             "\n",
                                             ",",
                                             "[",
                                             "}",
                                             "~",
                                             "null",
                                             "true",
                                             "&",
                                             "*",
                                             "!",
                                             "|",
                                             "%",
                                             "\t",
                                             "é",
                                             "\xE2\x82\xAC",
                                             "\xF0\x9F\x8E\xB2",
                                             "a",
                                             "b",
                                             "c",
                                             ".",
                                             "?",
                                             "=",
                                             "<<",
                                             "\r",
                                             "\x01"};
        std::string out;
        for (int i = below(7); i > 0; --i)
            out += kParts[below(static_cast<int>(std::size(kParts)))];
        return out;
    }
    std::mt19937 random_;
};

TEST(Tree, IsReadBackEqual) {
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const Tree tree = TreeMaker(seed).tree(5);
        ASSERT_EQ(read_back(tree), tree) << "seed " << seed << "\n" << tree.to_yaml();
    }
}

}  // namespace
}  // namespace briar
