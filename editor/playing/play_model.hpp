#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/playing/bot_runner.hpp"
#include "editor/playing/game_rules.hpp"
#include "editor/playing/rerun.hpp"
#include "editor/playing/trace_log.hpp"
#include "editor/scene/scene.hpp"
#include "runtime/session/session.hpp"

/// A game being played in the editor, without any window: what the play pane shows and does.
namespace briar::editor {

/// One option as people see it.
struct OptionView {
    std::string key;
    std::string label;
    bool failing = false;    ///< was tried here and failed
    bool suggested = false;  ///< what a sensible player would often take
};

/// One line of the log, with what made it happen.
struct LogEntry {
    std::string text;
    std::size_t step = 0;  ///< it was told when this step was made; 0: at the beginning
    std::string cause;     ///< `web.entered`; empty: the system's own rules
    Place place;           ///< where the cause is written; no file: nowhere
};

class PlayModel {
public:
    PlayModel();
    ~PlayModel();
    PlayModel(const PlayModel&) = delete;
    PlayModel& operator=(const PlayModel&) = delete;

    /// Called after anything has changed.
    void on_change(std::function<void()> listener) { changed_ = std::move(listener); }
    /// Called in the bots' thread when they have something: it should lead to `take_bot_choices` in the model's own.
    void on_bots(std::function<void()> wake) { wake_ = std::move(wake); }

    // --- beginning
    /// A fresh game of these rules. The problems say why there is none, or what went wrong at the start.
    Diagnostics begin(GameRules rules, Setup setup);
    /// The same game from its beginning, with this seed.
    Diagnostics restart(std::uint64_t seed);
    /// Forgets the game.
    void leave();
    [[nodiscard]] bool playing() const { return session_ != nullptr; }
    [[nodiscard]] const Session& session() const { return *session_; }
    [[nodiscard]] const Game& game() const { return session_->game(); }
    [[nodiscard]] const GameRules& rules() const { return rules_; }

    // --- what is shown; only while playing
    [[nodiscard]] const Scene& scene();
    [[nodiscard]] std::vector<Member> party() const { return maker_->party(game()); }
    [[nodiscard]] std::string prompt() const;  ///< what is asked, or how the game ended
    [[nodiscard]] const std::vector<OptionView>& options();
    [[nodiscard]] std::vector<LogEntry> log() const;
    [[nodiscard]] std::size_t log_size() const { return session_ ? session_->log_size() : 0; }
    [[nodiscard]] LogEntry log_entry(std::size_t line) const;
    /// What happened last that people should be told: a rule failed, something was taken back. Empty: nothing.
    [[nodiscard]] const std::string& note() const { return note_; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

    // --- playing
    /// False: rejected, the note says why.
    bool choose(std::size_t option);
    void undo();
    void redo();
    void go_to(std::size_t step);
    /// Goes on from `step` in a game of its own; the one so far is kept as a line that can be gone back to.
    void branch(std::size_t step);
    [[nodiscard]] std::size_t line_count() const { return others_.size() + (session_ ? 1 : 0); }
    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] std::vector<std::size_t> lines() const;  ///< their numbers, in the order in which they were begun
    void go_to_line(std::size_t line);
    /// The next rolls, in order; afterwards chance again. False: dice cannot be laid down here, the note says why.
    bool force_dice(const std::vector<int>& dice);

    // --- seats
    /// Empty: a person.
    void seat_bot(int seat, const std::string& bot);
    /// Every seat is a person's.
    void seat_people();
    [[nodiscard]] std::string bot_of(int seat) const;
    [[nodiscard]] bool bot_decides() const;
    /// Lets bots think, if one is to decide. They stop when a person is.
    void let_bots_play();
    [[nodiscard]] bool bots_at_work() const { return runner_ != nullptr; }
    /// Makes at most `most` of the choices that bots have made; gives how many.
    std::size_t take_bot_choices(std::size_t most);
    void stop_bots();

    // --- trace
    void set_trace(bool on);
    [[nodiscard]] bool traces() const { return tracing_; }
    [[nodiscard]] const std::vector<std::string>& trace() const { return trace_.lines(); }

    // --- content that changed
    /// Goes on with these rules where the game stands. What no longer fits is reported. Nothing happens when there are
    /// no rules in `rules`.
    Diagnostics take_over(GameRules rules);
    /// The same choices and dice on these rules, from the beginning, in a line of its own.
    RerunReport rerun_on(GameRules rules);

    // --- files
    /// The last move as a pack test, as YAML; empty: it cannot be recorded.
    [[nodiscard]] std::string record_test(const std::string& name);
    /// Throws std::runtime_error that says what could not be done.
    void save(const std::filesystem::path& file);
    /// False: it could not be opened; the problems say why and the game stays as it was.
    bool load(const std::filesystem::path& file, const PackPath& path, Diagnostics& problems);

private:
    void adopt(std::unique_ptr<Session> session);
    void touch();
    void tell_failure(const Chosen& chosen);

    GameRules rules_;
    std::unique_ptr<Session> session_;
    std::vector<std::pair<std::size_t, std::unique_ptr<Session>>> others_;  ///< by line
    std::size_t line_ = 0;
    std::size_t next_line_ = 1;
    std::unique_ptr<SceneMaker> maker_;
    std::optional<Scene> scene_;
    std::optional<std::vector<OptionView>> options_;
    std::map<int, std::string> bots_;
    std::unique_ptr<BotRunner> runner_;
    TraceLog trace_;
    bool tracing_ = false;
    std::string note_;
    std::optional<Failure> failure_;
    std::function<void()> changed_;
    std::function<void()> wake_;
};

}  // namespace briar::editor
