#pragma once

#include "runtime/engine/decision.hpp"
#include "runtime/journey/journey_data.hpp"

/// Decisions about the dice and icons of the running skill check that rules ask for. None to choose from: nothing is
/// asked; only one: it is taken.
namespace briar::journey {

/// A die that was not used yet, of those that show the same the first one; -1: there is none.
[[nodiscard]] Flow<int> choose_die(Game& game);
/// An icon that is missing; kNone: there is none.
[[nodiscard]] Flow<Icon> choose_missing_icon(Game& game);

extern const PromptKind kDiePrompt;          ///< `die`: no arguments
extern const PromptKind kMissingIconPrompt;  ///< `missing-icon`: no arguments
extern const OptionKind kDieOption;          ///< die
extern const OptionKind kMissingIconOption;  ///< icon

}  // namespace briar::journey
