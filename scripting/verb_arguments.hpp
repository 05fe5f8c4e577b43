#pragma once

#include "scripting/binding.hpp"
#include "scripting/verb_plan.hpp"

/// From Lua values to the arguments of verbs. Mistakes raise errors in the author's words.
namespace briar {

/// How a verb was called: `game:verb(...)`, or `piece:verb(...)`, where the piece is the first parameter that takes
/// one.
enum class CallStyle : std::uint8_t { OnGame, OnPiece };

/// Reads the arguments of the C function being run: by position, and by name from a table in the last place.
[[nodiscard]] Args read_arguments(lua_State* lua, Binding& binding, const VerbPlan& plan, CallStyle style);

}  // namespace briar
