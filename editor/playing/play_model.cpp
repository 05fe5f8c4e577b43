#include "editor/playing/play_model.hpp"

#include <algorithm>

#include "editor/playing/failing_place.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostBotChoices = 20'000;

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
    course_.session().set_watcher(tracing_ ? trace_.watcher() : nullptr);
}

void PlayModel::adopt(Course course) {
    course_ = std::move(course);
    arrive();
    failure_.reset();
}

/// The line that is played is kept among the others.
void PlayModel::set_aside() {
    course_.session().set_watcher(nullptr);
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
    trace_.clear();
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

void PlayModel::tell_failure(const Chosen& chosen) {
    failure_ = chosen.failure;
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

bool PlayModel::choose(std::size_t option) {
    stop_bots();
    note_.clear();
    failure_.reset();
    const std::vector<std::string>& keys = course_.session().keys();
    const std::string key = !session().over() && option < keys.size() ? keys[option] : "";
    const Chosen chosen = course_.choose(option);
    if (!chosen.done()) tell_failure(chosen);
    if (tracing_) trace_.collect(key);
    touch();
    return chosen.done();
}

void PlayModel::go_to(std::size_t step) {
    stop_bots();
    note_.clear();
    failure_.reset();
    course_.session().set_watcher(nullptr);
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
    course_.session().set_watcher(nullptr);
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
        if (tracing_) trace_.collect("a bot chooses");
        ++made;
        if (chosen.done()) continue;
        tell_failure(chosen);
        runner_.reset();
    }
    if (made > 0) touch();
    return made;
}

void PlayModel::stop_bots() { runner_.reset(); }

// --- trace

void PlayModel::set_trace(bool on) {
    tracing_ = on;
    if (playing()) course_.session().set_watcher(on ? trace_.watcher() : nullptr);
    if (changed_) changed_();
}

}  // namespace briar::editor
