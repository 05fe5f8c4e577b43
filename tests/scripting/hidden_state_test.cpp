#include <gtest/gtest.h>

#include <memory>

#include "scripting/assigned_upvalues.hpp"
#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

/// Loads a file with functions `change` and `look`; what each says.
struct Told {
    std::string change;
    std::string look;
};

Told change_and_look(const std::string& text) {
    Sandbox sandbox;
    if (const auto error = sandbox.box.load("scripts/keeper.lua", text)) return {"load: " + error->message, ""};
    Told told;
    told.change = sandbox.call("scripts/keeper.lua", "change").message();
    const Outcome look = sandbox.call("scripts/keeper.lua", "look");
    told.look = look.error ? "error: " + look.message() : look.results.empty() ? "" : look.results[0];
    return told;
}

TEST(HiddenState, AChangedLocalIsAnErrorAndPutBack) {
    const Told told = change_and_look(R"(
        local count = 5
        return { change = function() count = count + 1 end, look = function() return count end })");
    EXPECT_EQ(told.change,
              "the local `count` belongs to the whole file and was changed by a hook: scripts remember nothing between "
              "hooks, keep it in a var (game:set_var)");
    EXPECT_EQ(told.look, "5");
}

TEST(HiddenState, ALocalChangedByAFunctionInsideIsFound) {
    const Told told = change_and_look(R"(
        local count = 5
        local function deep() return function() return function() count = 6 end end end
        return { change = function() deep()()() end, look = function() return count end })");
    EXPECT_NE(told.change.find("the local `count`"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "5");
}

TEST(HiddenState, ATableLocalThatIsReplacedIsFound) {
    const Told told = change_and_look(R"(
        local cache = { 1 }
        return { change = function() cache = { 2 } end, look = function() return cache[1] end })");
    EXPECT_NE(told.change.find("the local `cache`"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "1");
}

TEST(HiddenState, TablesCannotBeWritten) {
    const Told told = change_and_look(R"(
        local data = { deep = { list = { 1, 2 } } }
        return { change = function() data.deep.list[3] = 3 end, look = function() return #data.deep.list end })");
    EXPECT_EQ(
        told.change,
        "`3` cannot be set: this table was made while the script was loaded and stays as it is; keep what changes "
        "in a var (game:set_var)");
    EXPECT_EQ(told.look, "2");
}

TEST(HiddenState, TheTableOfHooksCannotBeWritten) {
    const Told told = change_and_look(R"(
        local keeper = {}
        function keeper.change() keeper.secret = 1 end
        function keeper.look() return keeper.secret end
        return keeper)");
    EXPECT_NE(told.change.find("`secret` cannot be set"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "nil");
}

TEST(HiddenState, LibraryFunctionsCannotWriteEither) {
    for (const char* change : {"table.insert(data, 1)", "table.remove(data)", "table.sort(data)",
                               "table.move({ 9 }, 1, 1, 1, data)", "setmetatable(data, {})"}) {
        const Told told =
            change_and_look("local data = { 3, 1, 2 }\nreturn { change = function() " + std::string(change) +
                            " end, look = function() return table.concat(data, ' ') end }");
        EXPECT_NE(told.change, "") << change;
        EXPECT_EQ(told.look, "3 1 2") << change;
    }
}

TEST(HiddenState, ACounterInAClosureIsFound) {
    const Told told = change_and_look(R"(
        local function counter() local n = 0 return function() n = n + 1 return n end end
        local tick = counter()
        return { change = function() tick() end, look = function() return 'looked' end })");
    EXPECT_NE(told.change.find("the local `n`"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "looked");
}

TEST(HiddenState, WhileLoadingLocalsMayChange) {
    const Told told = change_and_look(R"(
        local count = 0
        local function add() count = count + 1 return count end
        local list = { add(), add(), add() }
        return { change = function() end, look = function() return count + #list end })");
    EXPECT_EQ(told.change, "");
    EXPECT_EQ(told.look, "6");
}

TEST(HiddenState, LocalsOfAHookMayChange) {
    const Told told = change_and_look(R"(
        local function each(list, act) for _, value in ipairs(list) do act(value) end end
        return {
            change = function()
                local sum = 0
                each({ 1, 2, 3 }, function(value) sum = sum + value end)
                return sum
            end,
            look = function() return 'fine' end,
        })");
    EXPECT_EQ(told.change, "");
    EXPECT_EQ(told.look, "fine");
}

TEST(HiddenState, AFunctionWithAMetatableSeesTheViewAlone) {
    const Told told = change_and_look(R"(
        local data = setmetatable({}, { __index = function(t, key) t.secret = key return key end })
        return { change = function() return data.x end, look = function() return 'fine' end })");
    EXPECT_NE(told.change.find("`secret` cannot be set"), std::string::npos) << told.change;
}

TEST(HiddenState, ObjectsOfTheFileKeepTheirOperators) {
    const Told told = change_and_look(R"(
        local Pair = {}
        Pair.__index = Pair
        Pair.__add = function(a, b) return a.x + b.x end
        Pair.__call = function(self, y) return self:twice() + y end
        Pair.__tostring = function(self) return 'pair ' .. self.x end
        function Pair.twice(self) return self.x * 2 end
        local three = setmetatable({ x = 3 }, Pair)
        return {
            change = function() end,
            look = function() return three + setmetatable({ x = 4 }, Pair) .. ' ' .. three(1) .. ' ' .. tostring(three) end,
        })");
    EXPECT_EQ(told.change, "");
    EXPECT_EQ(told.look, "7 7 pair 3");
}

TEST(HiddenState, FrozenTablesCanBeReadInEveryWay) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox
                  .run_file(R"(
                      local data = { 3, 1, 2, name = 'x' }
                      return { run = function()
                          local keys = ''
                          for key, value in pairs(data) do keys = keys .. key .. '=' .. value .. ' ' end
                          for i, value in ipairs(data) do keys = keys .. i .. value end
                          local copy = { table.unpack(data) }
                          table.sort(copy)
                          return keys, #data, table.concat(copy), select('#', table.unpack(data))
                      end })")
                  .results,
              (std::vector<std::string>{"1=3 2=1 3=2 name=x 132132", "3", "123", "3"}));
}

TEST(HiddenState, CyclesAreFrozenOnce) {
    const Told told = change_and_look(R"(
        local a, b = {}, {}
        a.b, b.a, a.self = b, a, a
        return { change = function() a.b.a.self.x = 1 end, look = function() return a == b.a and a.self == a end })");
    EXPECT_NE(told.change.find("`x` cannot be set"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "true");
}

TEST(HiddenState, IteratorsCannotBeKept) {
    for (const char* iterator : {"pairs({ 1, 2 })", "('abc'):gmatch('.')"}) {
        const Told told = change_and_look("local step = " + std::string(iterator) +
                                          "\nreturn { change = function() return step() end }");
        EXPECT_EQ(told.change,
                  "load: what pairs or gmatch returns cannot be kept while the script is loaded: it changes with use");
    }
}

TEST(HiddenState, AnotherEnvironmentIsFrozenToo) {
    const Told told = change_and_look(R"(
        local _ENV = { tostring = tostring }
        counter = 1
        return { change = function() counter = 2 end, look = function() return counter end })");
    EXPECT_NE(told.change.find("`counter` cannot be set"), std::string::npos) << told.change;
    EXPECT_EQ(told.look, "1");
}

// What is assigned to is read from Lua's compiled form: this fails when that form changes.
TEST(HiddenState, KnowsWhichLocalsFunctionsAssignTo) {
    const std::unique_ptr<lua_State, void (*)(lua_State*)> lua(luaL_newstate(), lua_close);
    const char* text = R"(
        local read, written, deep, passed = 1, 'text', 2.5, {}
        return function(argument, ...)
            local own = read
            written = own
            local inside = function() own = 1 deep = function() return passed, read, argument end end
            return inside, ...
        end)";
    ASSERT_EQ(luaL_loadstring(lua.get(), text), LUA_OK);
    lua_call(lua.get(), 0, 1);
    std::string found;
    const std::vector<bool> assigned = assigned_upvalues(lua.get(), -1);
    for (std::size_t i = 0; i < assigned.size(); ++i) {
        found += std::string(lua_getupvalue(lua.get(), -1, static_cast<int>(i) + 1)) + (assigned[i] ? "! " : " ");
        lua_pop(lua.get(), 1);
    }
    EXPECT_EQ(found, "read written! deep! passed ");
}

TEST(HiddenState, IsPutBackWhenAHookFails) {
    const Told told = change_and_look(R"(
        local count = 5
        return { change = function() count = 6 error('stop') end, look = function() return count end })");
    EXPECT_EQ(told.change, "stop");
    EXPECT_EQ(told.look, "5");
}

TEST(HiddenState, IsPutBackWhenAHookWaits) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", R"(
        local count = 5
        return { wait = function() count = 6 host.ask(1) end, look = function() return count end })"));
    HookRun waiting = sandbox.box.start(sandbox.box.find("a.lua", "wait"));
    ASSERT_EQ(waiting.state(), RunState::Failed);
    EXPECT_NE(waiting.error().message.find("the local `count`"), std::string::npos);
    EXPECT_EQ(sandbox.call("a.lua", "look").results[0], "5");
}

}  // namespace
}  // namespace briar
