#pragma once

#include <string>
#include <vector>

#include "runtime/engine/observer.hpp"

namespace briar {

/// Writes down which events were announced and which rule answered, with its file and line.
class Trace final : public Observer {
public:
    void happened(const Game& game, const LogLine& line) override;
    void announced(const Game& game, const Event& event) override;
    void answered(const Game& game, RuleId rule, const Event& event, bool condition_met) override;

    /// What was written since the last time.
    [[nodiscard]] std::vector<std::string> take();

private:
    std::vector<std::string> lines_;
};

/// `web.entered (tiles.yaml:12)`: a rule as people find it.
[[nodiscard]] std::string rule_words(const Game& game, RuleId rule);

}  // namespace briar
