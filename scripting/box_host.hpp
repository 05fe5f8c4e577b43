#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "scripting/handle.hpp"

struct lua_State;

namespace briar {

/// A C function as Lua knows it.
using LuaFunction = int (*)(lua_State*);

/// What a box asks of those who own it. All may be left out.
struct BoxHost {
    /// `print` in a script: one line, without its end.
    std::function<void(std::string_view)> print;
    /// What `tostring` and error messages call a handle.
    std::function<std::string(Handle)> handle_text;
    /// `__index(handle, key)`: looks a field or a verb of a piece up.
    LuaFunction handle_index = nullptr;
    /// `__newindex(handle, key, value)`; without one, handles cannot be written to.
    LuaFunction handle_newindex = nullptr;
    /// `__index(event, key)`: see event_object.hpp.
    LuaFunction event_index = nullptr;
    /// `__newindex(event, key, value)`; without one, events cannot be written to.
    LuaFunction event_newindex = nullptr;
};

}  // namespace briar
