#pragma once

#include <vector>

#include "scripting/box.hpp"

/// Verbs as functions of scripts: `game:verb(...)` and `piece:verb(...)`.
namespace briar {

class Registry;

/// The functions of `game`: all verbs for Lua, and `choose`.
[[nodiscard]] std::vector<HostFunction> game_functions(const Registry& registry);
/// The functions of pieces: all verbs that take one.
[[nodiscard]] std::vector<HostFunction> piece_functions(const Registry& registry);

}  // namespace briar
