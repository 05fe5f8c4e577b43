#include <gtest/gtest.h>

#include "scripting/event_object.hpp"
#include "scripting/handle.hpp"
#include "scripting/host_call.hpp"
#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

int push_number(lua_State* lua, lua_Integer number) {
    lua_pushinteger(lua, number);
    return 1;
}

TEST(HookRuns, PassArgumentsAndResults) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", "return { sum = function(a, b) return a + b, 'done' end }"));
    const HookRun run = sandbox.box.start(sandbox.box.find("a.lua", "sum"), [](lua_State* lua) {
        lua_pushinteger(lua, 2);
        lua_pushinteger(lua, 3);
        return 2;
    });
    ASSERT_EQ(run.state(), RunState::Done);
    ASSERT_EQ(run.values(), 2);
    EXPECT_EQ(plain_text(run.thread(), -2), "5");
    EXPECT_EQ(plain_text(run.thread(), -1), "done");
}

TEST(HookRuns, WaitForTheHost) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox.value("return host.ask(1) + host.ask(10)"), "13");
    EXPECT_EQ(sandbox.value("return pcall(function() return host.ask(1) end)"), "true 2") << "through pcall";
    EXPECT_EQ(sandbox.value("return setmetatable({}, { __index = function() return host.ask(4) end }).x"), "5")
        << "through a metamethod";
    EXPECT_EQ(sandbox.value("for _, v in pairs({ 1, 2 }) do host.ask(v) end return 'looped'"), "looped");
}

TEST(HookRuns, WaitWhereverTheyAre) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox.value("local t = { 2, 1 } table.sort(t, function(a, b) return host.ask(a) < host.ask(b) end) "
                            "return t[1], t[2]"),
              "1 2");
    EXPECT_EQ(sandbox.value("return (('aa'):gsub('a', function() return host.ask(1) end))"), "22");
    EXPECT_EQ(
        sandbox.value("return tostring(setmetatable({}, { __tostring = function() return 'x' .. host.ask(1) end }))"),
        "x2");
}

TEST(HookRuns, DoNotWaitWhileAFileIsLoaded) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox.run_file("host.ask(1) return {}").message(),
              "the game can only be acted on in hooks, not while the script is loaded");
}

TEST(HookRuns, ThatMayOnlyLookCannotWait) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", "return { wait = function() host.ask(1) end }"));
    const HookRun run = sandbox.box.start(sandbox.box.find("a.lua", "wait"), {}, MayWait::No);
    ASSERT_EQ(run.state(), RunState::Failed);
    EXPECT_EQ(run.error().message, "this has to wait for the game, and here one may only look");
}

TEST(HookRuns, AreLeftInOrderWhenTheyAreAbandonedDeepInside) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", R"(
        return {
            wait = function()
                pcall(table.sort, { 3, 1, 2 }, function(a, b)
                    pcall(string.gsub, 'a', 'a', function() host.ask(1) print('gone on') end)
                    print('gone on')
                end)
                print('gone on')
            end,
        })"));
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(sandbox.box.start(sandbox.box.find("a.lua", "wait")).state(), RunState::Yielded);
    EXPECT_TRUE(sandbox.printed.empty());
}

TEST(HookRuns, OthersRunWhileOneWaits) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", R"(
        return { outer = function(x) local y = host.ask(x) return x + y end, inner = function() return host.ask(5) end })"));
    HookRun outer =
        sandbox.box.start(sandbox.box.find("a.lua", "outer"), [](lua_State* lua) { return push_number(lua, 1); });
    ASSERT_EQ(outer.state(), RunState::Yielded);
    EXPECT_EQ(plain_text(outer.thread(), -1), "1");
    EXPECT_EQ(sandbox.call("a.lua", "inner").results, std::vector<std::string>{"6"});
    outer.resume([](lua_State* lua) { return push_number(lua, 100); });
    ASSERT_EQ(outer.state(), RunState::Done);
    EXPECT_EQ(plain_text(outer.thread(), -1), "101");
}

TEST(HookRuns, CanBeAbandonedInTheMiddle) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", R"(
        return {
            wait = function() pcall(function() host.ask(1) end) return 'never' end,
            loop = function() while true do end end,
            fine = function() return 'fine' end,
        })"));
    for (int i = 0; i < 100; ++i) {
        const HookRun abandoned = sandbox.box.start(sandbox.box.find("a.lua", "wait"));
        ASSERT_EQ(abandoned.state(), RunState::Yielded);
    }
    EXPECT_EQ(sandbox.call("a.lua", "fine").results, std::vector<std::string>{"fine"});
    EXPECT_NE(sandbox.call("a.lua", "loop").message().find("steps"), std::string::npos)
        << "the thread of an abandoned call is still watched";
}

// An error raised inside Lua's count hook leaves a thread whose hooks are off for ever.
TEST(HookRuns, AreWatchedAfterOneWasEndedByForce) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", "return { loop = function() while true do end end }"));
    for (int i = 0; i < 5; ++i) {
        EXPECT_NE(sandbox.call("a.lua", "loop").message().find("steps"), std::string::npos);
    }
}

TEST(HookRuns, DoNotFillTheMemory) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", R"(
        return { fine = function() return host.ask(1) end, fail = function() error('no') end })"));
    std::size_t early = 0;
    for (int i = 0; i < 20000; ++i) {
        sandbox.call("a.lua", "fine");
        sandbox.call("a.lua", "fail");
        if (i == 2000) early = sandbox.box.live_bytes();
    }
    EXPECT_LT(sandbox.box.live_bytes(), early * 3 + 100000);
}

TEST(HookRuns, ThatSetOffEachOtherForEverAreStopped) {
    Sandbox sandbox;
    ASSERT_FALSE(sandbox.box.load("a.lua", "return { wait = function() host.ask(1) end }"));
    std::vector<HookRun> runs;
    while (runs.size() < 100) {
        runs.push_back(sandbox.box.start(sandbox.box.find("a.lua", "wait")));
        if (runs.back().state() == RunState::Failed) break;
    }
    EXPECT_EQ(runs.size(), 41U);
    EXPECT_EQ(runs.back().error().message,
              "hooks have set off each other 40 times over: do two rules answer each other for ever?");
    runs.clear();
    EXPECT_FALSE(sandbox.call("a.lua", "wait").error);
}

TEST(HookRuns, CostTheSameEachTime) {
    const std::string body = R"(
        local t = {}
        for i = 1, 1000 do t[i] = tostring(i * 7 % 13) end
        table.sort(t)
        return (table.concat(t, ' '):gsub('%d+', function(d) return d .. '.' end):sub(1, 10)))";
    Sandbox first;
    const RunCost cost = first.run(body).cost;
    EXPECT_GT(cost.steps, 10000U);
    EXPECT_GT(cost.bytes, 16000U);
    for (int i = 0; i < 5; ++i) {
        Sandbox again;
        if (i % 2 == 1) again.run("local t = {} for i = 1, 5000 do t[i] = {} end");
        EXPECT_EQ(again.run(body).cost.steps, cost.steps);
    }
}

TEST(HookRuns, MayUseAllOfTheirBudgetAndNoMore) {
    BoxLimits limits;
    limits.steps = 10000;
    Sandbox sandbox(limits);
    EXPECT_EQ(sandbox.value("for i = 1, 5000 do end return 'done'"), "done");
    EXPECT_EQ(sandbox.value("for i = 1, 11000 do end return 'done'"),
              "error: this took more than 10000 steps: is there a loop that never ends?");
    EXPECT_EQ(sandbox.value("for i = 1, 40 do host.ask(1) for j = 1, 300 do end end return 'done'"),
              "error: this took more than 10000 steps: is there a loop that never ends?")
        << "the budget is for the whole call, however often it waits";
}

int read_field(lua_State* lua) {
    const int* numbers = static_cast<const int*>(event_payload(lua, 1));
    lua_pushinteger(lua, numbers[lua_rawlen(lua, 2) % 2]);
    return 1;
}

BoxHost host_with_events() {
    BoxHost host;
    host.event_index = read_field;
    return host;
}

TEST(Events, AreReadThroughTheHost) {
    LuaBox box(host_with_events());
    ASSERT_FALSE(box.load("a.lua", "return { look = function(event) return event.ab * 10 + event.abc end }"));
    const int numbers[2] = {4, 2};
    for (int i = 0; i < 3; ++i) {
        const HookRun run = box.start(box.find("a.lua", "look"), [&](lua_State* lua) {
            push_event(lua, numbers);
            return 1;
        });
        ASSERT_EQ(run.state(), RunState::Done) << render(run.error());
        EXPECT_EQ(plain_text(run.thread(), -1), "42");
    }
}

TEST(Events, CannotBeWrittenOrUsedAfterwards) {
    LuaBox box(host_with_events());
    ASSERT_FALSE(box.load("a.lua", R"(
        return { write = function(event) event.x = 1 end, keep = function(event) return event end,
                 use = function(event) return event.x end })"));
    const int numbers[2] = {4, 2};
    const auto with_event = [&](lua_State* lua) {
        push_event(lua, numbers);
        return 1;
    };
    EXPECT_EQ(box.start(box.find("a.lua", "write"), with_event).error().message, "`x` of this event cannot be set");
    const HookRun keep = box.start(box.find("a.lua", "keep"), with_event);
    ASSERT_EQ(keep.state(), RunState::Done);
    const HookRun use = box.start(box.find("a.lua", "use"), [&](lua_State* lua) {
        lua_pushvalue(keep.thread(), -1);
        lua_xmove(keep.thread(), lua, 1);
        return 1;
    });
    ASSERT_EQ(use.state(), RunState::Failed);
    EXPECT_EQ(use.error().message, "this event is over: its values can only be used in the hook it was given to");
}

TEST(Handles, AreEqualByValueAndHaveNames) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox.value("return host.piece(1, 2) == host.piece(1, 2), host.piece(1, 2) == host.piece(1, 3), "
                            "host.piece(2, 2) == host.piece(1, 2)"),
              "true false false");
    EXPECT_EQ(sandbox.value("return host.piece(65535, 4294967295), tostring(host.piece(3, 4))"),
              "piece 65535/4294967295 piece 3/4");
    EXPECT_EQ(sandbox.value("local t = { [host.piece(1, 2)] = 'found' } return t[host.piece(1, 2)]"), "found");
}

TEST(Handles, AreReadAndWrittenThroughTheHost) {
    static lua_Integer stored;
    stored = 0;
    BoxHost host;
    host.handle_index = [](lua_State* lua) {
        lua_pushinteger(lua, stored + to_handle(lua, 1).kind);
        return 1;
    };
    host.handle_newindex = [](lua_State* lua) {
        stored = luaL_checkinteger(lua, 3);
        return 0;
    };
    LuaBox box(host);
    ASSERT_FALSE(box.load("a.lua", "return { set = function(vars) vars.x = 40 return vars.x end }"));
    const HookRun run = box.start(box.find("a.lua", "set"), [](lua_State* lua) {
        push_handle(lua, {2, 0});
        return 1;
    });
    ASSERT_EQ(run.state(), RunState::Done) << render(run.error());
    EXPECT_EQ(plain_text(run.thread(), -1), "42");
}

TEST(Handles, RefuseWhatMakesNoSense) {
    Sandbox sandbox;
    EXPECT_EQ(sandbox.value("return host.piece(1, 2) + 1"), "error: piece 1/2 cannot be calculated with");
    EXPECT_EQ(sandbox.value("return 1 - host.piece(1, 2)"), "error: piece 1/2 cannot be calculated with");
    EXPECT_EQ(sandbox.value("return 'x' .. host.piece(1, 2)"),
              "error: piece 1/2 cannot be joined to a text: use tostring");
    EXPECT_EQ(sandbox.value("return host.piece(1, 2) < host.piece(1, 3)"),
              "error: piece 1/2 cannot be compared by size");
    EXPECT_EQ(sandbox.value("return #host.piece(1, 2)"), "error: piece 1/2 cannot be counted");
    EXPECT_EQ(sandbox.value("return host.piece(1, 2).name"), "error: piece 1/2 has no `name`");
    EXPECT_EQ(sandbox.value("host.piece(1, 2).name = 1"),
              "error: piece 1/2 has no fields that can be set: pieces change through the game's verbs");
    EXPECT_EQ(sandbox.value("return host.piece(1, 2)()"), "error: piece 1/2 cannot be called like a function");
}

}  // namespace
}  // namespace briar
