#pragma once

#include <functional>
#include <memory>

#include "runtime/engine/game.hpp"
#include "runtime/source/tree.hpp"

namespace briar {

/// Told how many of the position's parts were looked at; false: it is stopped, and what is left stays.
using ShorteningStep = std::function<bool(std::size_t done, std::size_t all)>;

/// The position without what a fresh game has anyhow, whatever its chance is. Laid over a game that begins like this
/// (its heroes dealt as pack tests do), it gives the same state to the byte and asks the same. One that does not fit
/// the rules at all stays as it is.
[[nodiscard]] Tree short_position(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, Tree position,
                                  const ShorteningStep& told = {});

}  // namespace briar
