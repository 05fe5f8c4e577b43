#pragma once

#include "runtime/engine/decision.hpp"
#include "runtime/journey/journey_data.hpp"

/// Looking ahead: the top of the deck is seen, and what is not wanted goes under it.
namespace briar::journey {

/// The player sees the top cards and may put any of them under the deck, one after another; the others keep their
/// order.
Flow<void> look_at_deck(Game& game, int cards);

extern const PromptKind kLookPrompt;   ///< `look`: cards still to be looked at
extern const OptionKind kUnderOption;  ///< card
extern const OptionKind kKeepOption;   ///< no arguments

}  // namespace briar::journey
