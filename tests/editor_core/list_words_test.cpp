#include "editor/core/list_words.hpp"

#include <gtest/gtest.h>

#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// What is no key, with `|` between.
std::string no_keys(const std::string& text) {
    std::string all;
    for (const Span& each : words_in_lists(text, make_span(0, text.size())))
        all += text.substr(each.begin, each.size()) + "|";
    return all;
}

TEST(ListWords, WhatGoesOnInAListIsNoKey) {
    EXPECT_EQ(no_keys("log: [\"Edda's turn ends.\",\n  \"Round 1: it is hers.\",\n  Round 2: on]\nnext: 1\n"),
              "\"Round 1: it is hers.\",|Round 2: on]|");
    EXPECT_EQ(no_keys("rat: {name: Rat,\n  health: 3}\n"), "") << "keys of a map in brackets are keys";
    EXPECT_EQ(no_keys("- \"one: two\"\n- \"key\": 1\n- plain: 2\n"), "\"one: two\"|");
    EXPECT_EQ(no_keys("name: \"begins\n  goes: on\"\nnext: 1\n"), "goes: on\"|");
}

TEST(ListWords, ProseAndCommentsOpenNothing) {
    EXPECT_EQ(no_keys("text: |\n  A bracket [ and a quote ' here.\nnext: 1\n"), "");
    EXPECT_EQ(no_keys("a: 1  # [ not opened\nb: it's [1, 2]\nc: 3\n"), "");
    EXPECT_EQ(no_keys(""), "");
}

}  // namespace
}  // namespace briar::editor
