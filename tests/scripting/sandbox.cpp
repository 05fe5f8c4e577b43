#include "tests/scripting/sandbox.hpp"

#include "scripting/host_call.hpp"

namespace briar {

namespace {

int ask(lua_State* lua) {
    luaL_checkinteger(lua, 1);
    lua_settop(lua, 1);
    return wait_for_host(lua, 1);
}

int number_of(lua_State* lua) {
    lua_pushinteger(lua, host_number(lua));
    return 1;
}

int piece(lua_State* lua) {
    push_handle(lua, {static_cast<std::uint16_t>(luaL_checkinteger(lua, 1)),
                      static_cast<std::uint32_t>(luaL_checkinteger(lua, 2))});
    return 1;
}

std::vector<std::string> texts(lua_State* thread, int values) {
    std::vector<std::string> list;
    for (int i = values; i > 0; --i)
        list.push_back(plain_text(thread, -i));
    return list;
}

BoxHost host_of(Sandbox& sandbox) {
    BoxHost host;
    host.print = [&sandbox](std::string_view line) { sandbox.printed.emplace_back(line); };
    host.handle_text = [](Handle handle) {
        return "piece " + std::to_string(handle.kind) + "/" + std::to_string(handle.value);
    };
    return host;
}

}  // namespace

Sandbox::Sandbox(const BoxLimits& limits) : box(host_of(*this), limits) {
    box.add_library("host", {{"ask", ask}, {"seven", number_of, 7}, {"piece", piece}});
}

Outcome Sandbox::call(std::string_view file, std::string_view function) {
    HookRun run = box.start(box.find(file, function));
    while (run.state() == RunState::Yielded) {
        const lua_Integer asked = lua_tointeger(run.thread(), -1);
        run.resume([&](lua_State* lua) {
            lua_pushinteger(lua, asked + 1);
            return 1;
        });
    }
    Outcome outcome{std::nullopt, {}, run.cost()};
    if (run.state() == RunState::Failed) {
        outcome.error = run.error();
    } else {
        outcome.results = texts(run.thread(), run.values());
    }
    return outcome;
}

Outcome Sandbox::run_file(const std::string& text) {
    const std::string file = "scripts/test-" + std::to_string(++files_) + ".lua";
    if (auto error = box.load(file, text)) return {error, {}, {}};
    return call(file, "run");
}

Outcome Sandbox::run(const std::string& body) { return run_file("return { run = function()\n" + body + "\nend }"); }

std::string Sandbox::value(const std::string& body) {
    const Outcome outcome = run(body);
    if (outcome.error) return "error: " + outcome.message();
    std::string joined;
    for (const std::string& result : outcome.results)
        joined += (joined.empty() ? "" : " ") + result;
    return joined;
}

}  // namespace briar
