#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/observer.hpp"

/// The log of a session: what happened, as numbers, rendered on demand.
namespace briar {

class SessionLog : public Observer {
public:
    /// As long as it lives no lines are kept: what is played again from a snapshot is known already.
    class Unrecorded {
    public:
        explicit Unrecorded(SessionLog& log) : log_(log), before_(std::exchange(log.recording_, false)) {}
        Unrecorded(const Unrecorded&) = delete;
        Unrecorded& operator=(const Unrecorded&) = delete;
        ~Unrecorded() { log_.recording_ = before_; }

    private:
        SessionLog& log_;
        bool before_;
    };
    /// Another one who watches what is new (a trace). May be null; must outlive its use.
    void set_watcher(Observer* watcher) { watcher_ = watcher; }

    void happened(const Game& game, const LogLine& line) override;
    void announced(const Game& game, const Event& event) override;
    void answered(const Game& game, RuleId rule, const Event& event, bool condition_met) override;

    [[nodiscard]] const std::vector<LogLine>& lines() const { return lines_; }
    void add(LogLine line) { lines_.push_back(std::move(line)); }
    void shorten(std::size_t size) { lines_.resize(size); }
    [[nodiscard]] std::vector<LogLine> tail(std::size_t from) const {
        return {lines_.begin() + static_cast<std::ptrdiff_t>(from), lines_.end()};
    }

private:
    std::vector<LogLine> lines_;
    Observer* watcher_ = nullptr;
    bool recording_ = true;
};

/// That a rule failed and does not take part any more; the line's text says it.
extern const LogKind kPutAsideLog;

}  // namespace briar
