#pragma once

struct lua_State;

/// Events as scripts see them: one pooled Lua object for each level of hook calls, whose fields a function of the host
/// answers (`BoxHost::event_index`), so that a call allocates nothing. When the call is over the object is empty.
namespace briar {

/// What an event object holds; it belongs to a slot of the pool of calls.
struct EventBlock {
    const void* payload = nullptr;
};

/// Pushes the event object of the call that is being started, with what the host's functions need to answer it.
/// To be used while arguments are pushed; `payload` must last until the call is over.
void push_event(lua_State* lua, const void* payload);

[[nodiscard]] bool is_event(lua_State* lua, int index);

/// The payload of the event at `index`. Raises when there is no event or when its call is over.
[[nodiscard]] const void* event_payload(lua_State* lua, int index);

/// Prepares the state; internal to this room.
void install_events(lua_State* lua);
/// Pushes a new event object and returns what is in it; internal to this room.
EventBlock* push_new_event(lua_State* lua);

}  // namespace briar
