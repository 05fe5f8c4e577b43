#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "runtime/engine/ids.hpp"

/// What may be watched while a game runs: the log (what happened) and the trace (which rule answered what). Without an
/// observer neither costs more than a test.
namespace briar {

class Game;
struct Event;
struct LogLine;

/// What all log lines of one sort share.
struct LogKind {
    const char* name;                                       ///< `moved`: for programs
    std::string (*text)(const Game& game, const LogLine&);  ///< `Ann moves north to 2,-1.`
};

/// Something that happened, as numbers; the text is rendered on demand.
struct LogLine {
    const LogKind* kind = nullptr;
    RuleId cause;  ///< the rule that did it; none: the system's own rules
    std::array<std::int32_t, 6> args{};
    std::string text;  ///< what a script said in its own words; else empty
};

class Observer {
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

    virtual void happened(const Game& game, const LogLine& line) = 0;
    /// An event is announced (whether or not anything listens).
    virtual void announced(const Game&, const Event&) {}
    /// A rule begins to answer an event, or its condition said no.
    virtual void answered(const Game&, RuleId, const Event&, bool /*condition_met*/) {}
};

}  // namespace briar
