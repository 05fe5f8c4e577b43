#pragma once

#include <cstdint>

struct lua_State;

/// Handles: how pieces of the game are passed to scripts without allocating. A handle is a kind and a number packed
/// into one Lua value; equal ones are equal in Lua too. All handles share one metatable, whose lookups go to the host.
namespace briar {

struct Handle {
    std::uint16_t kind = 0;
    std::uint32_t value = 0;

    friend bool operator==(const Handle&, const Handle&) = default;
};

void push_handle(lua_State* lua, Handle handle);
[[nodiscard]] bool is_handle(lua_State* lua, int index);
/// What stands at `index`, which must be a handle.
[[nodiscard]] Handle to_handle(lua_State* lua, int index);

/// Gives all handles of the state their metatable; internal to this room. Look-ups and writes go to the host's
/// functions
/// (`BoxHost`). What makes no sense with a piece (arithmetic, joining, order) raises an error in words.
void install_handles(lua_State* lua);

}  // namespace briar
