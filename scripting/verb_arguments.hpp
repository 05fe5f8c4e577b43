#pragma once

#include "scripting/binding.hpp"

/// From Lua values to the arguments of verbs. Mistakes raise errors in the author's words.
namespace briar {

/// How a verb was called: `game:verb(...)`, or `piece:verb(...)`, where the piece is the first parameter that takes
/// one.
enum class CallStyle : std::uint8_t { OnGame, OnPiece };

/// Reads the arguments of the C function being run: by position, and by name from a table in the last place.
[[nodiscard]] Args read_arguments(lua_State* lua, Binding& binding, const VerbSpec& verb, CallStyle style);

/// The value at `index` as an argument of a parameter.
[[nodiscard]] Arg read_argument(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const Param& param);

}  // namespace briar
