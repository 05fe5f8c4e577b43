#include "editor/help/help_book.hpp"

#include <gtest/gtest.h>

#include "editor/help/markdown.hpp"
#include "tests/root.hpp"
#include "tests/test_folder.hpp"

namespace briar::editor {
namespace {

constexpr const char* kPage =
    "# Making a pack\n"
    "A pack is a folder.\n"
    "## Where packs are found\n"
    "By folder, see [the list](lua.md#all-verbs).\n"
    "```\n"
    "## no heading\n"
    "```\n"
    "## `pack.yaml`\r\n"
    "What it says of itself.\r\n";

/// A book of three pages.
class Book : public testing::Test {
protected:
    void SetUp() override {
        folder_.write("packs.md", kPage);
        folder_.write("lua.md", "# Lua\n## All verbs\nPut, take.\n### put\nPuts it.\n##### deep\nNo section.\n");
        folder_.write(
            "rules/road.md",
            "# The road\n[back](../packs.md), [verbs](../lua.md#all-verbs), [own](#ends)\n## Ends\nAt the end.");
        folder_.write("picture.png", "none");
        book_ = HelpBook(folder_.path(), {"packs.md"});
    }

    TestFolder folder_;
    HelpBook book_;
};

TEST(HelpPages, AreCutAtTheirHeadingsAndNothingIsLost) {
    const HelpPage page = read_help_page("packs.md", kPage);
    EXPECT_EQ(page.title, "Making a pack");
    ASSERT_EQ(page.sections.size(), 3U);
    EXPECT_EQ(page.sections[1].title, "Where packs are found");
    EXPECT_EQ(page.sections[2].title, "pack.yaml");
    std::string whole;
    for (const HelpSection& section : page.sections)
        whole += section.text;
    EXPECT_EQ(whole, kPage);
}

TEST(HelpPages, APageWithoutTitleIsCalledAsItsFile) {
    const HelpPage page = read_help_page("notes.md", "no heading, no end of line");
    EXPECT_EQ(page.title, "notes.md");
    EXPECT_EQ(page.sections.front().text, "no heading, no end of line");
    EXPECT_EQ(read_help_page("empty.md", "").sections.size(), 1U);
}

TEST_F(Book, StartsWithThePagesNamedFirst) {
    ASSERT_EQ(book_.pages().size(), 3U);
    EXPECT_EQ(book_.pages()[0].file, "packs.md");
    EXPECT_EQ(book_.pages()[1].file, "lua.md");
    EXPECT_EQ(book_.pages()[2].file, "rules/road.md");
}

TEST_F(Book, SearchWantsAllWordsInTheOrderOfTheBook) {
    EXPECT_EQ(book_.search("FOLDER a"), (std::vector<HelpPlace>{{0, 0}, {0, 1}}));
    EXPECT_EQ(book_.search("at the end"), (std::vector<HelpPlace>{{2, 1}}));
    EXPECT_TRUE(book_.search("no such word at all").empty());
    EXPECT_EQ(book_.search("  ").size(), 8U) << "no word: everything";
}

TEST_F(Book, SectionsHaveParts) {
    EXPECT_EQ(book_.parts({1, 0}), (std::vector<HelpPlace>{{1, 1}}));
    EXPECT_EQ(book_.parts({1, 1}), (std::vector<HelpPlace>{{1, 2}}));
    EXPECT_EQ(book_.whole({1, 2}), (HelpPlace{1, 1}));
    EXPECT_EQ(book_.whole({1, 0}), (HelpPlace{1, 0}));
    EXPECT_EQ(book_.next({1, 1}), (HelpPlace{1, 2}));
    EXPECT_EQ(book_.next({1, 2}), std::nullopt);
}

TEST_F(Book, LinksLeadToPagesAndTheirSections) {
    EXPECT_EQ(book_.follow({0, 1}, "lua.md#all-verbs"), (HelpPlace{1, 1}));
    EXPECT_EQ(book_.follow({2, 0}, "../packs.md"), (HelpPlace{0, 0}));
    EXPECT_EQ(book_.follow({2, 0}, "#ends"), (HelpPlace{2, 1}));
    EXPECT_EQ(book_.follow({0, 0}, "lua.md#gone"), (HelpPlace{1, 0})) << "the page at least";
    EXPECT_EQ(book_.follow({0, 0}, "https://example.org/"), std::nullopt);
    EXPECT_EQ(book_.follow({0, 0}, "../../elsewhere.md"), std::nullopt);
}

TEST(HelpPages, AFolderThatIsNotThereIsAnEmptyBook) { EXPECT_TRUE(HelpBook("/nowhere/at all", {}).pages().empty()); }

TEST(HelpPages, TablesAndCodeBecomeHtml) {
    const std::string html = html_of("| key | what |\n|---|---|\n| `name` | <b>bold</b> & more |\n");
    EXPECT_NE(html.find("<table>"), std::string::npos) << html;
    EXPECT_NE(html.find("<code>name</code>"), std::string::npos) << html;
    EXPECT_EQ(html.find("<b>"), std::string::npos) << "tags of a text are none of ours";
    EXPECT_EQ(html_of(""), "");
}

/// Every link of the project's own pages that means one of them leads there.
TEST(HelpPages, LinksOfOurPagesLeadSomewhere) {
    const HelpBook book(project_root() / "docs", {});
    ASSERT_GE(book.pages().size(), 10U);
    int links = 0;
    for (std::size_t page = 0; page < book.pages().size(); ++page) {
        for (const HelpSection& section : book.pages()[page].sections) {
            const std::string& text = section.text;
            for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
                const std::string link = text.substr(at + 2, text.find(')', at) - at - 2);
                if (link.find(".md") == std::string::npos || link.starts_with("http")) continue;
                EXPECT_TRUE(book.follow({page, 0}, link)) << book.pages()[page].file << ": " << link;
                ++links;
            }
        }
    }
    EXPECT_GE(links, 4);
}

}  // namespace
}  // namespace briar::editor
