#pragma once

struct lua_State;

/// For functions of the host while a script calls them. They must not throw; errors are raised with Lua's own means,
/// and long work is paid for with `charge` (budget.hpp).
namespace briar {

/// `HostFunction::number` of the function being called.
[[nodiscard]] int host_number(lua_State* lua);

/// What `LuaBox::set_context` has set.
[[nodiscard]] void* host_context(lua_State* lua);

/// Whether a script file is being loaded rather than a hook run.
[[nodiscard]] bool is_loading(lua_State* lua);

/// Suspends the hook and passes the `values` at the top of the stack out to the host. Comes back when the hook goes on,
/// with what the host gives back at the top of the stack instead, and says how many values that are. Raises an error in
/// words where a hook cannot wait: while loading, or when it was started to look only. Raises also when the hook is
/// abandoned while it waits.
int wait_for_host(lua_State* lua, int values);

/// Pushes what `LuaBox::add_library` has added.
void push_library(lua_State* lua, int reference);

}  // namespace briar
