#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "editor/core/line_ends.hpp"
#include "editor/core/typing_stretch.hpp"
#include "runtime/source/dots.hpp"

namespace briar::editor {
namespace {

using std::chrono::milliseconds;

/// Types and erases as a text view would, and counts the steps that undo would take.
class Typing {
public:
    void type(const std::string& text) {
        for (const char c : text)
            put({{at_, at_}, std::string(1, c)});
    }
    void put(const Splice& splice, int pause = 10) {
        now_ += milliseconds(pause);
        stretch_.begin_act();
        note(splice);
    }
    void type_over(std::uint32_t from, std::uint32_t to, const std::string& text) {
        stretch_.begin_act();
        note({{from, to}, {}});
        note({{from, from}, text});
    }
    void note(const Splice& splice) {
        if (!stretch_.goes_on(splice, now_)) ++steps;
        at_ = splice.span.begin + static_cast<std::uint32_t>(splice.text.size());
    }
    void backspace() { put({{at_ - 1, at_}, {}}); }
    void go(std::uint32_t to) { at_ = to; }
    TypingStretch& stretch() { return stretch_; }
    int steps = 0;

private:
    TypingStretch stretch_;
    TypingStretch::Clock::time_point now_{};
    std::uint32_t at_ = 0;
};

TEST(Typing, IsUndoneWordByWordAndLineByLine) {
    Typing typing;
    typing.type("a rat");
    EXPECT_EQ(typing.steps, 2);
    typing.type("\n  x: y");
    EXPECT_EQ(typing.steps, 5);
}

TEST(Typing, EndsWithAPauseAMoveOrAnErasure) {
    Typing typing;
    typing.type("ab");
    typing.put({{2, 2}, "c"}, 2'000);
    EXPECT_EQ(typing.steps, 2) << "a pause";
    typing.go(0);
    typing.type("d");
    EXPECT_EQ(typing.steps, 3) << "another place";
    typing.backspace();
    EXPECT_EQ(typing.steps, 4) << "erasing";
    typing.go(3);
    typing.backspace();
    typing.backspace();
    EXPECT_EQ(typing.steps, 5) << "erasing goes on";
    typing.type("e");
    typing.stretch().end();
    typing.type("f");
    EXPECT_EQ(typing.steps, 7) << "others changed the text";
}

TEST(Typing, WhatIsTypedOverIsOneStep) {
    Typing typing;
    typing.type("abc");
    typing.type_over(0, 3, "x");
    EXPECT_EQ(typing.steps, 2);
    typing.type("yz");
    EXPECT_EQ(typing.steps, 2) << "the word goes on";
}

TEST(Typing, AStepKnowsItsWord) {
    TypingStretch stretch;
    const auto now = TypingStretch::Clock::now();
    const auto type = [&](std::uint32_t at, const std::string& text) {
        stretch.begin_act();
        (void)stretch.goes_on({{at, at}, text}, now);
    };
    type(0, "f");
    type(1, "o");
    type(2, "x");
    EXPECT_EQ(stretch.typed(), "fox");
    type(3, " ");
    type(4,
         "\xC3\xA4"
         "b");
    EXPECT_EQ(stretch.typed(),
              "\xC3\xA4"
              "b");
    stretch.end();
    type(7, std::string(23, 'x') + "\xC3\xA4\xC3\xA4");
    EXPECT_EQ(stretch.typed(), std::string(23, 'x') + kDots) << "cut between letters";
}

TEST(LineEnds, FollowTheLineThatIsWrittenOn) {
    EXPECT_EQ(line_end_at("", 0), "\n");
    EXPECT_EQ(line_end_at("a: 1", 4), "\n");
    EXPECT_EQ(line_end_at("a: 1\r\nb: 2", 2), "\r\n");
    EXPECT_EQ(line_end_at("a: 1\r\nb: 2", 10), "\r\n") << "as the one before";
    const std::string mixed = "a: 1\r\nb: 2\nc: 3\r\n";
    EXPECT_EQ(line_end_at(mixed, 4), "\r\n");
    EXPECT_EQ(line_end_at(mixed, 8), "\n");
    EXPECT_EQ(line_end_at(mixed, mixed.size()), "\r\n");
}

std::string yaml(const std::string& text) { return indent_after(TextSort::Yaml, text, text.size()); }
std::string lua(const std::string& text) { return indent_after(TextSort::Lua, text, text.size()); }

TEST(LineEnds, YamlGoesOnAsDeepAsItIsWritten) {
    EXPECT_EQ(yaml("tiles:"), "  ");
    EXPECT_EQ(yaml("tiles:\n  old-mill:   # a mill"), "    ");
    EXPECT_EQ(yaml("  name: Old mill"), "  ");
    EXPECT_EQ(yaml("  text: |"), "    ");
    EXPECT_EQ(yaml("  - roll: d6"), "    ") << "more keys of the same item";
    EXPECT_EQ(yaml("  - choose:"), "      ");
    EXPECT_EQ(yaml("  - forest"), "  ") << "the next item";
    EXPECT_EQ(yaml("  tags: [forest,"), "    ");
    EXPECT_EQ(yaml("  tags: [forest]"), "  ");
    EXPECT_EQ(yaml("  name: \"a # b:\""), "  ") << "a sign in quotes is no comment";
    EXPECT_EQ(yaml("\r\n    name: x\r"), "    ");
    EXPECT_EQ(indent_after(TextSort::Yaml, "  name: x", 1), " ") << "before the first word";
    EXPECT_EQ(yaml("  text: >-\n    It says this:"), "    ") << "prose";
    EXPECT_EQ(yaml("  - text: |+2   # two\n      One.\n\n        deeper [and:"), "        ");
    EXPECT_EQ(yaml("  text: |\n    One.\n  on:"), "    ") << "behind the prose";
    EXPECT_EQ(yaml("text: a > b\n  on:"), "    ") << "no sign of prose";
}

TEST(LineEnds, LuaGoesDeeperBehindWhatOpens) {
    EXPECT_EQ(lua("function wheel.entered(game, event)"), "  ");
    EXPECT_EQ(lua("  if event.hero then -- somebody"), "    ");
    EXPECT_EQ(lua("  for i = 1, 3 do"), "    ");
    EXPECT_EQ(lua("  local x = 1"), "  ");
    EXPECT_EQ(lua("  game:choose(\"Which\", {"), "    ");
    EXPECT_EQ(lua("  local f = function() return 1 end"), "  ");
    EXPECT_EQ(lua("  undo"), "  ") << "a word that only ends so";
    EXPECT_EQ(indent_after(TextSort::Other, "  do", 4), "  ");
}

/// `blanks` as they are before the line gets others.
std::string ended(const std::string& text) {
    const auto blanks = indent_of_end(TextSort::Lua, text, text.size());
    return blanks ? "'" + *blanks + "'" : "stays";
}

TEST(LineEnds, WhatEndsABlockOfLuaStandsAsItsBeginning) {
    EXPECT_EQ(ended("function f()\n  end"), "''");
    EXPECT_EQ(ended("  if x then\n    y()\n    end"), "'  '");
    EXPECT_EQ(ended("  if x then\n    y()\n\n   \n    else"), "'  '") << "empty lines say nothing";
    EXPECT_EQ(ended("  if x then\r\n    y()\r\n    elseif"), "'  '");
    EXPECT_EQ(ended("repeat\n  until"), "''");
    EXPECT_EQ(ended("  local t = {\n    }"), "'  '");
    EXPECT_EQ(ended("  if x then\n    y()\n  end"), "stays") << "it stands there already";
    EXPECT_EQ(ended("  if x then\n    y()\n      end"), "stays") << "somebody wants it there";
    EXPECT_EQ(ended("  if x then\n    ending"), "stays");
    EXPECT_EQ(ended("  if x then\n    y() end"), "stays");
    EXPECT_EQ(ended("f()\nend"), "stays");
    EXPECT_EQ(ended("end"), "stays");
    EXPECT_EQ(indent_of_end(TextSort::Yaml, "a:\n  end", 8), std::nullopt);
}

}  // namespace
}  // namespace briar::editor
