#include "editor/core/script_names.hpp"

#include <gtest/gtest.h>

#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

/// The text with what the name at the mark `^` means put as `_`; without the mark's word: nothing is meant.
std::string meant(std::string text) {
    const std::size_t at = text.find('^');
    text.erase(at, 1);
    const auto name = script_name_at(text, at);
    if (!name) return "nothing";
    for (auto place = name->places.rbegin(); place != name->places.rend(); ++place)
        text.replace(place->begin, place->size(), "_");
    return text;
}

TEST(ScriptNames, AreThoseOfTheBlockTheyAreMadeIn) {
    EXPECT_EQ(meant("local ^a = 1\nif b then local a = a + 1 use(a) end\nuse(a)"),
              "local _ = 1\nif b then local a = _ + 1 use(a) end\nuse(_)");
    EXPECT_EQ(meant("local a = 1\nif b then local a = a + 1 use(^a) end\nuse(a)"),
              "local a = 1\nif b then local _ = a + 1 use(_) end\nuse(a)");
    EXPECT_EQ(meant("repeat local ^a = f() until a > 1\nuse(a)"), "repeat local _ = f() until _ > 1\nuse(a)");
    EXPECT_EQ(meant("if x then local ^a = 1 elseif a then use(a) else use(a) end"),
              "if x then local _ = 1 elseif a then use(a) else use(a) end");
    EXPECT_EQ(meant("local ^a <const>, b = 1, 2\nuse(a, b)"), "local _ <const>, b = 1, 2\nuse(_, b)");
}

TEST(ScriptNames, AreParametersAndThoseOfLoops) {
    EXPECT_EQ(meant("function web.entered(game, ^event)\n  event.hero:heal(event.amount)\nend\nlocal x = event"),
              "function web.entered(game, _)\n  _.hero:heal(_.amount)\nend\nlocal x = event");
    EXPECT_EQ(meant("for i, ^each in pairs(each) do use(each, i) end use(each)"),
              "for i, _ in pairs(each) do use(_, i) end use(each)");
    EXPECT_EQ(meant("for i = 1, i do while ^i do use(i) end end"), "for _ = 1, i do while _ do use(_) end end");
    EXPECT_EQ(meant("local f = function(a) return f(^a) end"), "local f = function(_) return f(_) end");
}

TEST(ScriptNames, AreFunctionsOfTheScriptAlone) {
    EXPECT_EQ(meant("local function ^hurt(n) return n > 0 and hurt(n - 1) end\nhurt(2)"),
              "local function _(n) return n > 0 and _(n - 1) end\n_(2)");
    EXPECT_EQ(meant("function web.entered() ^hurt() end\nfunction hurt() end"),
              "function web.entered() _() end\nfunction _() end");
    EXPECT_EQ(meant("local ^web = {}\nfunction web.entered() end\nreturn web"),
              "local _ = {}\nfunction _.entered() end\nreturn _");
    EXPECT_EQ(meant("function web.^entered() end"), "nothing") << "rules name it";
}

TEST(ScriptNames, AreNoFieldsKeysWordsOrComments) {
    EXPECT_EQ(meant("local ^a = {a = a1, b = 'a', [a] = a.a} -- a\nuse(a.a, x.a, x:a(), a .. 'a')"),
              "local _ = {a = a1, b = 'a', [a] = a.a} -- a\nuse(_.a, x.a, x:a(), _ .. 'a')");
    EXPECT_EQ(meant("local ^a = 1\nlocal t = {a = a, f = function() b, a = 1, 2 end, a}"),
              "local _ = 1\nlocal t = {a = _, f = function() b, _ = 1, 2 end, _}");
}

TEST(ScriptNames, AreNotMixedUp) {
    const std::string text = "local a, b = 1, 2\nfunction web.x(c) use(a, c) end\nfunction web.y(d) use(d) end";
    const auto a = script_name_at(text, 6);
    ASSERT_TRUE(a);
    EXPECT_NE(why_not_called(text, *a, "b"), "");
    EXPECT_NE(why_not_called(text, *a, "c"), "") << "it would be the other one there";
    EXPECT_NE(why_not_called(text, *a, "end"), "");
    EXPECT_NE(why_not_called(text, *a, "two words"), "");
    EXPECT_EQ(why_not_called(text, *a, "x"), "") << "a field is another matter";
    const auto c = script_name_at(text, text.find("c)"));
    ASSERT_TRUE(c);
    EXPECT_EQ(why_not_called(text, *c, "d"), "") << "which is known elsewhere alone";
}

TEST(ScriptNames, AreOtherOnesAsOneStep) {
    PackFolder folder;
    folder.write_house();
    folder.write("house/specials/web.lua",
                 "local web = {}\nlocal n = 1\nfunction web.entered() web.n = n end\nreturn web\n");
    const auto house = folder.open("house");
    const std::string before = house->document("specials/web.lua")->text();
    const auto n = script_name_at(before, before.find("n = 1"));
    ASSERT_TRUE(n);
    EXPECT_NE(house->apply(rename_in_script(*house, "specials/web.lua", *n, "web")), "");
    ASSERT_EQ(house->apply(rename_in_script(*house, "specials/web.lua", *n, "count")), "");
    EXPECT_EQ(house->document("specials/web.lua")->text(),
              "local web = {}\nlocal count = 1\nfunction web.entered() web.n = count end\nreturn web\n");
    EXPECT_NE(rename_in_script(*house, "specials/web.lua", *n, "other").refused, "") << "others stand there now";
    ASSERT_TRUE(house->undo());
    EXPECT_EQ(house->document("specials/web.lua")->text(), before);
}

}  // namespace
}  // namespace briar::editor
