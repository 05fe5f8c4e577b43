#include <gtest/gtest.h>

#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

constexpr const char* kFile =
    "packs/a/scripts/a-long-name-so-that-lua-would-cut-it-if-it-were-given-to-it-as-it-is.lua";

ScriptError error_of(const std::string& text, const char* function = "run") {
    Sandbox sandbox;
    if (auto error = sandbox.box.load(kFile, text)) return *error;
    return sandbox.call(kFile, function).error.value_or(ScriptError{});
}

TEST(ScriptErrors, NameTheLineOfTheAuthor) {
    const ScriptError error = error_of("local m = {}\nfunction m.run()\n    local x\n    return x.y\nend\nreturn m");
    EXPECT_EQ(error.file, kFile);
    EXPECT_EQ(error.line, 4);
    EXPECT_EQ(error.message, "attempt to index a nil value (local 'x')");
}

TEST(ScriptErrors, TellEachLevel) {
    const ScriptError error = error_of(R"(local m = {}
local function helper(x)
    error('oh ' .. x)
end
function m.middle(x)
    helper(x)
end
function m.run()
    m.middle('no')
    return 1
end
return m)");
    const std::string file = kFile;
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.message, "oh no");
    EXPECT_EQ(error.traceback,
              (std::vector<std::string>{file + ":3 in function `helper`", file + ":6 in function `middle`",
                                        file + ":9 in function `run`"}));
    EXPECT_EQ(render(error), file + ":3: oh no\n    " + file + ":3 in function `helper`\n    " + file +
                                 ":6 in function `middle`\n    " + file + ":9 in function `run`");
}

TEST(ScriptErrors, OfLibraryFunctionsNameTheCallersLine) {
    const ScriptError error = error_of("return { run = function()\n\n    ('x'):rep({})\nend }");
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.message, "bad argument #1 to 'rep' (number expected, got table)");
}

TEST(ScriptErrors, OfTheBudgetNameTheLoop) {
    const ScriptError error =
        error_of("local function spin()\n    while true do\n    end\nend\nreturn { run = function() pcall(spin) end }");
    EXPECT_GE(error.line, 2);
    EXPECT_LE(error.line, 3);
    ASSERT_EQ(error.traceback.size(), 2U);
    EXPECT_NE(error.traceback[1].find(":5 in function `run`"), std::string::npos) << error.traceback[1];
}

TEST(ScriptErrors, MayNameAnotherLevel) {
    const ScriptError error =
        error_of("local function check(x)\n    error('bad x', 2)\nend\nreturn { run = function()\n    check(1)\nend }");
    EXPECT_EQ(error.line, 5);
    EXPECT_EQ(error.message, "bad x");
}

TEST(ScriptErrors, MayBeAnyValue) {
    EXPECT_EQ(error_of("return { run = function() error({}) end }").message,
              "`error` was called with a table: give it a text that says what is wrong");
    EXPECT_EQ(error_of("return { run = function() error() end }").message,
              "`error` was called without a message: give it a text that says what is wrong");
    EXPECT_EQ(error_of("return { run = function()\n error('plain', 0) end }").line, 2);
}

TEST(ScriptErrors, OfAPassedOnErrorAreThoseOfTheFirst) {
    const ScriptError error = error_of(
        "return { run = function()\n    local ok, e = pcall(function()\n        error('deep')\n    end)\n    "
        "error(e)\nend }");
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.message, "deep");
}

TEST(ScriptErrors, OfSyntaxNameTheLine) {
    const ScriptError error = error_of("local m = {}\nfunction m.run(\nreturn m");
    EXPECT_EQ(error.file, kFile);
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.message, "<name> or '...' expected near 'return'");
}

TEST(ScriptErrors, WhileLoading) {
    EXPECT_EQ(error_of("local x = nil\nx.y = 1\nreturn {}").line, 2);
    EXPECT_EQ(error_of("local m = {}").message,
              "the file must end with `return` and a table of functions, but it returns nothing");
    EXPECT_EQ(error_of("return 5").message,
              "the file must end with `return` and a table of functions, but it returns number");
    EXPECT_EQ(error_of(std::string(300000, ' ')).message, "the script is longer than 64 KB");
    EXPECT_EQ(error_of("\x1bLuaT").message, "this is a compiled script: only scripts as text are read");
}

TEST(ScriptErrors, OfAFileThatFailedLeaveNothingBehind) {
    Sandbox sandbox;
    ASSERT_TRUE(sandbox.box.load("a/web.lua", "return nonsense"));
    EXPECT_TRUE(sandbox.box.functions("a/web.lua").empty());
    ASSERT_FALSE(sandbox.box.load("a/web.lua", "return { b = function() end, a = function() end, n = 5 }"));
    EXPECT_EQ(sandbox.box.functions("a/web.lua"), (std::vector<std::string>{"a", "b"}));
    EXPECT_TRUE(sandbox.box.find("a/web.lua", "a"));
    EXPECT_FALSE(sandbox.box.find("a/web.lua", "n"));
    EXPECT_FALSE(sandbox.box.find("b/web.lua", "a"));
}

TEST(ScriptErrors, TellFilesOfOneNameApart) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a/web.lua", "return { run = function() error('first') end }"));
    ASSERT_FALSE(sandbox.box.load("b/web.lua", "return { run = function()\n error('second') end }"));
    EXPECT_EQ(sandbox.call("a/web.lua", "run").error->file, "a/web.lua");
    EXPECT_EQ(sandbox.call("b/web.lua", "run").error->file, "b/web.lua");
    EXPECT_EQ(sandbox.call("b/web.lua", "run").error->line, 2);
}

TEST(ScriptErrors, AByteOrderMarkIsNone) {
    Sandbox sandbox;
    EXPECT_FALSE(sandbox.box.load("a.lua", "\xEF\xBB\xBFreturn {}"));
}

}  // namespace
}  // namespace briar
