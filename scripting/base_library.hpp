#pragma once

#include <string>
#include <vector>

struct lua_State;

/// The closed standard library. What is not needed for rules is left out: `io os debug package coroutine load* dofile
/// require collectgarbage xpcall raw* next getmetatable math.random string.dump string.pack`, and of mathematics what
/// differs in the last digit between machines. The `coroutine` library is out because a hook is one: a verb that waits
/// suspends the whole hook, and a coroutine of the script's own could neither pass that on nor be watched as well.
namespace briar {

/// Pushes the table of all globals of scripts, not yet frozen: functions and frozen libraries.
void push_globals(lua_State* lua);
/// What is in that table.
[[nodiscard]] std::vector<std::string> global_names();

}  // namespace briar
