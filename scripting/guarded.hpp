#pragma once

#include <string>

#include "scripting/box_host.hpp"

struct lua_State;

/// Functions of Lua's own libraries that are safe once they are paid for: a call is charged by the length of what goes
/// in and comes out.
namespace briar {

/// A function of the closed library.
struct LibraryFunction {
    const char* name;
    LuaFunction function;
};

/// Replaces the function at the top of the stack by one that charges, then calls it.
void guard(lua_State* lua);

/// Copies the named field of the table at `from` to the one at `to`; guarded when it is a function.
void take_over(lua_State* lua, int from, int to, const char* name);

}  // namespace briar
