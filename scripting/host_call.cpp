#include "scripting/host_call.hpp"

#include "scripting/box_state.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

int host_number(lua_State* lua) { return static_cast<int>(lua_tointeger(lua, lua_upvalueindex(1))); }

void* host_context(lua_State* lua) { return box_of(lua).context; }

bool is_loading(lua_State* lua) { return box_of(lua).loading; }

namespace {

void require_waiting(lua_State* lua) {
    if (is_loading(lua)) luaL_error(lua, "the game can only be acted on in hooks, not while the script is loaded");
    if (lua_isyieldable(lua) == 0) {
        luaL_error(lua,
                   "this has to wait for the game, which is not possible in a function that was given to "
                   "table.sort, string.gsub or tostring: collect first, act afterwards");
    }
}

}  // namespace

int yield_to_host(lua_State* lua, int values) {
    require_waiting(lua);
    return lua_yield(lua, values);
}

int yield_to_host_then(lua_State* lua, int (*then)(lua_State*, int, std::intptr_t)) {
    require_waiting(lua);
    return lua_yieldk(lua, 0, 0, then);
}

void push_library(lua_State* lua, int reference) { lua_rawgeti(lua, LUA_REGISTRYINDEX, reference); }

}  // namespace briar
