#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "runtime/session/session.hpp"
#include "runtime/source/tree.hpp"

/// Games that are begun only to see whether a shorter test still says the same.
namespace briar {

/// What is left out must not come back by chance: a trial is made with each of these.
inline constexpr std::array<std::uint64_t, 3> kTrialSeeds{1, 2, 977};

/// Whether what happens in a trial is written down.
enum class TrialLog : std::uint8_t { None, Kept };

/// A strict game, begun from this position (its heroes dealt as pack tests do). Null: it does not fit.
[[nodiscard]] std::unique_ptr<Session> begin_trial(const std::shared_ptr<const Ruleset>& rules, const Setup& setup,
                                                   const Tree& position, std::uint64_t seed,
                                                   TrialLog log = TrialLog::None);

}  // namespace briar
