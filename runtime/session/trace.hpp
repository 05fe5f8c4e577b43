#pragma once

#include <string>
#include <vector>

#include "runtime/engine/observer.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {

/// Event: something was announced. Answer: a rule answered it. Refusal: its condition said no. Told: a line of the log.
enum class TraceSort : std::uint8_t { Event, Answer, Refusal, Told };

/// One thing that was watched.
struct TraceLine {
    TraceSort sort = TraceSort::Event;
    std::string text;  ///< the event with its fields, or what was told; empty where a rule says it all
    std::string rule;  ///< which one answered, or did it; empty: the system's own rules
    Place place{};     ///< where that rule is written; no file: nowhere
};

/// As a terminal shows it: `    answers web.entered (tiles.yaml:12)`.
[[nodiscard]] std::string to_text(const TraceLine& line);

/// Writes down which events were announced and which rule answered, with its file and line.
class Trace final : public Observer {
public:
    void happened(const Game& game, const LogLine& line) override;
    void announced(const Game& game, const Event& event) override;
    void answered(const Game& game, RuleId rule, const Event& event, bool condition_met) override;

    /// What was written since the last time.
    [[nodiscard]] std::vector<TraceLine> take();

private:
    std::vector<TraceLine> lines_;
};

/// `web.entered (tiles.yaml:12)`: a rule as people find it.
[[nodiscard]] std::string rule_words(const Game& game, RuleId rule);

}  // namespace briar
