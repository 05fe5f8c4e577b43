#pragma once

#include <string>
#include <vector>

#include "editor/scene/scene.hpp"
#include "runtime/session/renaming.hpp"
#include "runtime/source/diagnostic.hpp"

/// What a game has lost on other content, in words for those who play it.
namespace briar::editor {

/// Pieces that `now` has no more, with where they were, then what else did not fit: a line each, nothing twice.
[[nodiscard]] std::vector<std::string> losses(const Game& before, const SceneMaker& maker, const Ruleset& now,
                                              const Renaming& renaming, const Diagnostics& lost);
/// What did not fit, told without the game as it was before.
[[nodiscard]] std::vector<std::string> losses(const Diagnostics& lost);
/// The first few of them as the end of a message; empty: nothing was lost.
[[nodiscard]] std::string in_short(const std::vector<std::string>& losses);

}  // namespace briar::editor
