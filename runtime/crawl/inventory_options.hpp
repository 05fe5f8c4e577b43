#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of what heroes carry. The arguments stand with each.
namespace briar::crawl {

extern const PromptKind kInventoryPrompt;  ///< `inventory`: hero
extern const PromptKind kRoomPrompt;       ///< `room`: hero, item that finds no space

extern const OptionKind kInventoryOption;  ///< hero
extern const OptionKind kPickUpOption;     ///< hero, item
extern const OptionKind kShiftOption;      ///< hero, piece, space (ZoneId)
extern const OptionKind kExchangeOption;   ///< hero, piece, piece: they change places
extern const OptionKind kDropOption;       ///< hero, item
extern const OptionKind kGiveOption;       ///< hero, item, other hero
extern const OptionKind kTakeOption;       ///< hero, item, other hero
extern const OptionKind kTradeOption;      ///< hero, item, other hero, the other's item
extern const OptionKind kBackOption;       ///< hero
extern const OptionKind kLeaveOption;      ///< hero, item: it stays on the tile
extern const OptionKind kReplaceOption;    ///< hero, item dropped, item taken

}  // namespace briar::crawl
