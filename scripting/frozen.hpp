#pragma once

struct lua_State;

/// Frozen tables: an empty table through which another can be read but not written. Scripts see nothing else of what
/// outlives a hook call: the libraries, the globals, and whatever a script file has made while it was loaded.
namespace briar {

/// Pushes a frozen view of the table at `index`. Operators that the table's metatable defines work on the view as well.
/// `message` is what a write is answered with; up to two "%s" in it become the key.
void push_frozen(lua_State* lua, int index, const char* message);

[[nodiscard]] bool is_frozen(lua_State* lua, int index);

/// Pushes the table at `index`, or what it is a view of.
void push_original(lua_State* lua, int index);

/// Makes reading what is not in the table at `index` an error that names `owner`, and the nearest name that exists.
void refuse_unknown_names(lua_State* lua, int index, const char* owner);

}  // namespace briar
