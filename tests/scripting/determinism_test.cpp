#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <set>

#include "tests/scripting/sandbox.hpp"

namespace briar {
namespace {

constexpr const char* kBody = R"(
    local t = {}
    for i = 1, 40 do t['key' .. i * 7919 % 101] = i end
    local keys = ''
    for key in pairs(t) do keys = keys .. key .. ' ' end
    local list = {}
    for i = 1, 40 do list[i] = { i % 4, i } end
    table.sort(list, function(a, b) return a[1] < b[1] end)
    for _, pair in ipairs(list) do keys = keys .. pair[2] .. ' ' end
    return keys .. tostring(t) .. tostring(print))";

/// What Lua's own `pairs` makes of the same keys: that it differs shows that the test could see a difference.
std::string plain_order() {
    const std::unique_ptr<lua_State, void (*)(lua_State*)> lua(luaL_newstate(), lua_close);
    luaL_openlibs(lua.get());
    luaL_dostring(lua.get(),
                  "local t, keys = {}, '' for i = 1, 40 do t['key' .. i * 7919 % 101] = i end "
                  "for key in pairs(t) do keys = keys .. key .. ' ' end return keys");
    return lua_tostring(lua.get(), -1);
}

// Run by the test below in processes of their own, for Lua seeds its hashes once per process.
TEST(ScriptOrder, DISABLED_Printed) {
    Sandbox sandbox;
    const Outcome outcome = sandbox.run(kBody);
    std::printf("order: %s %lu\nplain: %s\n", outcome.results.at(0).c_str(),
                static_cast<unsigned long>(outcome.cost.steps), plain_order().c_str());
}

std::string line_of_child(const std::string& output, const std::string& name) {
    const std::size_t begin = output.find(name);
    return begin == std::string::npos ? "" : output.substr(begin, output.find('\n', begin) - begin);
}

std::string output_of_child() {
    const std::string command = "/proc/" + std::to_string(getpid()) +
                                "/exe --gtest_also_run_disabled_tests --gtest_filter=ScriptOrder.DISABLED_Printed 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string output;
    std::array<char, 4096> buffer{};
    while (std::fgets(buffer.data(), buffer.size(), pipe.get()) != nullptr)
        output += buffer.data();
    return output;
}

TEST(ScriptOrder, IsTheSameInEveryProcess) {
    std::set<std::string> ours;
    std::set<std::string> plain;
    for (int i = 0; i < 8; ++i) {
        const std::string output = output_of_child();
        ours.insert(line_of_child(output, "order: "));
        plain.insert(line_of_child(output, "plain: "));
    }
    EXPECT_EQ(ours.size(), 1U);
    EXPECT_GT(ours.begin()->size(), 200U);
    EXPECT_GT(plain.size(), 1U);
}

}  // namespace
}  // namespace briar
