#pragma once

struct lua_State;

/// Metatables of scripts: `setmetatable` takes a copy of what is asked for, so that nothing can be slipped in later,
/// and only of what cannot run unwatched (`__gc`, `__close`), lie (`__len`) or depend on the collector (`__mode`).
namespace briar {

/// Metamethods that a script may define; each is a function.
inline constexpr const char* kOperators[] = {
    "__add", "__sub", "__mul",  "__div",  "__mod", "__pow", "__unm", "__idiv",   "__band", "__bor",
    "__shl", "__shr", "__bxor", "__bnot", "__lt",  "__le",  "__eq",  "__concat", "__call", "__tostring",
};

/// `setmetatable(table, metatable)` for scripts.
int set_metatable(lua_State* lua);

/// Prepares the state for `set_metatable`.
void install_metatables(lua_State* lua);

}  // namespace briar
