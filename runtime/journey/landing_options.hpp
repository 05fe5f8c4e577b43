#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of a landing and of shops. The arguments stand with each.
namespace briar::journey {

extern const PromptKind kLandingPrompt;  ///< `landing`: location
extern const PromptKind kShopPrompt;     ///< `shop`: shop (-1: none, items are just offered)

extern const OptionKind kRestOption;  ///< cards in the discard pile, tokens
extern const OptionKind kShopOption;  ///< shop, tokens
extern const OptionKind kGoOnOption;  ///< next location (-1: none)
extern const OptionKind kBuyOption;   ///< item, price
extern const OptionKind kDoneOption;  ///< no arguments: the shop is left

}  // namespace briar::journey
