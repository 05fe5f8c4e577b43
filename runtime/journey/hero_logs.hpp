#pragma once

#include "runtime/engine/observer.hpp"

/// The log lines of what happens to heroes and gold. The arguments stand with each.
namespace briar::journey {

extern const LogKind kExhaustedLog;      ///< hero
extern const LogKind kRestoredLog;       ///< hero
extern const LogKind kRevivedLog;        ///< hero, health
extern const LogKind kHealedLog;         ///< hero, amount, health now
extern const LogKind kHurtLog;           ///< hero, amount, health left
extern const LogKind kUnhurtLog;         ///< hero: the damage came to nothing
extern const LogKind kSparedLog;         ///< hero: it should have fallen and did not
extern const LogKind kIncapacitatedLog;  ///< hero
extern const LogKind kGainedGoldLog;     ///< amount, gold now, amount that found no room
extern const LogKind kLostGoldLog;       ///< amount, gold now

}  // namespace briar::journey
