#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/session/failure.hpp"
#include "runtime/session/history.hpp"
#include "runtime/session/session_log.hpp"
#include "runtime/source/tree.hpp"

/// A session: one game being played, with its history. Everything that drives a game for people or files goes through
/// it; bots in bulk may drive a Game themselves.
namespace briar {

/// How a session begins: from a fresh set-up, or from a position laid over it.
struct Start {
    Setup setup;
    std::shared_ptr<const Document> position;  ///< null: none; its root is the position
    const Node* position_node = nullptr;       ///< a part of `position` instead of its root
};

/// What is done when a rule fails. PutAside: everything goes back to the last quiescent point, the rule takes no part
/// from there on, what was chosen since is chosen again, and the game goes on. Strict: the move is undone and the
/// session stops with the failure.
enum class OnFailure : std::uint8_t { PutAside, Strict };

struct SessionOptions {
    OnFailure on_failure = OnFailure::PutAside;
    bool log = true;
    std::size_t snapshot_every = 8;  ///< steps between kept states, at least
};

/// How a game went on without a rule that was put aside.
struct WentOn {
    std::size_t from = 0;         ///< the step after which the rule was put aside
    std::size_t lost = 0;         ///< so many steps since then, the last ones, are not possible any more
    std::vector<Failure> others;  ///< of rules that failed meanwhile, and are put aside as well
};

/// What became of a choice.
struct Chosen {
    enum class Outcome : std::uint8_t { Done, Rejected, Failed };
    Outcome outcome = Outcome::Done;
    std::string reason;               ///< Rejected: why, for people
    std::vector<std::string> near;    ///< Rejected: keys that may have been meant
    std::optional<Failure> failure;   ///< Failed: what went wrong; the session stands where the policy says
    std::optional<WentOn> went_on{};  ///< Failed: a rule was put aside; the choice itself was not made

    [[nodiscard]] bool done() const { return outcome == Outcome::Done; }
};

/// What became of a walk through the history.
struct Travel {
    bool moved = false;
    bool unlearned = false;  ///< went back across a roll, a draw or something revealed
};

/// A failure that happened in the session.
struct Incident {
    std::size_t step = 0;  ///< where the session stood when it happened
    Failure failure;
};

class Session {
public:
    /// What became of a beginning.
    struct Begun {
        std::unique_ptr<Session> session;  ///< null: the game could not be begun
        Diagnostics problems;              ///< of the wish, the position, and rules that failed at once
    };
    /// Sets up and runs to the first decision. `scripts` may be null where the rules need none. A position that does
    /// not fit in places is reported; what fits is taken. In strict sessions any problem is the end.
    [[nodiscard]] static Begun begin(std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts,
                                     Start start, const SessionOptions& options = {});
    ~Session();

    // --- where the game stands
    [[nodiscard]] const Game& game() const { return game_; }
    /// For bots, who only look but ask rules for numbers: the state must stay as it is.
    [[nodiscard]] Game& game_to_ask() { return game_; }
    [[nodiscard]] const Ruleset& rules() const { return game_.rules(); }
    [[nodiscard]] const State& state() const { return game_.state(); }
    [[nodiscard]] const Start& start() const { return start_; }
    [[nodiscard]] const SessionOptions& options() const { return options_; }
    /// The game is over, or the session has stopped: there is nothing to choose.
    [[nodiscard]] bool over() const { return stopped_ || game_.over(); }
    [[nodiscard]] const std::optional<Failure>& stopped() const { return stopped_; }
    [[nodiscard]] const Decision& decision() const { return game_.decision(); }
    /// The keys of the decision's options; none when it is over.
    [[nodiscard]] const std::vector<std::string>& keys();
    /// Whether the state alone says where the game stands.
    [[nodiscard]] bool quiescent() const;
    /// The last quiescent point so far, or the fresh start.
    [[nodiscard]] const Snapshot& last_quiescent() const { return quiet_; }
    /// The steps from there to where the session stands: played from that state, they lead to this one.
    [[nodiscard]] std::span<const SessionStep> since_quiescent() const {
        return std::span(history_).subspan(quiet_.step, at_ - quiet_.step);
    }
    struct QuietPosition {
        std::size_t step = 0;
        Tree position;  ///< null: there was no quiescent point so far
    };
    /// The last quiescent point at or before `step`, as a position. The session stays where it stands.
    [[nodiscard]] QuietPosition quiet_position(std::size_t step);
    [[nodiscard]] std::uint64_t state_hash() const { return game_.state().hash(); }
    /// An option that was tried here and failed; choosing it again is rejected.
    [[nodiscard]] bool is_failing(std::size_t option) const;
    /// The option, or the next one that has not failed here; for bots, who would try the same for ever.
    [[nodiscard]] std::size_t not_failing(std::size_t option) const;

    // --- playing
    /// Rejected without any change: an index out of range, a failing option, a game that is over.
    Chosen choose(std::size_t option);
    /// By key or by the beginning of exactly one key.
    Chosen choose(std::string_view key);
    /// By the whole key, as it stands in saves.
    Chosen choose_exactly(std::string_view key);
    /// From here on the rule takes no part: a step of its own, at a quiescent point only; false otherwise.
    bool put_aside(RuleId rule);
    /// The next dice show these numbers, then chance goes on: a step of its own. Dice laid down before are replaced.
    /// False: the game is over, there are none or too many, or one shows less than 1 or more than 100.
    bool lay_dice(const std::vector<int>& dice);

    // --- history: step n is the state after n steps
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::size_t first() const { return snapshots_.first().step; }  ///< rules may fail before any choice
    [[nodiscard]] std::size_t last() const { return history_.size(); }
    [[nodiscard]] bool can_undo() const { return at_ > first(); }
    [[nodiscard]] bool can_redo() const { return at_ < last(); }
    /// Whether going back to `step` would take back something learned.
    [[nodiscard]] bool would_unlearn(std::size_t step) const;
    Travel undo() { return can_undo() ? go_to(at_ - 1) : Travel{}; }
    Travel redo() { return can_redo() ? go_to(at_ + 1) : Travel{}; }
    /// Steps outside the history are moved to its nearest end.
    Travel go_to(std::size_t step);
    /// A session of its own that stands at `step` and goes on from there; this one stays as it is.
    [[nodiscard]] std::unique_ptr<Session> branch(std::size_t step, std::unique_ptr<ScriptHost> scripts) const;
    /// All steps, those ahead included, with their keys. Walks through the history to render keys not asked for yet.
    [[nodiscard]] const std::vector<SessionStep>& steps();
    /// What kind of step led to step `step`; `step` is beyond `first()`, or was made by beginning.
    [[nodiscard]] StepSort sort_of(std::size_t step) const { return history_[step - 1].sort; }
    /// Which option step `step` took; of choices alone.
    [[nodiscard]] std::size_t option_of(std::size_t step) const { return history_[step - 1].number; }
    /// How often something learned was taken back.
    [[nodiscard]] std::uint32_t unlearned() const { return unlearned_; }
    void set_unlearned(std::uint32_t times) { unlearned_ = times; }
    [[nodiscard]] const std::vector<Incident>& incidents() const { return incidents_; }
    /// The hash after `kHashEvery`, twice as many, ... steps, up to the last step that was made.
    static constexpr std::size_t kHashEvery = 8;
    [[nodiscard]] const std::vector<std::uint64_t>& hashes() const { return hashes_; }

    // --- log
    /// How many lines the log has up to `step`.
    [[nodiscard]] std::size_t log_size(std::size_t step) const { return log_ends_[step]; }
    [[nodiscard]] std::size_t log_size() const { return log_size(at_); }
    [[nodiscard]] const LogLine& log_line(std::size_t line) const { return log_.lines()[line]; }
    [[nodiscard]] std::string log_text(std::size_t line) const;
    /// Sees what new choices bring, not what is played again. May be null.
    void set_watcher(Observer* watcher) { log_.set_watcher(watcher); }

private:
    Session(std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts, Start start,
            const SessionOptions& options);
    bool lay_out(Diagnostics& problems);
    bool run_first(Diagnostics& problems);
    Chosen fail(const std::exception& error, std::size_t option);
    Chosen stop_or_mark(Failure failure, std::size_t option);
    bool try_put_aside(RuleId rule);
    WentOn choose_again(const std::vector<SessionStep>& since);
    bool choose_again(const SessionStep& step);
    [[nodiscard]] std::string put_aside_text(RuleId rule) const;
    void push(SessionStep step);
    void arrive();
    [[nodiscard]] Tree quiet_position_here() const;
    void redo_step(const SessionStep& step);
    void travel(std::size_t step);
    void cut_future();
    Chosen choose_through(std::size_t leading, std::string_view key);

    Game game_;
    Start start_;
    SessionOptions options_;
    SessionLog log_;
    Snapshots snapshots_;
    Snapshot quiet_;
    std::vector<SessionStep> history_;
    std::vector<std::size_t> log_ends_;  ///< lines after each number of steps
    std::vector<std::uint64_t> hashes_;
    std::size_t at_ = 0;
    std::optional<Failure> stopped_;
    std::vector<Incident> incidents_;
    std::map<std::size_t, std::set<std::size_t>> failing_;  ///< by step: options
    std::uint32_t unlearned_ = 0;
    std::vector<std::string> keys_;
    bool keys_known_ = false;
};

/// How the session ended: `Won: the reason`, or that it stopped because a rule failed. Only when it is over.
[[nodiscard]] std::string result_text(const Session& session);

}  // namespace briar
