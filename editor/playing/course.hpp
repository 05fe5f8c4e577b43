#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/playing/game_rules.hpp"
#include "runtime/session/session.hpp"

/// The whole course of a game, through all the content that it was played with.
namespace briar::editor {

/// One line of the log, with what made it happen.
struct LogEntry {
    std::string text;
    std::size_t step = 0;  ///< it was told when this step was made; 0: at the beginning
    std::string cause;     ///< in words: `Web (entered)`; empty: the system's own rules
    Place place;           ///< where the cause is written, or where it failed; no file: nowhere
};

/// A step that was made, as it can be made again elsewhere.
struct CourseStep {
    StepSort sort = StepSort::Choice;
    std::string key;
    std::string told;      ///< the lines of the log, joined
    std::size_t step = 0;  ///< where the course stood afterwards
};

/// Sessions one after the other, each with the content that was played then. One step leads from where a session was
/// left to where the next one took over: the pack changed. Going back over it shows the game as it was, on the content
/// as it was; a choice made there cuts off what came later, as anywhere.
class Course {
public:
    /// What was played on the same content.
    struct Era {
        GameRules rules;
        std::unique_ptr<Session> session;
        std::size_t from = 0;           ///< the session's step at which it took over
        std::size_t begins = 0;         ///< the course's step there
        std::size_t left = 0;           ///< the session's step at which the next one took over
        std::size_t quiet_lines = 0;    ///< lines of its log that had been told before
        std::vector<std::string> told;  ///< what is told where it took over
        std::string kept_as{};          ///< the file that holds it as it is; empty: it is none's, or has changed since
    };

    Course() = default;
    /// As it was kept, in its order; it stands at `step`. None may be empty.
    Course(std::vector<Era> eras, std::size_t step);
    /// `told` stands in the log before everything else, and after it which rules take no part.
    Course(GameRules rules, std::unique_ptr<Session> session, std::vector<std::string> told = {});

    [[nodiscard]] bool empty() const { return eras_.empty(); }
    /// The session in which the game stands now, and what it is played with.
    [[nodiscard]] Session& session() const { return *now().session; }
    [[nodiscard]] const GameRules& rules() const { return now().rules; }
    /// How the whole game began.
    [[nodiscard]] const Start& start() const { return eras_.front().session->start(); }
    /// The content that came last.
    [[nodiscard]] const GameRules& last_rules() const { return eras_.back().rules; }

    // --- steps, counted through all sessions
    [[nodiscard]] std::size_t first() const { return eras_.front().begins; }
    [[nodiscard]] std::size_t at() const { return step_of(now_, session().at()); }
    [[nodiscard]] std::size_t last() const;
    [[nodiscard]] bool can_undo() const { return at() > first(); }
    [[nodiscard]] bool can_redo() const { return at() < last(); }
    Travel go_to(std::size_t step);
    /// What the step was that led here, for people: `the pack changed`, `dice laid down`. Empty: a choice.
    [[nodiscard]] std::string remark() const;
    /// The pack has changed since the game began: the session does not know what was before.
    [[nodiscard]] bool behind_a_change() const { return now_ > 0; }
    /// How many steps lie between here and where the pack changed, or the beginning.
    [[nodiscard]] std::size_t steps_here() const { return session().at() - now().from; }
    /// How many lie before that.
    [[nodiscard]] std::size_t steps_before() const { return now().begins - first(); }

    // --- what changes it
    Chosen choose(std::size_t option);
    bool lay_dice(const std::vector<int>& dice);
    /// The game goes on in this session, on other content, from where it stands. `told` stands in the log there.
    void take_in(GameRules rules, std::unique_ptr<Session> session, std::vector<std::string> told);
    /// The step at which the course stands as that game does, where one of its parts holds all that was played there.
    /// Nothing: none does.
    [[nodiscard]] std::optional<std::size_t> step_like(Session& other) const;
    /// The step at which this course stands as the other does, where it holds all of it.
    [[nodiscard]] std::optional<std::size_t> step_like(const Course& other) const;
    /// A course of its own that stands at `step` and goes on from there.
    [[nodiscard]] Course branch(std::size_t step) const;

    // --- what is kept
    [[nodiscard]] const std::vector<Era>& eras() const { return eras_; }
    /// That file holds this part of the course from now on, until the part changes.
    void note_kept(std::size_t era, std::string file) { eras_[era].kept_as = std::move(file); }
    /// A part of the course that was played on the same content, up to the session's step `last`.
    struct Stretch {
        Session* session = nullptr;
        std::size_t last = 0;
    };
    /// The stretch in which the game stands, and those that follow it.
    [[nodiscard]] std::vector<Stretch> stretches_from_here() const;

    // --- what is told
    [[nodiscard]] std::size_t log_size() const;
    [[nodiscard]] LogEntry log_entry(std::size_t line) const;
    /// All steps, those ahead included.
    [[nodiscard]] std::vector<CourseStep> steps() const;

private:
    [[nodiscard]] const Era& now() const { return eras_[now_]; }
    [[nodiscard]] bool is_last(std::size_t era) const { return era + 1 == eras_.size(); }
    [[nodiscard]] std::size_t step_of(std::size_t era, std::size_t step) const {
        return eras_[era].begins + step - eras_[era].from;
    }
    [[nodiscard]] std::size_t lines_of(std::size_t era) const;
    [[nodiscard]] LogEntry entry_of(std::size_t era, std::size_t line) const;
    void take_over_behind_rules_put_aside(std::size_t from);
    void go_on_from_here();

    std::vector<Era> eras_;
    std::size_t now_ = 0;
};

}  // namespace briar::editor
