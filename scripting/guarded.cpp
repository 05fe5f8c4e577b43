#include "scripting/guarded.hpp"

#include "scripting/budget.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

namespace {

// Letters or values that cost as much as one instruction.
constexpr std::uint64_t kPerStep = 8;

std::uint64_t cost_of(lua_State* lua, int first) {
    const int last = lua_gettop(lua);
    auto cost = static_cast<std::uint64_t>(last - first + 1);
    for (int i = first; i <= last; ++i) {
        if (lua_type(lua, i) == LUA_TSTRING) cost += lua_rawlen(lua, i);
    }
    return cost / kPerStep;
}

int call_guarded(lua_State* lua) {
    charge(lua, 1 + cost_of(lua, 1));
    const int results = lua_tocfunction(lua, lua_upvalueindex(1))(lua);
    charge(lua, cost_of(lua, lua_gettop(lua) - results + 1));
    return results;
}

}  // namespace

void guard(lua_State* lua) { lua_pushcclosure(lua, call_guarded, 1); }

void take_over(lua_State* lua, int from, int to, const char* name) {
    from = lua_absindex(lua, from);
    to = lua_absindex(lua, to);
    lua_getfield(lua, from, name);
    if (lua_iscfunction(lua, -1) != 0) guard(lua);
    lua_setfield(lua, to, name);
}

}  // namespace briar
