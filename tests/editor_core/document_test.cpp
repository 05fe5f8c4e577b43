#include <gtest/gtest.h>

#include <random>

#include "editor/core/history.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/splice_composition.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

Splice splice(std::uint32_t begin, std::uint32_t end, std::string text) { return {{begin, end}, std::move(text)}; }

/// Random splices, in order and apart.
std::vector<Splice> random_splices(std::mt19937& random, std::size_t size) {
    std::vector<Splice> splices;
    std::size_t at = 0;
    while (splices.size() < 4) {
        const std::size_t begin = at + random() % 5;
        const std::size_t end = begin + random() % 4;
        if (end > size) break;
        splices.push_back(splice(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end),
                                 std::string(random() % 4, static_cast<char>('a' + random() % 26))));
        at = end + 1;
    }
    return splices;
}

TEST(Document, KeepsAnyBytesThroughOpeningAndSaving) {
    const PackFolder folder;
    std::string every;
    for (int i = 0; i < 256; ++i)
        every += static_cast<char>(i);
    const std::vector<std::string> texts = {"",
                                            "\n",
                                            "a: 1",
                                            "a: 1\r\nb: 2\r\n",
                                            "\xEF\xBB\xBFkey: value\n",
                                            "a: 1\rb: 2\r",
                                            "\t- odd:   [ x,y ]  \n\n\n",
                                            "\xFF\xFE",
                                            "a: \xC3\n",
                                            every,
                                            std::string("nul: \0 x", 8),
                                            "kein Ende: \xC3\xA4"};
    for (const std::string& bytes : texts) {
        folder.write("any.yaml", bytes);
        const auto document = SourceDocument::open("any.yaml", folder.folder() / "any.yaml");
        EXPECT_EQ(document->text(), bytes);
        EXPECT_FALSE(document->modified());
        (void)document->yaml();
        document->save();
        EXPECT_EQ(folder.read("any.yaml"), bytes);
        document->apply({splice(0, 0, "x")}, true);
        EXPECT_TRUE(document->modified());
        document->save();
        EXPECT_EQ(folder.read("any.yaml"), "x" + bytes);
    }
}

TEST(Document, KeepsHugeFiles) {
    const PackFolder folder;
    std::string huge;
    while (huge.size() < (20U << 20))
        huge += "  key" + std::to_string(huge.size()) + ": value # comment\n";
    folder.write("huge.yaml", huge);
    const auto document = SourceDocument::open("huge.yaml", folder.folder() / "huge.yaml");
    EXPECT_EQ(document->text().size(), huge.size());
    EXPECT_TRUE(document->yaml().problems.has_errors()) << "more than is read as YAML";
    document->apply({splice(3, 3, "y")}, true);
    document->save();
    EXPECT_EQ(folder.read("huge.yaml").size(), huge.size() + 1);
}

TEST(Document, TellsWhyAFileCannotBeReadAndNeverWritesIt) {
    const PackFolder folder;
    std::filesystem::create_directories(folder.folder() / "odd.yaml");
    const auto document = SourceDocument::open("odd.yaml", folder.folder() / "odd.yaml");
    EXPECT_NE(document->failure(), "");
    EXPECT_TRUE(document->read_only());
    EXPECT_THROW(document->save(), std::runtime_error);
}

TEST(Document, IsNotModifiedWhenItsTextIsThatOfTheDiskAgain) {
    const PackFolder folder;
    folder.write("a.yaml", "abc");
    const auto document = SourceDocument::open("a.yaml", folder.folder() / "a.yaml");
    document->apply({splice(1, 2, "x")}, true);
    EXPECT_TRUE(document->modified());
    document->apply({splice(1, 2, "b")}, true);
    EXPECT_FALSE(document->modified());
}

TEST(Document, TellsEverySpliceToItsListenersUntilTheyStop) {
    SourceDocument document("a.yaml", "/nowhere/a.yaml");
    std::string copy;
    Subscription subscription =
        document.listen([&](const DocumentChange& change) { copy = apply_splices(copy, change.splices); });
    document.apply({splice(0, 0, "hello")}, true);
    document.apply({splice(0, 1, "J"), splice(5, 5, "!")}, true);
    EXPECT_EQ(copy, "Jello!");
    subscription.stop();
    document.apply({splice(0, 6, "")}, true);
    EXPECT_EQ(copy, "Jello!");
}

TEST(Splices, ComposedDoTheSameAsOneAfterTheOther) {
    std::mt19937 random(7);
    for (int i = 0; i < 5000; ++i) {
        const std::string text(random() % 24, '.');
        const auto first = random_splices(random, text.size());
        const std::string between = apply_splices(text, first);
        const auto second = random_splices(random, between.size());
        const std::string after = apply_splices(between, second);
        const auto both = composed(text.size(), first, second);
        ASSERT_EQ(apply_splices(text, both), after) << i;
        ASSERT_EQ(apply_splices(after, inverse_splices(text, both)), text) << i;
    }
}

TEST(Splices, OfADifferenceNeverCutACharacter) {
    EXPECT_TRUE(difference("same", "same").empty());
    const auto found = difference("a\xC3\xA4z", "a\xC3\xB6z");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].span, (Span{1, 3}));
    EXPECT_EQ(found[0].text, "\xC3\xB6");
    std::mt19937 random(3);
    for (int i = 0; i < 2000; ++i) {
        std::string before(random() % 9, 'a');
        std::string after(random() % 9, 'a');
        for (char& c : before)
            c = "ab\xC3\xA4"[random() % 4];
        for (char& c : after)
            c = "ab\xC3\xA4"[random() % 4];
        ASSERT_EQ(apply_splices(before, difference(before, after)), after);
    }
}

TEST(History, JoinsWhatIsTypedIntoOneStep) {
    const auto document = std::make_shared<SourceDocument>("a.yaml", "/nowhere/a.yaml");
    History history;
    const auto type = [&](std::uint32_t at, const char* text, const char* merge) {
        StepPart part{document, {splice(at, at, text)}, {}, document->present(), true};
        part.backward = document->apply(part.forward, true);
        history.add({"Type", {part}, merge});
    };
    type(0, "a", "typing");
    type(1, "b", "typing");
    type(0, "c", "typing");
    EXPECT_EQ(document->text(), "cab");
    history.break_merge();
    type(3, "d", "typing");
    type(4, "e", "");
    EXPECT_EQ(history.steps().size(), 3U);
    ASSERT_TRUE(history.undo() && history.undo());
    EXPECT_EQ(document->text(), "cab");
    ASSERT_TRUE(history.undo());
    EXPECT_EQ(document->text(), "");
    EXPECT_FALSE(document->present());
    EXPECT_FALSE(history.undo());
    ASSERT_TRUE(history.redo());
    EXPECT_EQ(document->text(), "cab");
    ASSERT_TRUE(history.redo() && history.redo());
    EXPECT_EQ(document->text(), "cabde");
}

}  // namespace
}  // namespace briar::editor
