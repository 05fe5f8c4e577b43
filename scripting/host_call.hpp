#pragma once

#include <cstdint>

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

/// To be returned by a host function: suspends the hook and passes the `values` at the top of the stack out to the
/// host. Raises an error in words where a hook cannot wait: inside `table.sort`, `string.gsub` or `tostring`, or while
/// loading.
int yield_to_host(lua_State* lua, int values);
/// The same with nothing passed out; when the hook goes on, `then` is called with what the host gives back at the top
/// of the stack, above what the function had there.
int yield_to_host_then(lua_State* lua, int (*then)(lua_State*, int, std::intptr_t));

/// Pushes what `LuaBox::add_library` has added.
void push_library(lua_State* lua, int reference);

}  // namespace briar
