#pragma once

#include <string_view>
#include <vector>

#include "scripting/box.hpp"

/// Verbs as functions of scripts: `game:verb(...)` and `piece:verb(...)`.
namespace briar {

class Registry;

/// The functions of `game` where games of `system` run: its verbs and the engine's, and `choose`. Verbs that only other
/// systems have are there as well, to say so when they are called.
[[nodiscard]] std::vector<HostFunction> game_functions(const Registry& registry, std::string_view system);
/// The functions of pieces: those of the same verbs that take one.
[[nodiscard]] std::vector<HostFunction> piece_functions(const Registry& registry, std::string_view system);

}  // namespace briar
