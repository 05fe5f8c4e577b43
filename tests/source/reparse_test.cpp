// Reading some entries again gives what reading the whole file gives. Failures print their seed.
#include "runtime/source/reparse.hpp"

#include <gtest/gtest.h>

#include <random>

#include "runtime/source/changed_entry.hpp"
#include "runtime/source/document.hpp"
#include "tests/rendered.hpp"
#include "tests/source/random_document.hpp"

namespace briar {
namespace {

constexpr const char* kFile =
    "# Beasts\n"
    "monsters:\n"
    "  rat:\n"
    "    health: 3\n"
    "    text: |\n"
    "      It bites.\n"
    "  # the worst of them\n"
    "  wolf:\n"
    "    health: 5\n"
    "    tags: [beast, grey]\n"
    "\n"
    "items:\n"
    "  rope: {space: hand}\n";

std::shared_ptr<const Document> parsed(const std::string& text) {
    Diagnostics problems;
    return Document::parse("a.yaml", text, problems);
}

std::string with(std::string text, const std::string& old, const std::string& words) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), words);
}

/// What differs between two trees, spans and all; empty when nothing does.
std::string difference(const Node& a, const Node& b) {
    const auto place = [&] { return " at byte " + std::to_string(b.span.begin) + ", `" + b.text + "`"; };
    if (a.kind != b.kind || a.style != b.style || a.flow != b.flow || a.alias != b.alias) return "kind" + place();
    if (!(a.span == b.span))
        return "span " + std::to_string(a.span.begin) + "-" + std::to_string(a.span.end) + " for " +
               std::to_string(b.span.begin) + "-" + std::to_string(b.span.end) + place();
    if (a.text != b.text) return "text" + place();
    if (a.members.size() != b.members.size() || a.items.size() != b.items.size()) return "size" + place();
    for (std::size_t i = 0; i < a.members.size(); ++i) {
        const Member& left = a.members[i];
        const Member& right = b.members[i];
        if (left.key != right.key || !(left.key_span == right.key_span)) return "key " + right.key;
        if (a.find(right.key) != left.value.get()) return "look-up of " + right.key;
        if (std::string found = difference(*left.value, *right.value); !found.empty()) return found;
    }
    for (std::size_t i = 0; i < a.items.size(); ++i) {
        if (std::string found = difference(*a.items[i], *b.items[i]); !found.empty()) return found;
    }
    return {};
}

/// Whether the entry was read by itself; fails when it was and gave something else than the whole.
bool reads_alone(const Document& before, const std::string& text, const std::string& seed) {
    const auto part = reparse(before, text, ReadLimits{});
    if (!part) return false;
    Diagnostics problems;
    const auto whole = Document::parse("a.yaml", text, problems);
    EXPECT_TRUE(problems.empty()) << seed << "\n" << text << rendered(problems);
    EXPECT_EQ(difference(part->root(), whole->root()), "") << seed << "\n--- before\n"
                                                           << before.text() << "--- after\n"
                                                           << text;
    EXPECT_TRUE(part->flawless());
    EXPECT_EQ(part->text(), text);
    EXPECT_EQ(part->root().document, part.get());
    EXPECT_EQ(part->line_start(3), whole->line_start(3));
    return true;
}

TEST(Reparse, ReadsTheEntryThatHasChanged) {
    const auto before = parsed(kFile);
    EXPECT_TRUE(reads_alone(*before, with(kFile, "health: 3", "health: 12"), "a number"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "  rat:", "  marsh-rat:"), "a key"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "    health: 5\n", ""), "a line less"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "grey]\n", "grey]\n    dice: 2\n"), "a line more"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "hand}", "boots}"), "the last entry"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "the worst", "the very worst"), "a comment"));
    EXPECT_TRUE(reads_alone(*before, kFile, "nothing"));
    EXPECT_TRUE(reads_alone(*before, with(kFile, "  # the worst", "  cat:\n    health: 1\n  # the worst"), "one more"));
}

TEST(Reparse, ReadsSeveralEntriesThatHaveChanged) {
    const auto before = parsed(kFile);
    const std::string twice = with(with(kFile, "health: 3", "health: 12"), "health: 5", "health: 6\n    dice: 2");
    EXPECT_TRUE(reads_alone(*before, twice, "side by side"));
    EXPECT_TRUE(reads_alone(*before, with(twice, "hand}", "boots}"), "and in another section"));
    EXPECT_TRUE(reads_alone(*before, with(with(kFile, "bites", "stings"), "hand", "belt"), "with one between"));
    const auto refused = [&](const std::string& text) { return !reparse(*before, text, ReadLimits{}); };
    EXPECT_TRUE(refused(with(twice, "items:", "things:"))) << "a key of the file between";
    EXPECT_TRUE(refused(with(with(kFile, "  rat:", "  cat:"), "  wolf:", "  cat:"))) << "two of one name";
    EXPECT_TRUE(refused(with(twice, "rope: {space", "rope: {space: [, space"))) << "one of them is not right";
}

TEST(Reparse, LeavesToTheWholeWhatOneEntryCannotTell) {
    const auto before = parsed(kFile);
    const auto refused = [&](const std::string& old, const std::string& words) {
        return !reparse(*before, with(kFile, old, words), ReadLimits{});
    };
    EXPECT_TRUE(refused("health: 3", "health: [3")) << "a mistake";
    EXPECT_TRUE(refused("  wolf:", "  rat:")) << "a key that is there already";
    EXPECT_TRUE(refused("  wolf:", " wolf:")) << "another column";
    EXPECT_TRUE(refused("health: 3", "health: &three 3\n    dice: *three")) << "aliases";
    EXPECT_TRUE(refused("It bites.\n", "It bites.\n...\n")) << "the end of the document";
    EXPECT_TRUE(refused("monsters:", "beasts:")) << "a key of the file";
    EXPECT_TRUE(refused("rat:\n    health: 3\n", "rat:\n    health: 3\n  wolf:\n    health: 1\n")) << "twice there";
    EXPECT_TRUE(refused("rat:\n    health: 3\n", "rat:\n    health: 3\nbeasts:\n  cat: 1\n")) << "another section";
    EXPECT_EQ(reparse(*parsed("monsters:\n  rat: [\n"), "monsters:\n  rat: []\n", ReadLimits{}), nullptr)
        << "what was not right before";
    ReadLimits few;
    few.nodes = 10;
    EXPECT_EQ(reparse(*before, with(kFile, "health: 3", "health: 4"), few), nullptr) << "too many values";
    few = {};
    few.bytes = 20;
    EXPECT_EQ(reparse(*before, with(kFile, "health: 3", "health: 4"), few), nullptr) << "too many bytes";
}

/// Text as people mistype it.
std::string mistyped(const std::string& text, std::mt19937_64& random) {
    static constexpr const char* kTyped[] = {"x",  " ",   "\n", "\n    ", ":",    ": ",    "#", " # ", "- ",
                                             "'",  "\"",  "[",  "]",      "{",    "}",     ",", "|",   "|\n",
                                             "&a", " *a", "\t", "é",      "\r\n", "...\n", "%", "---", "a: b\n",
                                             "  ", "~",   "<<", "?",      ">-\n", "!t ",   "0", "\r",  "  key:\n"};
    const std::size_t at = random() % (text.size() + 1);
    std::string changed = text;
    if (random() % 3 == 0) changed.erase(at, random() % 12);
    if (random() % 4 != 0) changed.insert(std::min(at, changed.size()), kTyped[random() % std::size(kTyped)]);
    return changed;
}

/// A random document below a key of a file with two others.
std::string as_section(const std::string& text) {
    std::string section = "first:\n  a: 1\n\nmiddle:\n";
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        section += "  " + text.substr(begin, end - begin);
        begin = end;
    }
    if (section.back() != '\n') section += '\n';
    return section + "last:\n  z: 26\n";
}

TEST(Reparse, GivesTheTreeOfTheWhole) {
    std::size_t alone = 0;
    std::size_t tried = 0;
    for (std::uint64_t seed = 1; seed <= 1'500; ++seed) {
        const std::string text = as_section(RandomDocument(seed).text());
        const auto before = parsed(text);
        if (!before->flawless()) continue;
        std::mt19937_64 random(seed);
        for (int i = 0; i < 12; ++i, ++tried)
            alone += reads_alone(*before, mistyped(text, random), "seed " + std::to_string(seed)) ? 1U : 0U;
        if (HasFailure()) break;
    }
    EXPECT_GT(tried, 8'000U);
    EXPECT_GT(alone * 8, tried) << alone << " of " << tried;
}

TEST(Reparse, GivesTheTreeOfTheWholeWhereSeveralHaveChanged) {
    std::size_t alone = 0;
    std::size_t tried = 0;
    for (std::uint64_t seed = 1; seed <= 1'500; ++seed) {
        const std::string text = as_section(RandomDocument(seed).text() + "\n" + RandomDocument(seed + 10'000).text());
        const auto before = parsed(text);
        if (!before->flawless()) continue;
        std::mt19937_64 random(seed);
        for (int i = 0; i < 12; ++i, ++tried) {
            std::string changed = mistyped(text, random);
            for (std::uint64_t more = random() % 3; more > 0; --more)
                changed = mistyped(changed, random);
            alone += reads_alone(*before, changed, "seed " + std::to_string(seed)) ? 1U : 0U;
        }
        if (HasFailure()) break;
    }
    EXPECT_GT(tried, 2'000U);
    EXPECT_GT(alone * 20, tried) << alone << " of " << tried;
}

TEST(Reparse, ShowsTheOthersWhileAnEntryIsNotRight) {
    const auto before = parsed(kFile);
    const std::string text = with(kFile, "tags: [beast, grey]", "tags: [beast, gr");
    const auto rest = without_broken_entries(*before, text);
    ASSERT_NE(rest, nullptr);
    EXPECT_FALSE(rest->flawless());
    EXPECT_EQ(rest->text().size(), text.size());
    EXPECT_EQ(rest->root().find("monsters")->find("wolf"), nullptr);
    EXPECT_EQ(rest->root().find("monsters")->find("rat")->find("health")->text, "3");
    const Node& rope = *rest->root().find("items")->find("rope");
    EXPECT_EQ(text.substr(rope.span.begin, rope.span.end - rope.span.begin), "{space: hand}");
}

TEST(Reparse, ShowsTheOthersAsTheyStand) {
    std::size_t shown = 0;
    for (std::uint64_t seed = 1; seed <= 4'000; ++seed) {
        const std::string text = as_section(RandomDocument(seed).text());
        const auto before = parsed(text);
        std::mt19937_64 random(seed);
        const std::string changed = mistyped(text, random);
        const auto rest = without_broken_entries(*before, changed);
        if (!rest) continue;
        ++shown;
        Diagnostics problems;
        (void)Document::parse("a.yaml", changed, problems);
        EXPECT_TRUE(problems.has_errors()) << "seed " << seed << "\n" << changed;
        std::size_t left = 0;
        std::size_t all = 0;
        for (const Member& section : before->root().members) {
            all += section.value->members.size();
            for (const Member& entry : rest->root().find(section.key)->members) {
                const Node& was = *section.value->find(entry.key);
                ++left;
                EXPECT_TRUE(entry.value->same_value(was)) << seed;
                EXPECT_EQ(rest->slice(entry.value->span), before->slice(was.span)) << seed;
                EXPECT_EQ(rest->slice(entry.key_span), before->slice(section.value->member(entry.key)->key_span));
            }
        }
        ASSERT_EQ(left + 1, all) << "seed " << seed << "\n" << rest->text();
    }
    EXPECT_GT(shown, 100U);
}

/// The text without the entries whose lines are blank now.
std::string cut_out(const Document& before, const std::string& text, const Document& rest, std::size_t& cut) {
    std::string left;
    std::size_t from = 0;
    for (const ChangedEntry& each : changed_entries(before, text)) {
        if (rest.slice(each.after) == text.substr(each.after.begin, each.after.size())) continue;
        left += text.substr(from, each.after.begin - from);
        from = each.after.end;
        ++cut;
    }
    return left + text.substr(from);
}

/// Whether both have the same values, each as it is written.
void expect_same(const Node& a, const Document& of_a, const Node& b, const Document& of_b, const std::string& seed) {
    EXPECT_TRUE(a.same_value(b)) << seed;
    ASSERT_EQ(a.members.size(), b.members.size()) << seed;
    for (std::size_t i = 0; i < a.members.size(); ++i) {
        EXPECT_EQ(of_a.slice(a.members[i].key_span), of_b.slice(b.members[i].key_span)) << seed;
        if (a.members[i].value->is_map()) {
            expect_same(*a.members[i].value, of_a, *b.members[i].value, of_b, seed);
        } else {
            EXPECT_EQ(of_a.slice(a.members[i].value->span), of_b.slice(b.members[i].value->span)) << seed;
        }
    }
}

TEST(Reparse, ShowsWhatIsLeftOfSeveralAsTheWholeWithoutThem) {
    std::size_t shown = 0;
    std::size_t several = 0;
    for (std::uint64_t number = 1; number <= 4'000; ++number) {
        const std::string text =
            as_section(RandomDocument(number).text() + "\n" + RandomDocument(number + 10'000).text());
        const std::string seed = "seed " + std::to_string(number);
        const auto before = parsed(text);
        std::mt19937_64 random(number);
        std::string changed = mistyped(mistyped(text, random), random);
        if (random() % 2 == 0) changed = mistyped(changed, random);
        const auto rest = without_broken_entries(*before, changed);
        if (!rest) continue;
        Diagnostics problems;
        (void)Document::parse("a.yaml", changed, problems);
        EXPECT_TRUE(problems.has_errors()) << seed << "\n" << changed;
        std::size_t cut = 0;
        const std::string left = cut_out(*before, changed, *rest, cut);
        Diagnostics none;
        const auto read = Document::parse("a.yaml", left, none);
        EXPECT_TRUE(none.empty()) << seed << "\n" << left << rendered(none);
        expect_same(rest->root(), *rest, read->root(), *read, seed);
        shown += cut > 0 ? 1U : 0U;
        several += cut > 1 ? 1U : 0U;
        ASSERT_FALSE(HasFailure()) << seed << "\n--- before\n" << text << "--- after\n" << changed;
    }
    EXPECT_GT(shown, 100U);
    EXPECT_GT(several, 10U);
}

TEST(Reparse, TakesNothingAwayThatMayBeRight) {
    const auto before = parsed(kFile);
    const auto shown = [&](const std::string& old, const std::string& words) {
        return without_broken_entries(*before, with(kFile, old, words)) != nullptr;
    };
    EXPECT_FALSE(shown("health: 3", "health: 4"));
    EXPECT_FALSE(shown("  # the worst", "  cat:\n    health: 1\n  # the worst")) << "an entry more";
    EXPECT_TRUE(shown("  # the worst", "  cat: [\n  # the worst")) << "one more that is begun";
    EXPECT_FALSE(shown("  wolf:\n", "  rat:\n")) << "a mistake with a tree";
    EXPECT_FALSE(shown("hand}\n", "hand}\ntiles:\n")) << "a section more";
    EXPECT_FALSE(shown("health: 5", "health: *five")) << "an anchor may stand elsewhere";
    EXPECT_TRUE(shown("hand}\n", "hand}\ntil")) << "a section that is begun";
    EXPECT_TRUE(shown("hand}\n", "hand\n"));
}

TEST(Reparse, ShowsNothingWhereMoreHasChanged) {
    const std::string twice = with(with(kFile, "health: 3", "health: [4"), "items:", "things:");
    EXPECT_EQ(without_broken_entries(*parsed(kFile), twice), nullptr);
    EXPECT_EQ(without_broken_entries(*parsed("a: ["), "a: []"), nullptr);
    const auto only = without_broken_entries(*parsed("monsters:\n  rat: {a: 1}\n"), "monsters:\n  rat: {a: \n");
    ASSERT_NE(only, nullptr);
    EXPECT_TRUE(only->root().find("monsters")->is_null());
}

}  // namespace
}  // namespace briar
