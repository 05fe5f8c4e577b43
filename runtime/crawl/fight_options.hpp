#pragma once

#include "runtime/engine/decision.hpp"

/// The prompts and options of fights and what comes with them. The arguments stand with each.
namespace briar::crawl {

extern const PromptKind kFightPrompt;     ///< `fight`: hero, opponent, round
extern const PromptKind kTagPrompt;       ///< `tag?`: hero who calls, partner asked
extern const PromptKind kJoinPrompt;      ///< `join`: hero
extern const PromptKind kSharePrompt;     ///< `share`: hero, item drawn
extern const PromptKind kMakeRoomPrompt;  ///< `make-room`: hero, status definition
extern const PromptKind kRansomPrompt;    ///< `ransom`: hero who pays, hero who gets it
extern const PromptKind kFleePrompt;      ///< `flee`: hero
extern const PromptKind kGiveKillPrompt;  ///< `give-kill`: hero who gives, hero who gets it

extern const OptionKind kFightOption;      ///< hero, opponent, the hero's DiceExpr, the opponent's
extern const OptionKind kEscapeOption;     ///< hero, direction, opponent, damage
extern const OptionKind kExploreOption;    ///< hero, opponent, damage: escape to a new tile
extern const OptionKind kCallOption;       ///< hero, partner, AP the partner needs
extern const OptionKind kConsentOption;    ///< 1 yes, 0 no
extern const OptionKind kJoinOption;       ///< partner
extern const OptionKind kShareOption;      ///< who gets the item
extern const OptionKind kLeaveItemOption;  ///< item dropped to make room
extern const OptionKind kShotOption;       ///< item, tile, monster (-1: unrevealed), AP
extern const OptionKind kAttackOption;     ///< hero, hero attacked
extern const OptionKind kGiveKillOption;   ///< monster
extern const OptionKind kBearItOption;     ///< damage taken instead of giving a kill
extern const OptionKind kFleeOption;       ///< hero, direction, AP
extern const OptionKind kStayOption;       ///< no arguments

}  // namespace briar::crawl
