#pragma once

#include <string>

namespace briar {

class Registry;

/// The types of everything that scripts are given, as a `---@meta` file for the Lua language server: `Game` and `Piece`
/// with a method for each verb, a class for each event. Nothing in it is ever run.
[[nodiscard]] std::string lua_stubs(const Registry& registry);

}  // namespace briar
