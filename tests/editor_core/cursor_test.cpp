// Where somebody writes, at any place of any text. Failures print their seed.
#include <gtest/gtest.h>

#include <random>

#include "editor/core/yaml_cursor.hpp"
#include "runtime/source/document.hpp"
#include "tests/source/random_document.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kLarge = 66'000;

/// A random document below a key.
std::string section(const std::string& key, std::uint64_t seed) {
    std::string text = key + ":\n";
    const std::string inner = RandomDocument(seed).text();
    for (std::size_t begin = 0; begin < inner.size();) {
        const std::size_t end = std::min(inner.find('\n', begin), inner.size() - 1) + 1;
        text += "  " + inner.substr(begin, end - begin);
        begin = end;
    }
    return text.back() == '\n' ? text : text + '\n';
}

/// A file with sections and comments of its own, so large that only a part of it is read.
std::string large_text(std::uint64_t seed) {
    std::string text = seed % 2 == 0 ? "# about all of it\n" : "id: large\n";
    for (std::uint64_t part = 0; text.size() < kLarge; ++part) {
        if ((seed + part) % 5 == 0) text += "# about this part\n";
        const std::string more = section("part-" + std::to_string(part), seed * 1'000 + part);
        Diagnostics problems;
        if (Document::parse("a.yaml", more, problems)->flawless()) text += more;
    }
    if (seed % 3 == 0) text.pop_back();
    if (seed % 4 == 1) text += text.back() == '\n' ? "key:" : "\nkey:";
    return text;
}

std::string told(const YamlCursor& cursor) {
    if (!cursor.found) return "nothing";
    return to_text(cursor.path) + (cursor.key ? " key" : "") + (cursor.flow ? " flow" : "") +
           (cursor.may_be_key ? " or a key" : "");
}

TEST(YamlCursorAnywhere, SaysOfAPartWhatItSaysOfTheWhole) {
    std::size_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::string text = large_text(seed);
        Diagnostics problems;
        if (!Document::parse("a.yaml", text, problems)->flawless()) continue;
        std::mt19937_64 random(seed);
        for (int i = 0; i < 12; ++i, ++compared) {
            const std::size_t at = i == 0 ? text.size() : i == 1 ? 0 : random() % (text.size() + 1);
            const YamlCursor whole = yaml_cursor(text, at, Extent::Whole);
            const YamlCursor part = yaml_cursor(text, at);
            EXPECT_EQ(part.word, whole.word);
            if (!whole.found) continue;
            EXPECT_EQ(told(part), told(whole)) << "seed " << seed << " at " << at << " of " << text.size() << ": `"
                                               << text.substr(at - std::min<std::size_t>(at, 30), 60) << "`";
        }
    }
    EXPECT_GT(compared, 40U);
}

TEST(YamlCursorAnywhere, OfAnyBytesSomethingIsSaid) {
    static constexpr const char* kTyped[] = {"\n",   "\r", "\r\n", "#",  "# ", "- ",  ":",
                                             "key:", " ",  "[",    "\"", "\t", "\xC3"};
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        std::string text = large_text(seed);
        std::mt19937_64 random(seed);
        for (int i = 0; i < 4; ++i) {
            const std::size_t at = random() % 3 == 0 ? text.size() : random() % (text.size() + 1);
            const std::string typed = kTyped[random() % std::size(kTyped)];
            text.insert(at, typed);
            for (const std::size_t caret : {at, at + typed.size(), text.size(), std::size_t{3}})
                EXPECT_NO_THROW((void)yaml_cursor(text, caret)) << "seed " << seed << " at " << caret;
        }
    }
    for (const char* each : {"", "\n", "#", "\r", "a", "a:", "- ", "a: [", "\n\n  x"}) {
        const std::string text = each;
        for (std::size_t at = 0; at <= text.size() + 1; ++at)
            EXPECT_NO_THROW((void)yaml_cursor(text, at)) << each;
    }
}

TEST(YamlCursorAnywhere, HeadingsAreWrittenBesideCommentsAndAtTheVeryEnd) {
    std::string tiles = "tiles:\n";
    for (int i = 0; tiles.size() < 2 * kLarge; ++i)
        tiles += "  tile-" + std::to_string(i) + ": {name: Tile, edges: n e s w}\n";
    const auto at = [](const std::string& text, std::size_t offset) { return told(yaml_cursor(text, offset)); };
    for (const char* end : {"tokens:", "tokens", "tokens:\n", "tokens:\n  "}) {
        const std::string text = tiles + end;
        EXPECT_NO_THROW((void)yaml_cursor(text, text.size())) << end;
        EXPECT_EQ(at(text, tiles.size() + 3), told(yaml_cursor(text, tiles.size() + 3, Extent::Whole))) << end;
    }
    const std::string first = "# yaml-language-server: $schema=x\n" + tiles;
    const std::string below = "tiles:\n# about them\n" + tiles.substr(7);
    for (std::size_t offset = 0; offset < 40; ++offset) {
        EXPECT_NO_THROW((void)yaml_cursor(first, offset)) << offset;
        EXPECT_NO_THROW((void)yaml_cursor(below, offset)) << offset;
    }
}

}  // namespace
}  // namespace briar::editor
