#include "runtime/session/session_log.hpp"

namespace briar {

void SessionLog::happened(const Game& game, const LogLine& line) {
    if (!recording_) return;
    lines_.push_back(line);
    if (watcher_ != nullptr) watcher_->happened(game, line);
}

void SessionLog::announced(const Game& game, const Event& event) {
    if (recording_ && watcher_ != nullptr) watcher_->announced(game, event);
}

void SessionLog::answered(const Game& game, RuleId rule, const Event& event, bool condition_met) {
    if (recording_ && watcher_ != nullptr) watcher_->answered(game, rule, event, condition_met);
}

const LogKind kPutAsideLog{"put aside", [](const Game&, const LogLine& line) { return line.text; }};

}  // namespace briar
