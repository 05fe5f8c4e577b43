// Properties over random edits of random documents: each failure prints its seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "runtime/source/document.hpp"
#include "runtime/source/entry_words.hpp"
#include "runtime/source/values.hpp"
#include "tests/source/random_document.hpp"
#include "tests/source/random_edit.hpp"
#include "tests/source/tree_checks.hpp"

namespace briar {
namespace {

std::shared_ptr<const Document> parsed(const std::string& text) {
    Diagnostics diagnostics;
    auto document = Document::parse("edited.yaml", text, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << text;
    return document;
}

bool has_entries(const Document& document) {
    return !document.root().members.empty() || !document.root().items.empty();
}

TEST(RandomEdits, MeanWhatWasAskedForAndAreUndone) {
    std::size_t edits = 0;
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        std::string text = RandomDocument(seed).text();
        std::mt19937_64 random(seed);
        for (int step = 0; step < 5; ++step) {
            const auto document = parsed(text);
            if (!has_entries(*document)) break;
            const RandomEdit tried = random_edit(*document, random);
            ++edits;
            if (!tried.edit.ok()) {
                EXPECT_TRUE(tried.edit.splices.empty());
                ++refused;
                continue;
            }
            const std::string changed = apply_splices(text, tried.edit.splices);
            const auto after = parsed(changed);
            ASSERT_TRUE(after->root().same_value(tried.expected)) << "seed " << seed << ", " << tried.words << "\n"
                                                                  << text;
            const auto undo = inverse_splices(text, tried.edit.splices);
            ASSERT_EQ(apply_splices(changed, undo), text) << "seed " << seed << ", " << tried.words;
            ASSERT_EQ(inverse_splices(changed, undo), tried.edit.splices) << "seed " << seed << ", " << tried.words;
            text = changed;
        }
    }
    EXPECT_GT(edits, 2000u);
    EXPECT_LE(refused * 200, edits) << "an editor that refuses is of no use: " << refused << " of " << edits;
}

TEST(RandomEdits, WritingWhatStandsThereChangesNothing) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto document = parsed(RandomDocument(seed).text());
        visit_values(document->root(), [&](const Path& path, const Node& node) {
            const Edit edit = set_value(*document, path, node);
            EXPECT_TRUE(edit.ok() && edit.splices.empty()) << "seed " << seed << " " << to_text(path);
        });
    }
}

/// How many lines differ between two texts with equally many lines.
std::size_t changed_lines(const std::string& before, const std::string& after) {
    const auto old_lines = lines_of(before);
    const auto new_lines = lines_of(after);
    if (old_lines.size() != new_lines.size()) return old_lines.size() + new_lines.size();
    std::size_t count = 0;
    for (std::size_t i = 0; i < old_lines.size(); ++i)
        count += old_lines[i] != new_lines[i] ? 1 : 0;
    return count;
}

TEST(RandomEdits, AChangeOfOneValueIsAChangeOfOneLine) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto document = parsed(RandomDocument(seed).text());
        visit_values(document->root(), [&](const Path& path, const Node& node) {
            const bool on_one_line = document->slice(node.span).find('\n') == std::string_view::npos;
            if (path.empty() || !on_one_line || node.is_map() || node.is_list()) return;
            const Edit edit = set_value(*document, path, make_text("changed"));
            ASSERT_TRUE(edit.ok()) << "seed " << seed << " " << to_text(path) << ": " << edit.refused;
            const std::string after = apply_splices(document->text(), edit.splices);
            ASSERT_EQ(changed_lines(document->text(), after), 1u) << "seed " << seed << " " << to_text(path);
        });
    }
}

/// The comments of a document: what is left of its text without the spans of keys and values.
std::size_t count_comments(const Document& document) {
    std::string rest = document.text();
    visit_values(document.root(), [&](const Path&, const Node& node) {
        const auto blank = [&](Span span) { std::fill_n(rest.begin() + span.begin, span.size(), 'x'); };
        for (const Member& each : node.members)
            blank(each.key_span);
        if (node.is_scalar()) blank(node.span);
    });
    std::size_t count = 0;
    for (std::size_t line = 0; line < rest.size(); line = std::min(rest.find('\n', line), rest.size() - 1) + 1)
        count += rest.substr(line, rest.find('\n', line) - line).find('#') != std::string::npos ? 1 : 0;
    return count;
}

TEST(RandomEdits, NoCommentIsLostByInsertingRenamingAndMoving) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto document = parsed(RandomDocument(seed).text());
        std::mt19937_64 random(seed);
        for (int tries = 0; tries < 4; ++tries) {
            const RandomEdit tried = random_edit(*document, random);
            const std::string verb = tried.words.substr(0, tried.words.find(' '));
            if (!tried.edit.ok() || (verb != "insert" && verb != "rename" && verb != "move")) continue;
            const auto after = parsed(apply_splices(document->text(), tried.edit.splices));
            ASSERT_EQ(count_comments(*document), count_comments(*after))
                << "seed " << seed << ", " << tried.words << "\n"
                << document->text() << "----\n"
                << after->text();
        }
    }
}

/// Items of lists that are written over lines, in lists of two at least.
std::vector<Path> items_over_lines(const Document& document) {
    std::vector<Path> paths;
    visit_values(document.root(), [&](const Path& path, const Node& node) {
        for (std::size_t i = 0; !node.flow && node.items.size() > 1 && i < node.items.size(); ++i) {
            paths.push_back(path);
            paths.back().emplace_back(i);
        }
    });
    return paths;
}

TEST(RandomEdits, AnItemMovesElsewhereInTheWordsOfItsAuthor) {
    std::size_t moved = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const auto document = parsed(RandomDocument(seed).text());
        for (const Path& path : items_over_lines(*document)) {
            const Path list(path.begin(), path.end() - 1);
            const Node item = resolve(document->root(), path)->clone();
            const std::string words = item_words(*document, path);
            const Edit out = take_entry_out(*document, path);
            if (!out.ok()) continue;
            const auto without = parsed(apply_splices(document->text(), out.splices));
            const Edit in = append_item(*without, list, item);
            ASSERT_TRUE(in.ok()) << "seed " << seed << " " << to_text(path) << ": " << in.refused;
            const auto with = parsed(apply_splices(without->text(), in.splices));
            Path last = list;
            last.emplace_back(resolve(with->root(), list)->items.size() - 1);
            const Edit worded = reword_item(*with, last, words);
            ASSERT_TRUE(worded.ok()) << "seed " << seed << " " << to_text(path) << ": " << worded.refused << "\n"
                                     << words << "----\n"
                                     << with->text();
            const auto after = parsed(apply_splices(with->text(), worded.splices));
            ASSERT_EQ(item_words(*after, last), words) << "seed " << seed << " " << to_text(path);
            ASSERT_EQ(count_comments(*document), count_comments(*after)) << "seed " << seed << " " << to_text(path);
            ++moved;
        }
    }
    EXPECT_GT(moved, 300U);
}

}  // namespace
}  // namespace briar
