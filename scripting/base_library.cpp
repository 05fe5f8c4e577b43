#include "scripting/base_library.hpp"

#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/frozen.hpp"
#include "scripting/guarded.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/metatables.hpp"
#include "scripting/ordered_pairs.hpp"
#include "scripting/string_library.hpp"
#include "scripting/table_library.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

constexpr std::uint64_t kFailureCost = 500;
constexpr const char* kFrozenMember = "the libraries cannot be changed (`%s`)";

int to_string(lua_State* lua) {
    luaL_checkany(lua, 1);
    charge(lua, 1 + push_text(lua, 1).size() / 8);
    return 1;
}

int print(lua_State* lua) {
    std::string line;
    const int count = lua_gettop(lua);
    for (int i = 1; i <= count; ++i) {
        if (i > 1) line += '\t';
        line += push_text(lua, i);
        lua_pop(lua, 1);
    }
    charge(lua, 10 + line.size() / 8);
    const BoxState& box = box_of(lua);
    if (box.host.print) box.host.print(line);
    return 0;
}

// Errors caught here are dear, so that failing is no way to get around the budget; those that end the call go on.
int finish_pcall(lua_State* lua, int status, lua_KContext) {
    Meter* meter = box_of(lua).memory.meter;
    const bool fine = status == LUA_OK || status == LUA_YIELD;
    if (status == LUA_ERRMEM && meter->death == Death::None) die(lua, Death::LiveMemory);
    if (status == LUA_ERRERR && meter->death == Death::None) die(lua, Death::Handler);
    charge(lua, fine ? 1 : kFailureCost);
    if (fine) return lua_gettop(lua);
    lua_pushboolean(lua, 0);
    lua_insert(lua, -2);
    return 2;
}

int protected_call(lua_State* lua) {
    luaL_checkany(lua, 1);
    charge(lua, 1);
    lua_pushboolean(lua, 1);
    lua_insert(lua, 1);
    const int status = lua_pcallk(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0, 0, finish_pcall);
    return finish_pcall(lua, status, 0);
}

constexpr const char* kPlain[] = {"assert", "error", "ipairs", "select", "tonumber", "type"};

constexpr const char* kMath[] = {
    "abs",        "ceil", "floor", "fmod", "huge",      "max",  "maxinteger", "min",
    "mininteger", "modf", "pi",    "sqrt", "tointeger", "type", "ult",
};

constexpr const char* kUtf8[] = {"char", "charpattern", "codepoint", "codes", "len", "offset"};

constexpr LibraryFunction kOwn[] = {
    {"pairs", ordered_pairs},        {"pcall", protected_call}, {"print", print},
    {"setmetatable", set_metatable}, {"tostring", to_string},
};

template <std::size_t kCount>
void push_part_of(lua_State* lua, const char* name, lua_CFunction open, const char* const (&names)[kCount]) {
    luaL_requiref(lua, name, open, 0);
    lua_newtable(lua);
    for (const char* field : names)
        take_over(lua, -2, -1, field);
    lua_remove(lua, -2);
}

void set_library(lua_State* lua, int globals, const char* name) {
    refuse_unknown_names(lua, -1, (std::string(name) + ".").c_str());
    push_frozen(lua, -1, kFrozenMember);
    lua_setfield(lua, globals, name);
    lua_pop(lua, 1);
}

}  // namespace

std::vector<std::string> global_names() {
    std::vector<std::string> names{"math", "utf8", "table", "string"};
    for (const char* each : kPlain)
        names.emplace_back(each);
    for (const LibraryFunction& each : kOwn)
        names.emplace_back(each.name);
    return names;
}

void push_globals(lua_State* lua) {
    push_part_of(lua, LUA_GNAME, luaopen_base, kPlain);
    const int globals = lua_gettop(lua);
    for (const LibraryFunction& own : kOwn) {
        lua_pushcfunction(lua, own.function);
        lua_setfield(lua, globals, own.name);
    }
    push_part_of(lua, LUA_MATHLIBNAME, luaopen_math, kMath);
    set_library(lua, globals, "math");
    push_part_of(lua, LUA_UTF8LIBNAME, luaopen_utf8, kUtf8);
    set_library(lua, globals, "utf8");
    push_table_library(lua);
    set_library(lua, globals, "table");
    push_string_library(lua);
    set_library(lua, globals, "string");
    // luaL_requiref has kept the open libraries for `require`, which is not there.
    lua_pushnil(lua);
    lua_setfield(lua, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

}  // namespace briar
