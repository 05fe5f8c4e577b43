// What a hook costs: the call itself, waiting for the host, the look at what a script may have kept.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>

#include "scripting/box.hpp"
#include "scripting/event_object.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"

namespace briar {
namespace {

constexpr const char* kScript = R"(
    local limit, names, count = 3, { 'a', 'b' }, 0
    local function unused() count = count + 1 end
    return {
        empty = function() end,
        takes = function(game, event) end,
        waits = function() return host.wait() end,
        reads = function() return limit + #names end,
        loops = function() local s = 0 for i = 1, 1000 do s = s + i end return s end,
        adds = WATCHED,
    }
)";

int wait(lua_State* lua) { return wait_for_host(lua, 0); }

struct Bench {
    explicit Bench(bool watched = false) {
        library = box.add_library("host", {{"wait", wait}});
        std::string script = kScript;
        script.replace(script.find("WATCHED"), 7, watched ? "unused" : "nil");
        if (const auto error = box.load("bench.lua", script)) throw std::runtime_error(render(*error));
    }

    [[nodiscard]] FunctionRef find(const char* name) const { return box.find("bench.lua", name); }

    LuaBox box;
    int library = 0;
};

void call(benchmark::State& state, const char* name) {
    Bench bench;
    const FunctionRef function = bench.find(name);
    for (auto _ : state) {
        const HookRun run = bench.box.start(function);
        benchmark::DoNotOptimize(run.state());
    }
}
BENCHMARK_CAPTURE(call, empty, "empty");
BENCHMARK_CAPTURE(call, reads_locals_of_the_file, "reads");
BENCHMARK_CAPTURE(call, thousand_additions, "loops");

void call_with_a_watched_local(benchmark::State& state) {
    Bench bench(true);
    const FunctionRef function = bench.find("empty");
    for (auto _ : state) {
        const HookRun run = bench.box.start(function);
        benchmark::DoNotOptimize(run.state());
    }
}
BENCHMARK(call_with_a_watched_local);

void call_with_game_and_event(benchmark::State& state) {
    Bench bench;
    const FunctionRef function = bench.find("takes");
    const int payload = 0;
    for (auto _ : state) {
        const HookRun run = bench.box.start(function, [&](lua_State* lua) {
            push_library(lua, bench.library);
            push_event(lua, &payload);
            return 2;
        });
        benchmark::DoNotOptimize(run.state());
    }
}
BENCHMARK(call_with_game_and_event);

void call_that_waits_once(benchmark::State& state) {
    Bench bench;
    const FunctionRef function = bench.find("waits");
    for (auto _ : state) {
        HookRun run = bench.box.start(function);
        run.resume();
        benchmark::DoNotOptimize(run.state());
    }
}
BENCHMARK(call_that_waits_once);

void make_a_box(benchmark::State& state) {
    for (auto _ : state) {
        const LuaBox box;
        benchmark::DoNotOptimize(box.live_bytes());
    }
}
BENCHMARK(make_a_box);

}  // namespace
}  // namespace briar
