#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of skill checks. The arguments stand with each.
namespace briar::journey {

extern const PromptKind kCheckPrompt;  ///< `check`: location, 0, icons that are missing
extern const PromptKind kIconPrompt;   ///< `icon`: icon to be paid for next, cards set aside, icons not paid for

extern const OptionKind kPayIconOption;  ///< icon, Means::Sort, piece or die, damage
extern const OptionKind kFailOption;     ///< location whose consequence follows (-1: none)
extern const OptionKind kBackOption;     ///< no arguments: nothing is spent

}  // namespace briar::journey
