#include "editor/playing/play_model.hpp"

#include <algorithm>

#include "editor/playing/failing_place.hpp"
#include "editor/playing/left_out_words.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Steps that are looked at for one where a person decides: each of them is gone to.
constexpr int kMostLooked = 200;

}  // namespace

PlayModel::PlayModel() = default;

PlayModel::~PlayModel() { stop_bots(); }

void PlayModel::touch() {
    ++moment_;
    scene_.reset();
    options_.reset();
    if (changed_) changed_();
}

/// The game stands in a session that it may not have stood in before.
void PlayModel::arrive() {
    const Ruleset& rules = session().rules();
    if (shown_ != &rules) maker_ = make_scene_maker(rules);
    shown_ = &rules;
}

void PlayModel::adopt(Course course) {
    course_ = std::move(course);
    arrive();
    failure_.reset();
}

Diagnostics PlayModel::begin_from(GameRules rules, Start start) {
    stop_bots();
    Diagnostics problems = rules.problems;
    if (!rules.rules) return problems;
    Session::Begun begun = Session::begin(rules.rules, system_set().script_host(*rules.rules), std::move(start));
    problems.append(begun.problems);
    if (!begun.session) return problems;
    keep_running_game();
    held_ = false;
    problems_ = std::move(begun.problems);
    const std::string left_out = left_out_in_words(*rules.rules);
    if (!left_out.empty()) note_ = left_out + (note_.empty() ? "" : " " + note_);
    adopt({std::move(rules), std::move(begun.session)});
    touch();
    return problems;
}

void PlayModel::leave() {
    stop_bots();
    ++moment_;
    others_.clear();
    dropped_.clear();
    line_ = {};
    next_line_ = 1;
    course_ = {};
    maker_.reset();
    shown_ = nullptr;
    scene_.reset();
    options_.reset();
    note_.clear();
    failure_.reset();
    problems_ = {};
    renamed_.clear();
    lost_.clear();
}

// --- what is shown

const Scene& PlayModel::scene() {
    if (!scene_) scene_ = maker_->make(game());
    return *scene_;
}

std::string PlayModel::prompt() const { return session().over() ? result_text(session()) : game().prompt(); }

std::string PlayModel::heading() const {
    std::string text = prompt();
    if (session().over()) return text;
    if (session().decision().options.size() == 1) text += " (only one choice)";
    if (bot_decides() && !bots_at_work()) text += "\n" + deciding_bot() + " waits; you choose for it.";
    return text;
}

const std::vector<OptionView>& PlayModel::options() {
    if (options_) return *options_;
    options_.emplace();
    if (session().over()) return *options_;
    const Decision& decision = session().decision();
    const std::vector<std::string>& keys = course_.session().keys();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        options_->push_back({keys[i], option.kind->label(game(), option), session().is_failing(i),
                             static_cast<int>(i) == decision.suggested});
    }
    return *options_;
}

std::vector<LogEntry> PlayModel::log() const {
    std::vector<LogEntry> entries;
    for (std::size_t line = 0; line < log_size(); ++line)
        entries.push_back(log_entry(line));
    return entries;
}

std::vector<int> PlayModel::dice_waiting() const {
    const Forced& forced = game().header().forced;
    return {forced.values.begin() + forced.next, forced.values.begin() + forced.count};
}

// --- playing

bool PlayModel::failed_by_dice() const {
    return failure_ && failure_->rule.empty() && failure_->file.empty() && !dice_waiting().empty();
}

void PlayModel::tell_failure(const Chosen& chosen, StepTrace attempt) {
    failure_ = chosen.failure;
    attempt_ = std::move(attempt);
    note_ = chosen.reason;
    if (!failure_) return;
    if (failed_by_dice()) {
        note_ = "This cannot be done with the dice that are laid down: " + failure_->message +
                ". Take them back, or lay down others.";
        return;
    }
    const std::string where = where_in_words(*failure_);
    note_ = "A rule failed" + (where.empty() ? "" : " " + where) + ": " + failure_->message;
    add_problem(*failure_);
    if (chosen.went_on) tell_how_it_went_on(*chosen.went_on);
}

void PlayModel::add_problem(const Failure& failure) {
    Diagnostic problem = problem_of(failure, session().rules());
    const std::vector<Diagnostic>& known = problems_.list();
    const bool told = std::any_of(known.begin(), known.end(), [&](const Diagnostic& each) {
        return each.message == problem.message && each.place == problem.place;
    });
    if (!told) problems_.add(std::move(problem));
}

/// A rule that failed takes no part from where nothing was going on, and what was chosen since was chosen again. What
/// is not there without the rule is gone.
void PlayModel::tell_how_it_went_on(const WentOn& how) {
    for (const Failure& other : how.others)
        add_problem(other);
    note_ += std::string(". From here on it takes no part") + (bot_decides() ? "" : ": choose again");
    if (how.lost == 0) return;
    const std::string steps = how.lost == 1 ? "the last step" : "the last " + std::to_string(how.lost) + " steps";
    note_ += ". Without it " + steps + " cannot be made as before";
}

/// Somebody who has gone back chooses what was chosen then: the game goes on as it did, and what is ahead stays.
bool PlayModel::goes_as_before(const std::string& key) {
    if (!can_redo()) return false;
    const std::vector<CourseStep> steps = course_.steps();
    const auto next =
        std::find_if(steps.begin(), steps.end(), [&](const CourseStep& each) { return each.step == at() + 1; });
    if (next == steps.end() || next->sort != StepSort::Choice || next->key != key) return false;
    go_to(at() + 1);
    // Bots would choose otherwise.
    if (can_redo() && has_bots()) held_ = true;
    return true;
}

/// However it ends, nobody watches afterwards.
Chosen PlayModel::choose_watched(std::size_t option, Trace& watched) {
    struct Watching {
        explicit Watching(Session& session, Trace& trace) : played(session) { played.set_watcher(&trace); }
        Watching(const Watching&) = delete;
        Watching& operator=(const Watching&) = delete;
        ~Watching() { played.set_watcher(nullptr); }
        Session& played;
    };
    const Watching watching(course_.session(), watched);
    return course_.choose(option);
}

bool PlayModel::choose(std::size_t option) {
    stop_bots();
    note_.clear();
    failure_.reset();
    std::string key;
    if (!session().over() && option < course_.session().keys().size()) key = course_.session().keys()[option];
    if (!key.empty() && goes_as_before(key)) return true;
    if (!key.empty()) keep_what_is_ahead();
    StepTrace attempt{at(), key.empty() ? key : choice_in_words(game(), option), true, {}};
    Trace watched;
    const Chosen chosen = choose_watched(option, watched);
    attempt.lines = watched.take();
    if (!chosen.done()) tell_failure(chosen, std::move(attempt));
    touch();
    return chosen.done();
}

void PlayModel::go_to(std::size_t step) {
    stop_bots();
    // Whoever looks far back wants to look: bots do not run away from there.
    if (has_bots() && step + 1 < at()) held_ = true;
    note_.clear();
    failure_.reset();
    const Travel travel = course_.go_to(step);
    arrive();
    if (travel.unlearned) note_ = "This took back something that had become known.";
    if (travel.moved) touch();
}

/// The nearest step at which a person decides, or the game is over; where bots alone decide for long, the next one.
std::size_t PlayModel::step_of_person(bool back) const {
    const std::size_t next = back ? at() - 1 : at() + 1;
    if (bots_.empty()) return next;
    Course walk = course_.branch(last());
    const auto person = [&](std::size_t step) {
        walk.go_to(step);
        const Session& here = walk.session();
        return here.over() || bots_.count(here.decision().seat.value) == 0;
    };
    std::size_t step = next;
    for (int looked = 0; !person(step); ++looked) {
        if (looked == kMostLooked) return next;
        if (step == (back ? first() : last())) return next;
        step = back ? step - 1 : step + 1;
    }
    return step;
}

void PlayModel::travel_to_person(std::size_t step) {
    const bool held = held_;
    go_to(step);
    // Whoever decides there goes on from there, and bots answer.
    held_ = held || bot_decides();
}

void PlayModel::undo() {
    if (can_undo()) travel_to_person(step_of_person(true));
}

void PlayModel::redo() {
    if (can_redo()) travel_to_person(step_of_person(false));
}

bool PlayModel::force_dice(const std::vector<int>& dice) {
    stop_bots();
    failure_.reset();
    note_.clear();
    // On a copy first: what is refused must cut off nothing.
    const bool laid = course_.branch(at()).lay_dice(dice);
    if (laid) keep_what_is_ahead();
    if (laid) course_.lay_dice(dice);
    if (!laid) note_ = "Dice show 1 to 100; at most 120 can be laid down, while the game goes on.";
    touch();
    return laid;
}

}  // namespace briar::editor
