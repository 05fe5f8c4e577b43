#include "editor/playing/play_model.hpp"

#include <algorithm>

#include "editor/playing/failing_place.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostBotChoices = 20'000;
/// From so many steps on, what a choice would cut off is kept as a line of its own.
constexpr std::size_t kWorthKeeping = 6;

std::unique_ptr<ScriptHost> scripts_for(const Ruleset& rules) { return system_set().script_host(rules); }

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

/// The line that is played is kept among the others.
void PlayModel::set_aside() {
    others_.emplace_back(line_, std::move(course_));
    line_ = next_line_++;
}

Diagnostics PlayModel::begin_from(GameRules rules, Start start) {
    stop_bots();
    Diagnostics problems = rules.problems;
    if (!rules.rules) return problems;
    Session::Begun begun = Session::begin(rules.rules, scripts_for(*rules.rules), std::move(start));
    problems.append(std::move(begun.problems));
    if (!begun.session) return problems;
    others_.clear();
    line_ = 0;
    next_line_ = 1;
    held_ = false;
    note_.clear();
    problems_ = {};
    adopt({std::move(rules), std::move(begun.session)});
    touch();
    return problems;
}

void PlayModel::leave() {
    stop_bots();
    ++moment_;
    others_.clear();
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

Diagnostics PlayModel::restart() {
    stop_bots();
    GameRules rules = course_.last_rules();
    Session::Begun begun = Session::begin(rules.rules, scripts_for(*rules.rules), course_.start());
    if (!begun.session) return std::move(begun.problems);
    set_aside();
    adopt({std::move(rules), std::move(begun.session)});
    note_ = "Begun again, in a line of its own; the game so far is kept.";
    touch();
    return std::move(begun.problems);
}

// --- what is shown

const Scene& PlayModel::scene() {
    if (!scene_) scene_ = maker_->make(game());
    return *scene_;
}

std::string PlayModel::prompt() const { return session().over() ? result_text(session()) : game().prompt(); }

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

void PlayModel::tell_failure(const Chosen& chosen, StepTrace attempt) {
    failure_ = chosen.failure;
    attempt_ = std::move(attempt);
    note_ = chosen.reason;
    if (!failure_) return;
    const std::string where = where_in_words(*failure_);
    note_ = "A rule failed" + (where.empty() ? "" : " " + where) + ": " + failure_->message;
    Diagnostic problem = problem_of(*failure_, session().rules());
    const std::vector<Diagnostic>& known = problems_.list();
    const bool told = std::any_of(known.begin(), known.end(), [&](const Diagnostic& each) {
        return each.message == problem.message && each.place.line == problem.place.line;
    });
    if (!told) problems_.add(std::move(problem));
}

/// Somebody who has gone back chooses what was chosen then: the game goes on as it did, and what is ahead stays.
bool PlayModel::goes_as_before(const std::string& key) {
    if (!can_redo()) return false;
    const std::vector<CourseStep> steps = course_.steps();
    const auto next =
        std::find_if(steps.begin(), steps.end(), [&](const CourseStep& each) { return each.step == at() + 1; });
    if (next == steps.end() || next->sort != StepSort::Choice || next->key != key) return false;
    redo();
    // Bots would choose otherwise.
    if (can_redo() && has_bots()) held_ = true;
    return true;
}

/// Another choice cuts it off: it stays as a line that can be gone back to.
void PlayModel::keep_what_is_ahead() {
    if (last() - at() < kWorthKeeping) return;
    Course other = course_.branch(at());
    const std::size_t lost = last() - at();
    set_aside();
    adopt(std::move(other));
    note_ = "The " + std::to_string(lost) + " steps that followed are kept in the line before.";
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
    Session& played = course_.session();
    played.set_watcher(&watched);
    const Chosen chosen = course_.choose(option);
    played.set_watcher(nullptr);
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

void PlayModel::undo() {
    if (can_undo()) go_to(at() - 1);
}

void PlayModel::redo() {
    if (can_redo()) go_to(at() + 1);
}

void PlayModel::branch(std::size_t step) {
    stop_bots();
    Course other = course_.branch(step);
    set_aside();
    adopt(std::move(other));
    note_ = "A line of its own from step " + std::to_string(at()) + ".";
    touch();
}

std::vector<std::size_t> PlayModel::lines() const {
    std::vector<std::size_t> numbers;
    for (const auto& [number, course] : others_)
        numbers.push_back(number);
    if (playing()) numbers.push_back(line_);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

void PlayModel::go_to_line(std::size_t line) {
    const auto other =
        std::find_if(others_.begin(), others_.end(), [&](const auto& each) { return each.first == line; });
    if (other == others_.end()) return;
    stop_bots();
    Course next = std::move(other->second);
    *other = {line_, std::move(course_)};
    line_ = line;
    note_.clear();
    adopt(std::move(next));
    touch();
}

bool PlayModel::force_dice(const std::vector<int>& dice) {
    stop_bots();
    failure_.reset();
    const bool laid = course_.lay_dice(dice);
    note_ = laid ? std::string() : "Dice show 1 to 100; at most 120 can be laid down, while the game goes on.";
    touch();
    return laid;
}

// --- seats

void PlayModel::seat_bot(int seat, const std::string& bot) {
    stop_bots();
    if (bot.empty()) {
        bots_.erase(seat);
    } else {
        bots_[seat] = bot;
    }
    touch();
}

void PlayModel::seat_people() {
    stop_bots();
    bots_.clear();
}

std::string PlayModel::bot_of(int seat) const {
    const auto bot = bots_.find(seat);
    return bot == bots_.end() ? std::string() : bot->second;
}

bool PlayModel::bot_decides() const {
    return playing() && !session().over() && bots_.count(session().decision().seat.value) != 0;
}

void PlayModel::let_bots_play() {
    if (!bot_decides() || runner_ || held_) return;
    keep_what_is_ahead();
    runner_ = std::make_unique<BotRunner>(
        session().branch(session().at(), scripts_for(session().rules())), bots_, kMostBotChoices,
        wake_ ? wake_ : [] {});
}

void PlayModel::hold_bots() {
    held_ = true;
    stop_bots();
    if (changed_) changed_();
}

void PlayModel::let_bots_go_on() {
    held_ = false;
    let_bots_play();
    if (changed_) changed_();
}

std::size_t PlayModel::take_bot_choices(std::size_t most) {
    std::size_t made = 0;
    std::size_t option = 0;
    while (runner_ && made < most) {
        // Asked first: what comes in between is taken the next time.
        const bool done = runner_->done();
        if (!runner_->take(option)) {
            if (done) runner_.reset();
            break;
        }
        const Chosen chosen = course_.choose(option);
        ++made;
        if (chosen.done()) continue;
        tell_failure(chosen);
        runner_.reset();
    }
    if (made > 0 && !failure_) note_.clear();
    if (made > 0) touch();
    return made;
}

void PlayModel::stop_bots() { runner_.reset(); }

}  // namespace briar::editor
