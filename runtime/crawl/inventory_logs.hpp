#pragma once

#include "runtime/engine/observer.hpp"

/// The log lines of what heroes carry. The arguments stand with each.
namespace briar::crawl {

extern const LogKind kTookLog;       ///< hero, item
extern const LogKind kLeftLog;       ///< hero, item: no space for it
extern const LogKind kDroppedLog;    ///< hero, item
extern const LogKind kShiftedLog;    ///< hero, piece, space (ZoneId)
extern const LogKind kExchangedLog;  ///< hero, piece, piece
extern const LogKind kTradedLog;     ///< hero, item (-1: none), other hero, the other's item (-1: none)
extern const LogKind kDeclinedLog;   ///< hero, other hero: no trade

}  // namespace briar::crawl
