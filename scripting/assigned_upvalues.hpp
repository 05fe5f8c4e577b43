#pragma once

#include <vector>

struct lua_State;

namespace briar {

/// For the function written in Lua at `index`: which of its upvalues it, or a function inside it, may assign to. Most
/// scripts assign to none, and what is never assigned to need not be looked at after each call.
/// Reads the function's compiled form as Lua itself dumps it; when that looks unfamiliar the answer is "all".
[[nodiscard]] std::vector<bool> assigned_upvalues(lua_State* lua, int index);

}  // namespace briar
