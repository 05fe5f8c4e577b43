#include "scripting/table_library.hpp"

#include <algorithm>

#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/guarded.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

std::uint64_t span_of(lua_Integer first, lua_Integer last) {
    if (last < first) return 0;
    return static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(first) + 1;
}

int call_original(lua_State* lua) { return lua_tocfunction(lua, lua_upvalueindex(1))(lua); }

int insert(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer end = luaL_len(lua, 1) + 1;
    charge(lua, 1 + (lua_gettop(lua) == 3 ? span_of(luaL_checkinteger(lua, 2), end) : 0));
    return call_original(lua);
}

int remove(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer end = luaL_len(lua, 1);
    charge(lua, 1 + span_of(luaL_optinteger(lua, 2, end), end));
    return call_original(lua);
}

int move(lua_State* lua) {
    charge(lua, 1 + span_of(luaL_checkinteger(lua, 2), luaL_checkinteger(lua, 3)));
    return call_original(lua);
}

int concat(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer last = lua_isnoneornil(lua, 4) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 4);
    const std::uint64_t count = span_of(luaL_optinteger(lua, 3, 1), last);
    std::size_t separator = 0;
    luaL_optlstring(lua, 2, "", &separator);
    charge(lua, 1 + count + std::min<std::uint64_t>(count, 1U << 20U) * separator / 8);
    const int results = call_original(lua);
    charge(lua, lua_rawlen(lua, -1) / 8);
    return results;
}

int unpack(lua_State* lua) {
    const lua_Integer last = lua_isnoneornil(lua, 3) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 3);
    const std::uint64_t count = span_of(luaL_optinteger(lua, 2, 1), last);
    const auto most = static_cast<std::uint64_t>(box_of(lua).limits.values);
    if (count > most) {
        return luaL_error(lua, "table.unpack gives at most %d values at once", static_cast<int>(most));
    }
    charge(lua, 1 + count);
    return call_original(lua);
}

constexpr LibraryFunction kWrapped[] = {
    {"concat", concat}, {"insert", insert}, {"move", move}, {"remove", remove}, {"unpack", unpack},
};

}  // namespace

void push_table_library(lua_State* lua) {
    luaL_requiref(lua, LUA_TABLIBNAME, luaopen_table, 0);
    lua_newtable(lua);
    take_over(lua, -2, -1, "pack");
    for (const LibraryFunction& wrapped : kWrapped) {
        lua_getfield(lua, -2, wrapped.name);
        lua_pushcclosure(lua, wrapped.function, 1);
        lua_setfield(lua, -2, wrapped.name);
    }
    lua_pushcfunction(lua, stable_sort);
    lua_setfield(lua, -2, "sort");
    lua_remove(lua, -2);
}

}  // namespace briar
