#include "editor/playing/play_model.hpp"

#include <algorithm>

#include "runtime/session/load_game.hpp"
#include "runtime/session/record_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostBotChoices = 20'000;

std::unique_ptr<ScriptHost> scripts_for(const Ruleset& rules) { return system_set().script_host(rules); }

}  // namespace

PlayModel::PlayModel() = default;

PlayModel::~PlayModel() { stop_bots(); }

void PlayModel::touch() {
    scene_.reset();
    options_.reset();
    if (changed_) changed_();
}

void PlayModel::adopt(std::unique_ptr<Session> session) {
    session_ = std::move(session);
    maker_ = make_scene_maker(session_->rules());
    session_->set_watcher(tracing_ ? trace_.watcher() : nullptr);
    failure_.reset();
}

Diagnostics PlayModel::begin(GameRules rules, Setup setup) {
    stop_bots();
    Diagnostics problems = rules.problems;
    if (!rules.rules) return problems;
    Session::Begun begun = Session::begin(rules.rules, scripts_for(*rules.rules), {std::move(setup), nullptr, nullptr});
    problems.append(std::move(begun.problems));
    if (!begun.session) return problems;
    rules_ = std::move(rules);
    others_.clear();
    line_ = 0;
    next_line_ = 1;
    note_.clear();
    trace_.clear();
    adopt(std::move(begun.session));
    touch();
    return problems;
}

void PlayModel::leave() {
    stop_bots();
    others_.clear();
    session_.reset();
    maker_.reset();
    scene_.reset();
    options_.reset();
    rules_ = {};
    note_.clear();
    failure_.reset();
}

Diagnostics PlayModel::restart(std::uint64_t seed) {
    Setup setup = session_->start().setup;
    setup.seed = seed;
    GameRules same = rules_;
    same.problems = {};
    return begin(std::move(same), std::move(setup));
}

// --- what is shown

const Scene& PlayModel::scene() {
    if (!scene_) scene_ = maker_->make(game());
    return *scene_;
}

std::string PlayModel::prompt() const { return session_->over() ? result_text(*session_) : session_->game().prompt(); }

const std::vector<OptionView>& PlayModel::options() {
    if (options_) return *options_;
    options_.emplace();
    if (session_->over()) return *options_;
    const Decision& decision = session_->decision();
    const std::vector<std::string>& keys = session_->keys();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        options_->push_back({keys[i], option.kind->label(game(), option), session_->is_failing(i),
                             static_cast<int>(i) == decision.suggested});
    }
    return *options_;
}

LogEntry PlayModel::log_entry(std::size_t line) const {
    const LogLine& known = session_->log_line(line);
    LogEntry entry;
    entry.text = session_->log_text(line);
    // The first step after which the line is there.
    std::size_t low = 0;
    std::size_t high = session_->at();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (session_->log_size(middle) > line) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    entry.step = low;
    if (known.cause) {
        const Rule& rule = session_->rules().rules[known.cause.value];
        entry.cause = rule.name;
        entry.place = rule.place;
    }
    return entry;
}

std::vector<LogEntry> PlayModel::log() const {
    std::vector<LogEntry> entries;
    for (std::size_t line = 0; line < log_size(); ++line)
        entries.push_back(log_entry(line));
    return entries;
}

// --- playing

void PlayModel::tell_failure(const Chosen& chosen) {
    failure_ = chosen.failure;
    note_ = chosen.failure ? "A rule failed: " + chosen.failure->message : chosen.reason;
}

bool PlayModel::choose(std::size_t option) {
    stop_bots();
    note_.clear();
    failure_.reset();
    const std::string key = !session_->over() && option < session_->keys().size() ? session_->keys()[option] : "";
    const Chosen chosen = session_->choose(option);
    if (!chosen.done()) tell_failure(chosen);
    if (tracing_) trace_.collect(key);
    touch();
    return chosen.done();
}

void PlayModel::go_to(std::size_t step) {
    stop_bots();
    note_.clear();
    failure_.reset();
    const Travel travel = session_->go_to(step);
    if (travel.unlearned) note_ = "This took back something that had become known.";
    if (travel.moved) touch();
}

void PlayModel::undo() {
    if (session_->can_undo()) go_to(session_->at() - 1);
}

void PlayModel::redo() {
    if (session_->can_redo()) go_to(session_->at() + 1);
}

void PlayModel::branch(std::size_t step) {
    stop_bots();
    std::unique_ptr<Session> other = session_->branch(step, scripts_for(session_->rules()));
    session_->set_watcher(nullptr);
    others_.emplace_back(line_, std::move(session_));
    line_ = next_line_++;
    adopt(std::move(other));
    note_ = "A line of its own from step " + std::to_string(session_->at()) + ".";
    touch();
}

std::vector<std::size_t> PlayModel::lines() const {
    std::vector<std::size_t> numbers;
    for (const auto& [number, session] : others_)
        numbers.push_back(number);
    if (session_) numbers.push_back(line_);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

void PlayModel::go_to_line(std::size_t line) {
    const auto other =
        std::find_if(others_.begin(), others_.end(), [&](const auto& each) { return each.first == line; });
    if (other == others_.end()) return;
    stop_bots();
    session_->set_watcher(nullptr);
    std::unique_ptr<Session> next = std::move(other->second);
    *other = {line_, std::move(session_)};
    line_ = line;
    note_.clear();
    adopt(std::move(next));
    touch();
}

bool PlayModel::force_dice(const std::vector<int>& dice) {
    stop_bots();
    failure_.reset();
    const bool laid = session_->lay_dice(dice);
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
    return session_ && !session_->over() && bots_.count(session_->decision().seat.value) != 0;
}

void PlayModel::let_bots_play() {
    if (!bot_decides() || runner_) return;
    runner_ = std::make_unique<BotRunner>(
        session_->branch(session_->at(), scripts_for(session_->rules())), bots_, kMostBotChoices,
        wake_ ? wake_ : [] {});
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
        const Chosen chosen = session_->choose(option);
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
    if (session_) session_->set_watcher(on ? trace_.watcher() : nullptr);
    if (changed_) changed_();
}

// --- content that changed

Diagnostics PlayModel::take_over(GameRules rules) {
    stop_bots();
    if (!session_) return {};
    if (!rules.rules) return std::move(rules.problems);
    Session::Begun begun = carry_over(*session_, rules.rules, scripts_for(*rules.rules), session_->options());
    if (!begun.session) return std::move(begun.problems);
    rules_ = std::move(rules);
    others_.clear();
    line_ = 0;
    next_line_ = 1;
    note_ = begun.problems.empty() ? "The change is in the game."
                                   : "The change is in the game; not everything could be taken over.";
    adopt(std::move(begun.session));
    touch();
    return std::move(begun.problems);
}

RerunReport PlayModel::rerun_on(GameRules rules) {
    stop_bots();
    RerunReport report;
    if (!rules.rules) {
        report.problems = std::move(rules.problems);
        return report;
    }
    report = rerun(*session_, rules.rules, scripts_for(*rules.rules));
    if (!report.session) return report;
    rules_ = std::move(rules);
    session_->set_watcher(nullptr);
    others_.emplace_back(line_, std::move(session_));
    line_ = next_line_++;
    adopt(std::move(report.session));
    note_ = report.same ? report.text() : "Went otherwise at step " + std::to_string(report.step) + ".";
    touch();
    return report;
}

// --- files

std::string PlayModel::record_test(const std::string& name) {
    const std::size_t at = session_->at();
    const Tree test = briar::record_test(*session_, name, at > session_->first() ? at - 1 : at);
    return test.is_null() ? std::string() : test.to_yaml();
}

void PlayModel::save(const std::filesystem::path& file) { save_game(*session_, file); }

bool PlayModel::load(const std::filesystem::path& file, const PackPath& path, Diagnostics& problems) {
    LoadOptions options;
    options.path = path;
    options.on_difference = OnDifference::Accept;
    LoadedGame loaded = load_game(system_set(), file, options);
    problems.append(std::move(loaded.problems));
    if (!loaded.session) return false;
    stop_bots();
    const Ruleset& rules = loaded.session->rules();
    rules_.rules = loaded.session->game().shared_rules();
    rules_.catalog = rules.catalog;
    rules_.problems = {};
    rules_.wish = {{}, path, {}, rules.catalog->entry(rules.scenario).id, rules.modes};
    for (const Pack& pack : rules.catalog->packs())
        rules_.wish.packs.push_back(pack.id);
    others_.clear();
    line_ = 0;
    next_line_ = 1;
    note_ = loaded.same ? std::string() : "The packs have changed since: it goes on from what still fits.";
    adopt(std::move(loaded.session));
    touch();
    return true;
}

}  // namespace briar::editor
