#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/playing/beside.hpp"
#include "editor/playing/bot_runner.hpp"
#include "editor/playing/course.hpp"
#include "editor/playing/game_rules.hpp"
#include "editor/playing/keep_job.hpp"
#include "editor/playing/line_of_play.hpp"
#include "editor/playing/opened_game.hpp"
#include "editor/playing/recording.hpp"
#include "editor/playing/step_trace.hpp"
#include "editor/scene/scene.hpp"
#include "runtime/session/load_game.hpp"
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

/// What became of taking changed content into the game.
enum class TakenIn : std::uint8_t {
    Nothing,    ///< nobody plays
    Unchanged,  ///< it is played already
    Refused,    ///< the problems say why
    Outdated,   ///< the game has gone on while the change was taken in beside it
    Done,
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

    /// Another number after every change.
    [[nodiscard]] std::uint64_t moment() const { return moment_; }

    // --- beginning
    /// A fresh game of these rules. The problems say why there is none, or what went wrong at the start. A game that
    /// was played so far is kept as a line that can be gone back to, whatever is played now.
    Diagnostics begin_from(GameRules rules, Start start);
    Diagnostics begin(GameRules rules, Setup setup) {
        return begin_from(std::move(rules), {std::move(setup), nullptr, nullptr});
    }
    /// The same game from its beginning, on the content that came last, in a line of its own. The problems say why
    /// there is none: somebody who is to be played may be gone.
    Diagnostics restart();
    /// Forgets the game.
    void leave();
    [[nodiscard]] bool playing() const { return !course_.empty(); }
    /// What is played now: a stretch of the course on the same content.
    [[nodiscard]] const Session& session() const { return course_.session(); }
    [[nodiscard]] const Course& course() const { return course_; }
    [[nodiscard]] const Game& game() const { return session().game(); }
    [[nodiscard]] const GameRules& rules() const { return course_.rules(); }

    // --- what is shown; only while playing
    [[nodiscard]] const Scene& scene();
    [[nodiscard]] std::vector<Member> party() const { return maker_->party(game()); }
    [[nodiscard]] std::string prompt() const;  ///< what is asked, or how the game ended
    /// What stands over the options: what is asked, whether there is only one, and which bot would choose.
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] const std::vector<OptionView>& options();
    [[nodiscard]] std::vector<LogEntry> log() const;
    [[nodiscard]] std::size_t log_size() const { return playing() ? course_.log_size() : 0; }
    [[nodiscard]] LogEntry log_entry(std::size_t line) const { return course_.log_entry(line); }
    /// The dice that were laid down and are not rolled yet.
    [[nodiscard]] std::vector<int> dice_waiting() const;
    /// What the first, second, ... face of dice is called; none where dice show numbers alone.
    [[nodiscard]] std::vector<std::string> die_faces() const { return maker_->die_faces(game()); }
    /// What happened last that people should be told: a rule failed, something was taken back. Empty: nothing.
    [[nodiscard]] const std::string& note() const { return note_; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }
    /// No rule is to blame for it: the dice that are laid down do not fit.
    [[nodiscard]] bool failed_by_dice() const;
    /// Every rule that has failed since the content was last taken in, each once.
    [[nodiscard]] const Diagnostics& problems() const { return problems_; }

    // --- playing
    /// False: rejected, the note says why.
    bool choose(std::size_t option);
    // Steps are counted through the whole course.
    [[nodiscard]] std::size_t first() const { return course_.first(); }
    [[nodiscard]] std::size_t at() const { return course_.at(); }
    [[nodiscard]] std::size_t last() const { return course_.last(); }
    [[nodiscard]] bool can_undo() const { return playing() && course_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return playing() && course_.can_redo(); }
    /// To the last step at which a person decided, past what bots chose since; where bots alone sit, one step.
    void undo();
    /// The other way.
    void redo();
    void go_to(std::size_t step);
    /// Goes on from `step` in a game of its own; the one so far is kept as a line that can be gone back to. At the end
    /// of the game there is nothing to keep: nothing happens but that the note says so.
    void branch(std::size_t step);
    [[nodiscard]] std::size_t line_count() const { return others_.size() + (playing() ? 1 : 0); }
    [[nodiscard]] std::size_t line() const { return line_.number; }
    using Line = LineOfPlay;
    [[nodiscard]] std::vector<Line> lines() const;  ///< by their numbers
    /// `Line 2, from step 4: step 85 of 178, lost`; as it is called, with its scenario where there are several.
    [[nodiscard]] std::string line_name(const Line& line) const;
    void go_to_line(std::size_t line);
    /// People call it so from now on; empty: by its number alone.
    void call_line(std::size_t line, const std::string& name);
    /// Throws a line away. Where it is the one that is played, the game goes on in the last one before it, or else in
    /// the first behind it. The only one there is stays.
    void drop_line(std::size_t line);
    /// Throws all lines away but the one that is played.
    void drop_other_lines();
    /// How many lines were thrown away last; they can be brought back.
    [[nodiscard]] std::size_t dropped_lines() const { return dropped_.size(); }
    void bring_lines_back();
    /// The next rolls, in order; afterwards chance again. False: dice cannot be laid down here, the note says why.
    bool force_dice(const std::vector<int>& dice);

    // --- seats
    /// Empty: a person.
    void seat_bot(int seat, const std::string& bot);
    /// Every seat is a person's.
    void seat_people();
    [[nodiscard]] std::string bot_of(int seat) const;
    /// Whom the seat decides for: `Edda, Hroald`.
    [[nodiscard]] std::string played_at(int seat) const;
    [[nodiscard]] bool has_bots() const { return !bots_.empty(); }
    [[nodiscard]] bool bot_decides() const;
    /// `The bot of seat 2 (Edda: greedy)`; only where it decides.
    [[nodiscard]] std::string deciding_bot() const;
    /// Whether the content is not what is played now; `catalog` is the pack as its texts stand.
    [[nodiscard]] bool is_behind(const Catalog& catalog) const;
    /// Lets bots think, if one is to decide and they are not held. They stop when a person is to decide.
    void let_bots_play();
    /// Bots stop thinking and begin no more until they are let go on.
    void hold_bots();
    void let_bots_go_on();
    [[nodiscard]] bool bots_held() const { return held_; }
    [[nodiscard]] bool bots_at_work() const { return runner_ != nullptr; }
    /// Makes at most `most` of the choices that bots have made; gives how many.
    std::size_t take_bot_choices(std::size_t most);
    void stop_bots();

    // --- trace
    /// The step that is looked at; or what was tried there by somebody and failed.
    [[nodiscard]] StepTrace trace() const { return failure_ && attempt_.failed ? attempt_ : trace_here(course_); }

    // --- content that changed
    /// What would become of taking these rules in, as far as it is known without doing it; Done: nothing is against it.
    [[nodiscard]] TakenIn may_take_in(const GameRules& rules, Diagnostics& problems);
    /// The game up to where it stands, and with the steps ahead: to be worked on beside it.
    [[nodiscard]] GameCopy copy_so_far() const { return {course_.branch(course_.at()), moment_, renamed_}; }
    [[nodiscard]] GameCopy copy_whole() const { return {course_.branch(course_.last()), moment_, renamed_}; }
    /// An entry of the pack has another id now; the game follows when the change is taken in.
    void note_rename(Renamed renamed) { renamed_.push_back(std::move(renamed)); }
    /// How the game began, as it is called in a catalog.
    [[nodiscard]] Start start_in(const Catalog& catalog) const;
    /// What the scenario that is played is called in a catalog.
    [[nodiscard]] std::string scenario_in(const Catalog& catalog) const;
    /// Goes on where the game stands with what was taken over beside it: a step like any other, which can be taken
    /// back. What no longer fits is told by the note and in the log; problems are those of the pack. Outdated:
    /// `carried` stays as it is.
    TakenIn take_in(CarriedGame& carried, Diagnostics& problems);
    /// All of this at once. Nothing happens when nothing has changed, or when there are no rules in `rules`.
    TakenIn take_over(GameRules rules, Diagnostics& problems);
    /// What was lost when content was last taken in, or a game opened; a line each.
    [[nodiscard]] const std::vector<std::string>& lost() const { return lost_; }
    /// Goes on with the game that was played again beside it, in a line of its own. Where it went the same way on the
    /// same content there is nothing to go on with: the game stays as it is, and the note says so.
    void take_rerun(RerunReport& report, GameRules rules);
    /// Plays it again and goes on with it.
    RerunReport rerun_on(GameRules rules);

    // --- files
    /// A test that begins at that step of what is played on the same content, or a little before, and ends here.
    [[nodiscard]] Recording recording_from(std::size_t step, LookedAt at = {});
    /// All lines, each with its whole course and what is ahead, in one file. Where the pack has changed meanwhile, what
    /// it was is in it as well, unless that is more than can be read again. Returns how many steps before the last
    /// change are not in it for that. Throws std::runtime_error that says what could not be done.
    std::size_t save(const std::filesystem::path& file);
    /// For the next time this pack is open: a save, and beside it the whole course of every line, with the content as
    /// it was. Always in the same file while a game runs: what stands there already is not written once more.
    [[nodiscard]] KeepJob to_keep(const std::filesystem::path& file);
    /// At once. Throws std::exception.
    void keep(const std::filesystem::path& file) { to_keep(file).write(); }
    /// Reads a saved game with its packs and plays it up to where it stood. Takes long: may run in any thread. A game
    /// of packs that the `open` ones (ids or folders) do not bring is refused; none open: any is welcome.
    [[nodiscard]] static OpenedGame read(const std::filesystem::path& file, const PackPath& path,
                                         const std::vector<std::string>& open = {});
    /// Goes on with a game that was read; one that was played so far is kept as a line. False: it could not be; the
    /// note says why and the game stays as it was. The problems are those of the pack.
    bool take(OpenedGame opened, Diagnostics& problems);
    /// Both at once.
    bool load(const std::filesystem::path& file, const PackPath& path, Diagnostics& problems) {
        return take(read(file, path), problems);
    }

private:
    using Bots = std::map<int, std::string>;  ///< by seat
    struct Kept {
        Line line;
        Course course;
        Bots bots{};
    };
    void adopt(Course course);
    void set_aside();
    void go_on_in(Kept next);
    bool keep_running_game();
    [[nodiscard]] std::vector<GameToSave> games_to_save(const Tree& whole);
    [[nodiscard]] std::vector<LineToKeep> lines_to_keep();
    [[nodiscard]] std::vector<std::size_t> numbers_of_others() const;
    void number_played(const OpenedGame& opened);
    void number_others(OpenedGame& opened);
    void drop_known_lines(OpenedGame& opened);
    [[nodiscard]] bool holds(const Course& other) const;
    bool stands_here(const OpenedGame& opened);
    void add_lines(OpenedGame& opened, std::vector<std::string>& unknown);
    void go_on_with(OpenedGame& opened);
    void note_what_is_missing(const OpenedGame& opened, std::vector<std::string> unknown);
    [[nodiscard]] std::size_t step_of_person(bool back) const;
    void travel_to_person(std::size_t step);
    void end_bots();
    void arrive();
    void touch();
    void tell_failure(const Chosen& chosen, StepTrace attempt = {});
    void tell_how_it_went_on(const WentOn& how);
    void add_problem(const Failure& failure);
    Chosen choose_watched(std::size_t option, Trace& watched);
    bool goes_as_before(const std::string& key);
    /// Of a choice a single step ahead is a slip that was taken back.
    enum class Ahead : std::uint8_t { OfAChoice, OfAChange };
    void keep_what_is_ahead(Ahead of = Ahead::OfAChoice);

    Course course_;
    std::vector<Kept> others_;   ///< those that are not played now
    std::vector<Kept> dropped_;  ///< those that were thrown away last
    Line line_;
    std::size_t next_line_ = 1;
    const Ruleset* shown_ = nullptr;  ///< what `maker_` arranges
    std::unique_ptr<SceneMaker> maker_;
    std::optional<Scene> scene_;
    std::optional<std::vector<OptionView>> options_;
    Bots bots_;
    std::unique_ptr<BotRunner> runner_;
    bool held_ = false;
    std::shared_ptr<KeepOrder> keep_order_ = make_keep_order();
    std::uint64_t moment_ = 0;      ///< counts what has changed
    std::vector<Renamed> renamed_;  ///< since the pack was opened
    std::vector<std::string> lost_;
    std::string note_;
    std::string noted_before_bots_;  ///< what was told when they began
    std::optional<Failure> failure_;
    StepTrace attempt_;  ///< what led to the failure, where it was watched
    Diagnostics problems_;
    std::function<void()> changed_;
    std::function<void()> wake_;
};

}  // namespace briar::editor
