#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of paying with cards. The arguments stand with each.
namespace briar::journey {

extern const PromptKind kFightPrompt;  ///< `fight`: Side, points needed
extern const PromptKind kMovePrompt;   ///< `move`: Side, points needed
extern const PromptKind
    kCardsPrompt;  ///< `cards`: Side, points needed, points laid out, cards laid out as bits by place

extern const OptionKind kPayOption;         ///< cards as bits by place in the hand, their worth, points needed, Side
extern const OptionKind kCardByCardOption;  ///< Side, points needed
extern const OptionKind kDeclineOption;     ///< Side
extern const OptionKind kAddCardOption;     ///< card, points, whether it doubles
extern const OptionKind kPayTheseOption;    ///< cards laid out, their worth, points needed
extern const OptionKind kNotTheseOption;    ///< no arguments

}  // namespace briar::journey
