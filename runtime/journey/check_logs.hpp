#pragma once

#include "runtime/engine/observer.hpp"

/// The log lines of skill checks. The arguments stand with each.
namespace briar::journey {

extern const LogKind kDiceLog;     ///< location, the faces of the first four dice as bytes, of the other four
extern const LogKind kPaidLog;     ///< icon, what pays: see Means (0 card, 1 hero, 2 die), piece or the die's icon
extern const LogKind kPassedLog;   ///< location
extern const LogKind kFailedLog;   ///< location
extern const LogKind kCountedLog;  ///< icon that a rule counts as met

}  // namespace briar::journey
