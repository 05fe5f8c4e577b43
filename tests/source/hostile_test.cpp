// Text made to crash, hang or fill the memory of whoever reads it. Each ends with a message.
#include <gtest/gtest.h>

#include <random>

#include "runtime/source/document.hpp"
#include "tests/source/random_document.hpp"

namespace briar {
namespace {

/// The ids of all errors, in order.
std::vector<std::string> ids(const std::string& text, const ReadLimits& limits = {}) {
    Diagnostics diagnostics;
    const auto document = Document::parse("hostile.yaml", text, diagnostics, limits);
    EXPECT_TRUE(document);
    std::vector<std::string> found;
    for (const Diagnostic& each : diagnostics.list())
        found.push_back(each.id);
    return found;
}

using Ids = std::vector<std::string>;

std::string repeat(const std::string& text, std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i)
        out += text;
    return out;
}

TEST(Hostile, BracketsWithoutEndAreTooDeep) {
    EXPECT_EQ(ids(std::string(1'000'000, '[')), Ids{"yaml.long-line"});
    EXPECT_EQ(ids(std::string(90'000, '[')), Ids{"yaml.too-deep"});
    EXPECT_EQ(ids(repeat("[\n", 100'000)), Ids{"yaml.too-deep"});
    EXPECT_EQ(ids(repeat("{a: ", 1000)), Ids{"yaml.too-deep"});
    EXPECT_EQ(ids(repeat("- ", 10'000)), Ids{"yaml.too-deep"});
}

TEST(Hostile, IndentationWithoutEndIsTooDeep) {
    std::string text;
    for (std::size_t i = 0; i < 500; ++i)
        text += std::string(i, ' ') + "a:\n";
    EXPECT_EQ(ids(text), Ids{"yaml.too-deep"});
}

TEST(Hostile, TheDepthThatIsAllowedIsRead) {
    ReadLimits limits;
    limits.depth = 3;
    EXPECT_EQ(ids("a: {b: [1]}\n", limits), Ids{});
    EXPECT_EQ(ids("a: {b: [[1]]}\n", limits), Ids{"yaml.too-deep"});
}

TEST(Hostile, AliasBombsAreFloods) {
    std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 12; ++i) {
        const std::string name = "*a" + std::to_string(i - 1);
        text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + name + repeat(", " + name, 8) + "]\n";
    }
    EXPECT_EQ(ids(text), Ids{"yaml.alias-flood"});
}

TEST(Hostile, DeepAliasesAreTooDeep) {
    std::string text = "a0: &a0 [x]\n";
    for (int i = 1; i < 100; ++i)
        text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) + "]\n";
    const Ids found = ids(text);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front(), "yaml.too-deep");
}

TEST(Hostile, AnAliasToItsOwnParentIsALoop) {
    EXPECT_EQ(ids("&x [*x]\n"), Ids{"yaml.alias-loop"});
    EXPECT_EQ(ids("a: &x\n  b: {c: *x}\n"), Ids{"yaml.alias-loop"});
}

TEST(Hostile, TooManyValuesAreTooBig) {
    ReadLimits limits;
    limits.nodes = 1000;
    EXPECT_EQ(ids(repeat("- 1\n", 999), limits), Ids{});
    EXPECT_EQ(ids(repeat("- 1\n", 1001), limits), Ids{"yaml.too-big"});
    EXPECT_EQ(ids(std::string((4u << 20) + 1, 'x')), Ids{"yaml.too-big"});
}

TEST(Hostile, EqualKeysAreOneMistake) { EXPECT_EQ(ids(repeat("a: 1\n", 50'000)), Ids{"yaml.duplicate-key"}); }

TEST(Hostile, ManyProblemsAreNotAllListed) {
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += "k" + std::to_string(i) + ": !!str x\n";
    const Ids found = ids(text);
    ASSERT_EQ(found.size(), 201u);
    EXPECT_EQ(found.back(), "yaml.too-many-problems");
}

TEST(Hostile, DocumentsWithoutEndAreLeftOver) {
    for (const char* text : {",", ",\n", "{a: 1},", "- a\n,", ",,,,"})
        EXPECT_EQ(ids(text), Ids{"yaml.left-over"}) << text;
}

TEST(Hostile, MutatedTextIsReadOrRefusedButNeverWorse) {
    std::mt19937_64 random(20240601);
    const std::string marks = "[]{},:-?&*!|>'\"%@`#\n\r\t ~<\\.0x\x80\xC3\xEF";
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        std::string text = RandomDocument(seed).text().substr(0, 400);
        for (std::size_t changes = 1 + random() % 4; changes > 0 && !text.empty(); --changes) {
            const std::size_t at = random() % text.size();
            if (random() % 3 == 0)
                text.erase(at, 1 + random() % 5);
            else if (random() % 2 == 0)
                text.insert(at, 1, marks[random() % marks.size()]);
            else
                text[at] = marks[random() % marks.size()];
        }
        Diagnostics diagnostics;
        const auto document = Document::parse("mutated.yaml", text, diagnostics);
        if (diagnostics.empty()) continue;
        ++refused;
        for (const Diagnostic& each : diagnostics.list()) {
            ASSERT_LE(each.place.span.end, text.size()) << "seed " << seed << "\n" << text;
            ASSERT_FALSE(each.message.empty() || each.id == "yaml.syntax") << "seed " << seed << "\n"
                                                                           << text << render(each);
        }
    }
    EXPECT_GT(refused, 500u);
}

}  // namespace
}  // namespace briar
