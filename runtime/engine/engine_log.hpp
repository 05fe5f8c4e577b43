#pragma once

#include "runtime/engine/observer.hpp"

/// Log lines that any game may have.
namespace briar {

/// A rule's own words, in LogLine::text. A scenario's script said them: args are its hook, counted from 1, and the
/// line.
extern const LogKind kSaidLog;
extern const LogKind
    kEndedLog;  ///< args: Result, unused, the seat that won (-1: none alone); the reason in LogLine::text
extern const LogKind kRolledLog;  ///< args: roller (-1: nobody), packed dice, sum, what they show (Roll::packed), hero

extern const LogKind kRerolledLog;  ///< args: what the die showed, what it shows now

}  // namespace briar
