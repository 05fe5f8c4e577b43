#pragma once

#include "runtime/engine/flow.hpp"
#include "scripting/binding.hpp"

/// `game:choose(question, list, {none = label, hero = piece, suggest = index})`: lets a player choose one of the list,
/// which holds pieces, texts or `{label = text, value = anything}`; one with `why_not = text` is not offered. Gives the
/// index and the thing; nil when the player takes `none`.
namespace briar {

/// The C function behind it: fills the binding's request and waits.
int script_choose(lua_State* lua);

/// Asks. Gives the index of the chosen option, counted from 1.
Flow<int> ask_script_choice(Game& game, Binding& binding);

}  // namespace briar
