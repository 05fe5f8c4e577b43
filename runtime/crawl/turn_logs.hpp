#pragma once

#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/observer.hpp"

/// The log lines of turns, moves and exploring. The arguments stand with each.
namespace briar::crawl {

extern const LogKind kTurnLog;            ///< hero, round
extern const LogKind kTurnEndedLog;       ///< hero
extern const LogKind kRoundEndedLog;      ///< round
extern const LogKind kMovedLog;           ///< hero, x, y, tile
extern const LogKind kLaidLog;            ///< hero, tile, x, y
extern const LogKind kNoFitLog;           ///< hero, tile
extern const LogKind kRealmCompleteLog;   ///< realm, tiles that are left over
extern const LogKind kAppearsLog;         ///< monster, tile
extern const LogKind kNothingAppearsLog;  ///< tile
extern const LogKind kSpawnedLog;         ///< monster, tile

/// Says that a rule did not allow something, with its reason: `Ann cannot move to 0,1: the bridge is up`.
void log_forbidden(Game& game, PieceId hero, const char* what, const Event& event);

}  // namespace briar::crawl
