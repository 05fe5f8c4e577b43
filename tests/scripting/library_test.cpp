#include <gtest/gtest.h>

#include <clocale>
#include <random>

#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

struct Case {
    const char* body;
    const char* result;
};

void expect_all(const std::vector<Case>& cases) {
    for (const Case& each : cases) {
        Sandbox sandbox;
        EXPECT_EQ(sandbox.value(each.body), each.result) << each.body;
    }
}

TEST(ScriptLibrary, PairsGoesThroughNumbersThenTextsThenBooleans) {
    expect_all({
        {R"(local t = { b = 1, a = 2, [true] = 3, [false] = 4, [10] = 5, [-1] = 6, Z = 7, 8, 9 }
            local keys = ''
            for key in pairs(t) do keys = keys .. tostring(key) .. ' ' end
            return keys)",
         "-1 1 2 10 Z a b false true "},
        {"local n = 0 for k, v in pairs({}) do n = n + 1 end return n", "0"},
        {"pairs({ [{}] = 1 })",
         "error: pairs has an order only for keys that are whole numbers, texts, true or false; one is a table"},
        {"pairs({ [1.5] = 1 })",
         "error: pairs has an order only for keys that are whole numbers, texts, true or false; one is a number"},
    });
}

TEST(ScriptLibrary, PairsLeavesOutWhatIsRemovedMeanwhile) {
    expect_all({{R"(local t = { a = 1, b = 2, c = 3 }
                    local seen = ''
                    for key in pairs(t) do seen = seen .. key t.b = nil t.d = 4 end
                    return seen)",
                 "ac"}});
}

TEST(ScriptLibrary, TostringShowsNoAddresses) {
    expect_all({
        {"return tostring({}), tostring(print), tostring(nil), tostring(true)", "table function nil true"},
        {"return tostring(1), tostring(1.0), tostring(1e100), tostring(0/0), tostring(-(0/0)), tostring(1/0)",
         "1 1.0 1e+100 nan nan inf"},
        {"return tostring(setmetatable({}, { __tostring = function() return 'me' end }))", "me"},
        {"return tostring(setmetatable({}, { __tostring = function() return 1 end }))",
         "error: `__tostring` must return a text"},
        {"return string.format('%s', {})", "table"},
        {"return string.format('%p', {})", "error: `%p` is not something that string.format knows"},
    });
}

TEST(ScriptLibrary, SortKeepsTheOrderOfEquals) {
    expect_all({
        {R"(local list = {}
            for i = 1, 100 do list[i] = { key = i % 3, place = i } end
            table.sort(list, function(a, b) return a.key < b.key end)
            for i = 2, 100 do
                local a, b = list[i - 1], list[i]
                if a.key > b.key or a.key == b.key and a.place > b.place then return 'wrong at ' .. i end
            end
            return 'sorted')",
         "sorted"},
        {"local t = { 'pear', 'apple', 'Fig' } table.sort(t) return table.concat(t, ' ')", "Fig apple pear"},
        {"local t = { 3, 1, 2 } pcall(table.sort, t, function() error('no') end) return table.concat(t)", "312"},
        {"table.sort({ 1, 'a' })", "error: attempt to compare string with number"},
    });
}

TEST(ScriptLibrary, TextsDoNotTurnIntoNumbers) {
    expect_all({
        {"return pcall(function() return '1' + 1 end)",
         "false test-1.lua:2: attempt to perform arithmetic on a string value (constant '1')"},
        {"return tonumber('12') + 1", "13"},
    });
}

TEST(ScriptLibrary, MissingNamesAreErrorsWithAdvice) {
    expect_all({
        {"return prnt", "error: there is no `prnt`: did you mean `print`?"},
        {"return zzzzzz", "error: there is no `zzzzzz`"},
        {"return string.formt('x')", "error: there is no `string.formt`: did you mean `string.format`?"},
        {"return math.random(6)",
         "error: there is no `math.random` here: use game:roll, so that the game can be replayed"},
        {"return io.open('x')", "error: there is no `io` here: scripts cannot reach files"},
        {"return next({})", "error: there is no `next` here: use pairs, which has an order"},
        {"return host.sevn()", "error: there is no `host.sevn`: did you mean `host.seven`?"},
        {"return host.seven .. ''",
         "error: attempt to concatenate a function value (field 'seven'): call it, `seven()`; what a piece has with a "
         "colon, `hero:seven()`"},
    });
}

TEST(ScriptLibrary, GlobalsAndLibrariesCannotBeWritten) {
    expect_all({
        {"foo = 1", "error: `foo` is global: write `local foo`"},
        {"print = 1", "error: `print` is global: write `local print`"},
        {"string.upper = 1", "error: the libraries cannot be changed (`upper`)"},
        {"host.seven = 1", "error: `seven` cannot be set: the game's own tables stay as they are"},
    });
    Sandbox sandbox;
    EXPECT_EQ(sandbox.run_file("helper = function() end\nreturn {}").message(),
              "`helper` is global: write `local helper`");
}

TEST(ScriptLibrary, LibrariesWorkAsUsual) {
    expect_all({
        {"return ('abc'):upper(), #'abc', ('abc'):sub(2), ('x'):rep(3, '-'), ('abc'):byte(1, -1)",
         "ABC 3 bc x-x-x 97 98 99"},
        {"return (''):rep(5), ('x'):rep(0), ('x'):rep(-1)", ""},
        {"local t = { 1, 2, 3 } table.insert(t, 2, 9) table.remove(t, 1) return table.concat(t, ',')", "9,2,3"},
        {"return table.unpack(table.move({ 1, 2, 3 }, 1, 3, 2))", "1 1 2 3"},
        {"return select('#', nil, nil), select(-1, 1, 2), table.pack(1, 2).n", "2 2 2"},
        {"return math.floor(2.5), math.max(1, 3), math.tointeger(3.0), 7 // 2, 2^3", "2 3 3 3 8.0"},
        {"return utf8.char(228), utf8.len('\xC3\xA4')", "\xC3\xA4 1"},
        {"return pcall(error, { 1 })", "false table"},
        {"return pcall(function(a, b) return b, a end, 1, 2)", "true 2 1"},
        {"local ok, e = pcall(error, 'x', 0) return ok, e", "false x"},
        {"for _, n in ipairs({ 'a', 'b', nil, 'd' }) do host.seven() end return host.seven()", "7"},
        {R"(return string.format('%5d|%-5s|%05.1f|%x|%c|%%|%g|%+d|%i', 42, 'ab', 3.14159, 255, 65, 0.1, 7, 3.0))",
         "   42|ab   |003.1|ff|A|%|0.1|+7|3"},
        {"return string.format('%d', 1.5)",
         "error: bad argument #2 to 'format' (number has no integer representation)"},
        {"return string.format('%')", "error: the format ends in the middle of `%`"},
        {"return string.format('%5')", "error: the format ends in the middle of `%5`"},
        {"local t = setmetatable({}, { __add = function(a, b) return 'sum' end, __call = function(_, x) return x end })"
         " return t + 1, t(5)",
         "sum 5"},
        {R"(local Base = {} Base.__index = Base
            function Base.greet(self) return 'I am ' .. self.name end
            local Derived = setmetatable({}, Base) Derived.__index = Derived
            return setmetatable({ name = 'it' }, Derived):greet())",
         "I am it"},
    });
}

TEST(ScriptLibrary, PrintGoesToTheHost) {
    Sandbox sandbox;
    EXPECT_FALSE(sandbox.run("print('a', 1, nil) print()").error);
    EXPECT_EQ(sandbox.printed, (std::vector<std::string>{"a\t1\tnil", ""}));
}

TEST(ScriptLibrary, IsTheSameInAnotherLanguage) {
    const std::string before = std::setlocale(LC_ALL, nullptr);
    if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr) GTEST_SKIP() << "no locale de_DE.UTF-8 here";
    Sandbox sandbox;
    const std::string found = sandbox.value(R"(
        local t = { 'b', 'B', 'a', 'A', 'ä' }
        table.sort(t)
        return 1.5, tostring(1.5), tonumber('1.5'), 1.5 .. '', string.format('%.2f', 1.5), table.concat(t),
               'a' < 'B', ('É'):upper())");
    const std::string mark = std::to_string(1.5);
    std::setlocale(LC_ALL, before.c_str());
    ASSERT_EQ(mark, "1,500000") << "the locale was in force outside";
    EXPECT_EQ(found, "1.5 1.5 1.5 1.5 1.50 ABab\xC3\xA4 false \xC3\x89");
}

// The patterns of the box against those of Lua's own library.
class PlainLua {
public:
    PlainLua() : lua_(luaL_newstate()) { luaL_openlibs(lua_); }
    ~PlainLua() { lua_close(lua_); }
    PlainLua(const PlainLua&) = delete;
    PlainLua& operator=(const PlainLua&) = delete;

    // "error" or the results joined with spaces.
    std::string value(const std::string& body) {
        lua_settop(lua_, 0);
        if (luaL_dostring(lua_, body.c_str()) != LUA_OK) return "error";
        std::string joined;
        for (int i = 1; i <= lua_gettop(lua_); ++i) {
            joined += (joined.empty() ? "" : " ") + std::string(luaL_tolstring(lua_, i, nullptr));
            lua_pop(lua_, 1);
        }
        return joined;
    }

private:
    lua_State* lua_;
};

std::string random_pattern(std::mt19937& random) {
    static const std::vector<std::string> kParts = {
        "a", "b", ".",     "%a",   "%d", "%s", "[ab]", "[^b]",  "[a-c]", "%w", "*",     "+",
        "-", "?", "(",     ")",    "()", "$",  "^",    "%1",    "%b()",  "%",  "%f[a]", "[",
        "]", "1", "[%a-]", "[]a]", "%.", "%S", "%D",   "[^%s]", "[a%]",  "%u", "%x",    "-b"};
    std::string pattern;
    for (auto parts = 1 + random() % 6; parts > 0; --parts)
        pattern += kParts[random() % kParts.size()];
    return pattern;
}

std::string random_text(std::mt19937& random) {
    std::string text;
    for (auto size = random() % 12; size > 0; --size)
        text += std::string_view("aabbc1 (.)A-")[random() % 12];
    return text;
}

TEST(ScriptPatterns, MatchAsInLua) {
    std::mt19937 random(7);
    PlainLua plain;
    int matched = 0;
    int failed = 0;
    for (int round = 0; round < 4000; ++round) {
        const std::string pattern = random_pattern(random);
        const std::string text = random_text(random);
        const std::string arguments = "'" + text + "', '" + pattern + "'";
        std::string body = "local function all(...) return select('#', ...), ... end\n";
        body += "local list = ''\n";
        body +=
            "for a, b in string.gmatch(" + arguments + ") do list = list .. tostring(a) .. tostring(b) .. ';' end\n";
        body += "return all(string.find(" + arguments + ")), all(string.find(" + arguments + ", -3)), list,\n";
        body += "all(string.match(" + arguments + ")), all(string.gsub(" + arguments + ", '<%0>')), \n";
        body += "all(string.gsub(" + arguments + ", { a = 'X', b = false }, 2)), string.find(" + arguments + ")";
        static Sandbox sandbox;
        std::string ours = sandbox.value(body);
        if (ours.starts_with("error")) ours = "error";
        const std::string theirs = plain.value(body);
        ASSERT_EQ(ours, theirs) << body;
        ++(theirs == "error" ? failed : matched);
    }
    EXPECT_GT(matched, 1000);
    EXPECT_GT(failed, 300);
}

TEST(ScriptPatterns, ReplaceWithTextsTablesAndFunctions) {
    expect_all({
        {"return (('hello world'):gsub('o', '0'))", "hell0 w0rld"},
        {"return ('hello world'):gsub('(%w+) (%w+)', '%2 %1')", "world hello 1"},
        {"return ('abc'):gsub('%w', function(c) if c == 'b' then return 7 end end)", "a7c 3"},
        {"return ('abc'):gsub('', '-')", "-a-b-c- 4"},
        {"return ('abc'):gsub('b', '%2')", "error: there is no capture %2 in the pattern"},
        {"return ('abc'):gsub('b', '%')", "error: `%` in a replacement must be followed by a digit or by `%`"},
        {"return ('abc'):gsub('b', function() return {} end)", "error: a replacement must be a text, not a table"},
        {"return ('abc'):find('[a')", "error: a `[` in a pattern is not closed"},
        {"return ('abc'):find('%')", "error: a pattern ends with `%`: write `%%` for a percent sign"},
    });
}

}  // namespace
}  // namespace briar
