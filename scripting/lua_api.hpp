#pragma once

/// The only door to Lua's own headers; included by the `.cpp` files of this room alone.
/// Lua is linked in its C++ build, so that an error raised by Lua runs the destructors of the C++ frames it leaves.
#include <lua.hpp>

static_assert(LUA_VERSION_NUM == 504, "the box was proved on Lua 5.4");
