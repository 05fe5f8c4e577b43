#pragma once

#include "runtime/engine/decision.hpp"

/// The prompt and the option of spreading damage. The arguments stand with each.
namespace briar::journey {

extern const PromptKind kDamagePrompt;  ///< `damage`: points left to give
extern const OptionKind kDamageOption;  ///< hero, health it would have left, points left to give afterwards

}  // namespace briar::journey
