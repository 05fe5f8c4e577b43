#pragma once

#include <string>

#include "scripting/script_error.hpp"

struct lua_State;

/// Where a script stands or failed, in words.
namespace briar {

/// File, line and traceback of what `thread` is doing, from `level` outwards; the message is left empty. The place is
/// that of the innermost function written in Lua. Works on a thread that died by an error, too.
[[nodiscard]] ScriptError describe_place(lua_State* thread, int level);

/// The error at the top of the stack of `thread`, which it died of: "name:line:" before the text is taken as the place.
[[nodiscard]] ScriptError describe_error(lua_State* thread);

}  // namespace briar
