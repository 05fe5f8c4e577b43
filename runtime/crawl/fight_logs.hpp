#pragma once

#include "runtime/engine/observer.hpp"

/// The log lines of fights and what comes with them. The arguments stand with each.
namespace briar::crawl {

extern const LogKind kFightBegunLog;  ///< hero, opponent
extern const LogKind
    kScoredLog;  ///< hero, opponent, the total of each, critical hits (1 hero, 2 opponent), added to the dice of each
extern const LogKind kFightOverLog;     ///< hero, opponent, FightEnd
extern const LogKind kEscapedLog;       ///< hero, opponent, tile
extern const LogKind kHeldBackLog;      ///< hero, opponent: it did not get away
extern const LogKind kHurtLog;          ///< hero, amount, cause (-1: none), health left, kept off
extern const LogKind kWoundedLog;       ///< monster, amount, hero (-1: none), health left
extern const LogKind kHealedLog;        ///< piece, amount, health now
extern const LogKind kSparedLog;        ///< hero: it should have died and did not
extern const LogKind kDiedLog;          ///< hero, lives left, tile
extern const LogKind kKilledLog;        ///< hero (-1: nobody), monster
extern const LogKind kDrewItemLog;      ///< hero, item
extern const LogKind kNoItemLog;        ///< hero: the bag is empty
extern const LogKind kAiledLog;         ///< hero, status definition
extern const LogKind kCuredLog;         ///< hero, status definition, doses
extern const LogKind kCalledLog;        ///< hero, partner
extern const LogKind kRefusedLog;       ///< hero, partner
extern const LogKind kDidNotComeLog;    ///< hero, partner
extern const LogKind kJoinedLog;        ///< hero, partner
extern const LogKind kGoesOnAloneLog;   ///< partner
extern const LogKind kShotLog;          ///< hero, item (-1: none), monster, amount
extern const LogKind kNothingThereLog;  ///< hero, tile
extern const LogKind kChargedLog;       ///< monster, hero
extern const LogKind kAttackedLog;      ///< hero, hero attacked
extern const LogKind kGaveKillLog;      ///< hero, victor, monster

}  // namespace briar::crawl
