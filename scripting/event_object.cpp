#include "scripting/event_object.hpp"

#include <new>

#include "scripting/box_state.hpp"
#include "scripting/hook_slot.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/to_text.hpp"

namespace briar {

namespace {

// The registry's key of the metatable of all events.
const char kMetatable = 0;

int no_such_field(lua_State* lua) { return luaL_error(lua, "this event has no `%s`", plain_text(lua, 2).c_str()); }

int refuse_field(lua_State* lua) {
    return luaL_error(lua, "`%s` of this event cannot be set", plain_text(lua, 2).c_str());
}

}  // namespace

void push_event(lua_State* lua, const void* payload) {
    HookSlot& slot = *box_of(lua).starting;
    slot.event->payload = payload;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, slot.event_reference);
}

bool is_event(lua_State* lua, int index) { return lua_type(lua, index) == LUA_TUSERDATA; }

const void* event_payload(lua_State* lua, int index) {
    if (!is_event(lua, index)) luaL_error(lua, "an event is expected, not a %s", luaL_typename(lua, index));
    const void* payload = static_cast<EventBlock*>(lua_touserdata(lua, index))->payload;
    if (payload == nullptr)
        luaL_error(lua, "this event is over: its values can only be used in the hook it was given to");
    return payload;
}

void install_events(lua_State* lua) {
    const BoxHost& host = box_of(lua).host;
    lua_createtable(lua, 0, 3);
    lua_pushcfunction(lua, host.event_index != nullptr ? host.event_index : no_such_field);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, host.event_newindex != nullptr ? host.event_newindex : refuse_field);
    lua_setfield(lua, -2, "__newindex");
    lua_pushliteral(lua, "event");
    lua_setfield(lua, -2, "__name");
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &kMetatable);
}

EventBlock* push_new_event(lua_State* lua) {
    auto* block = new (lua_newuserdatauv(lua, sizeof(EventBlock), 0)) EventBlock;
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &kMetatable);
    lua_setmetatable(lua, -2);
    return block;
}

}  // namespace briar
