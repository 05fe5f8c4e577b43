#include "scripting/host_call.hpp"

#include "scripting/box_state.hpp"
#include "scripting/budget.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"

namespace briar {

int host_number(lua_State* lua) { return static_cast<int>(lua_tointeger(lua, lua_upvalueindex(1))); }

void* host_context(lua_State* lua) { return box_of(lua).context; }

bool is_loading(lua_State* lua) { return box_of(lua).loading; }

int wait_for_host(lua_State* lua, int values) {
    if (is_loading(lua)) luaL_error(lua, "the game can only be acted on in hooks, not while the script is loaded");
    HookSlot* const slot = box_of(lua).current;
    if (slot == nullptr || !slot->may_wait)
        luaL_error(lua, "this has to wait for the game, and here one may only look");
    slot->values = values;
    slot->stack->wait();
    stay_dead(lua);
    return slot->values;
}

void push_library(lua_State* lua, int reference) { lua_rawgeti(lua, LUA_REGISTRYINDEX, reference); }

}  // namespace briar
