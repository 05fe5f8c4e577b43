#pragma once

struct lua_State;

namespace briar {

/// Pushes the table `string` and gives all texts a locked metatable that looks into it. Texts do not turn into numbers
/// by being calculated with. Patterns run on the matcher of pattern.hpp.
void push_string_library(lua_State* lua);

/// `string.find`, `match`, `gmatch`, `gsub` as in Lua's manual.
int string_find(lua_State* lua);
int string_match(lua_State* lua);
int string_gmatch(lua_State* lua);
int string_gsub(lua_State* lua);

/// `string.format` with `%d %i %u %c %x %X %o %e %E %f %F %g %G %s %%`; no `%p` (an address), `%a` or `%q`.
int string_format(lua_State* lua);

/// Whether the function at `index` is what `string.gmatch` has returned: it remembers how far it has come.
[[nodiscard]] bool is_gmatch_iterator(lua_State* lua, int index);

}  // namespace briar
