#include "runtime/cli/bench/hooks.hpp"

#include "runtime/cli/bench/clock.hpp"
#include "runtime/engine/promise.hpp"
#include "scripting/box.hpp"
#include "scripting/event_object.hpp"
#include "scripting/host_call.hpp"

namespace briar::cli {
namespace {

constexpr const char* kFile = "bench.lua";
constexpr const char* kScript = R"(
    return {
        returns = function(game, event) end,
        waits = function(game, event) host.wait() end,
    }
)";

int wait(lua_State* lua) { return wait_for_host(lua, 0); }

}  // namespace

HookTimes measure_hooks(double seconds) {
    LuaBox box;
    const int library = box.add_library("host", {{"wait", wait}});
    if (box.load(kFile, kScript)) broken_promise("the script that is measured does not load");
    const int payload = 0;
    const auto arguments = [&](lua_State* lua) {
        push_library(lua, library);
        push_event(lua, &payload);
        return 2;
    };
    HookTimes times;
    times.returns = nanoseconds(
        seconds, [&, function = box.find(kFile, "returns")] { (void)box.start(function, arguments).state(); });
    times.waits = nanoseconds(seconds, [&, function = box.find(kFile, "waits")] {
        HookRun run = box.start(function, arguments);
        run.resume();
    });
    return times;
}

}  // namespace briar::cli
