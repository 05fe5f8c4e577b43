#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of a turn and of laying a tile. The arguments stand with each.
namespace briar::crawl {

extern const PromptKind kTurnPrompt;  ///< `turn`: hero
extern const PromptKind kLayPrompt;   ///< `lay`: hero, tile, beside

extern const OptionKind kMoveOption;    ///< direction, tile, AP, hero
extern const OptionKind kRevealOption;  ///< AP, hero
extern const OptionKind kFaceOption;    ///< hero, monster
extern const OptionKind kEndOption;     ///< hero
extern const OptionKind kLayOption;     ///< tile, beside, direction, quarter turns

}  // namespace briar::crawl
