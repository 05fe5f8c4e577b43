#include "editor/core/moving_places.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "editor/core/source_document.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// Where `words` stand in the text.
Span span_of(const std::string& text, const std::string& words) {
    const std::size_t at = text.find(words);
    return make_span(at, at + words.size());
}

std::string moved(const std::string& text, const std::string& words, const std::vector<Splice>& splices) {
    const Span now = moved_by(span_of(text, words), splices);
    return apply_splices(text, splices).substr(now.begin, now.size());
}

TEST(MovingPlaces, StayWithTheirWordsWhenSomethingElseChanges) {
    const std::string text = "a wolf and an owl";
    EXPECT_EQ(moved(text, "wolf", {{{0, 1}, "the grey"}}), "wolf");
    EXPECT_EQ(moved(text, "wolf", {{{0, 2}, ""}}), "wolf");
    EXPECT_EQ(moved(text, "wolf", {{{7, 10}, "or"}, {{14, 14}, "x"}}), "wolf");
}

TEST(MovingPlaces, WhatIsPutInAtEitherEndIsNoPartOfThem) {
    const std::string text = "a wolf and an owl";
    EXPECT_EQ(moved(text, "wolf", {{{2, 2}, "were"}}), "wolf");
    EXPECT_EQ(moved(text, "wolf", {{{6, 6}, "s"}}), "wolf");
    EXPECT_EQ(moved(text, "wolf", {{{2, 6}, "bear"}}), "bear");
    EXPECT_EQ(moved(text, "wolf", {{{3, 4}, "OO"}}), "wOOlf");
}

TEST(MovingPlaces, KeepWhatIsLeftOfThem) {
    const std::string text = "a wolf and an owl";
    EXPECT_EQ(moved(text, "wolf", {{{0, 4}, "x"}}), "lf");
    EXPECT_EQ(moved(text, "wolf", {{{4, 8}, "x"}}), "wo");
    EXPECT_EQ(moved(text, "wolf", {{{1, 8}, "xyz"}}), "");
}

TEST(MovingPlaces, FollowADocumentThroughManyChanges) {
    const auto document = std::make_shared<SourceDocument>("a.yaml", "/nowhere/a.yaml");
    document->apply({{{0, 0}, "one: 1\ntwo: 2\nthree: 3\n"}}, true);
    MovingPlaces places;
    Place place;
    place.line = 2;
    place.span = span_of(document->text(), "two");
    const std::size_t two = places.keep(document, place);
    std::mt19937 random(7);  // NOLINT: the same each time
    for (int i = 0; i < 200; ++i) {
        const std::size_t at = document->text().find('\n') + 1;
        document->apply({{make_span(at, at), random() % 2 == 0 ? "# a comment\n" : "more: 4\n"}}, true);
        if (i % 3 == 0) document->apply({{make_span(0, document->text().find('\n') + 1), ""}}, true);
        const Place now = places.now(two);
        ASSERT_EQ(document->text().substr(now.span.begin, now.span.size()), "two");
        ASSERT_EQ(now.line,
                  1 + std::count(document->text().begin(),
                                 document->text().begin() + static_cast<std::ptrdiff_t>(now.span.begin), '\n'));
    }
    places.clear();
    document->apply({{{0, 0}, "\n"}}, true);
}

}  // namespace
}  // namespace briar::editor
