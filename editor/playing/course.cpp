#include "editor/playing/course.hpp"

#include <algorithm>

#include "editor/playing/failing_place.hpp"
#include "editor/playing/left_out_words.hpp"
#include "editor/playing/same_game.hpp"
#include "runtime/engine/engine_log.hpp"
#include "runtime/engine/phrases.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr const char* kPackChanged = "the pack changed";

/// Where a rule that was put aside went wrong; the last time it did.
Place where_it_failed(const Session& session, RuleId rule) {
    const std::string name = rule_name(session.rules(), rule);
    const std::vector<Incident>& all = session.incidents();
    const auto found =
        std::find_if(all.rbegin(), all.rend(), [&](const Incident& each) { return each.failure.rule == name; });
    return found == all.rend() ? Place{} : place_of(found->failure, session.rules());
}

/// The first step of the session after which the line is there.
std::size_t step_that_told(const Session& session, std::size_t line) {
    std::size_t low = 0;
    std::size_t high = session.at();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (session.log_size(middle) > line) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

/// How many of the first lines of `now` were told before: all of its beginning, which is a set-up over which the
/// position is laid; and what led to where it stands, where that was told last: a move that was under way is made
/// again.
std::size_t told_already(const Session& before, const Session& now) {
    const std::size_t begun = now.log_size(now.first());
    const std::size_t lines = now.log_size() - begun;
    if (lines > before.log_size()) return begun;
    for (std::size_t i = 0; i < lines; ++i) {
        if (now.log_text(begun + i) != before.log_text(before.log_size() - lines + i)) return begun;
    }
    return now.log_size();
}

/// `Sinking (entered)`; of a special without a name as it is written: `sinks.entered`.
std::string words_for_rule(const Ruleset& rules, const Rule& rule) {
    if (!rule.special) return rule.name;
    const Special& special = rules.specials[rule.special.value];
    const std::string& name = rules.name(special.def);
    if (name.empty() || name == special.name || !rule.name.starts_with(special.name + ".")) return rule.name;
    return name + " (" + spaced(rule.name.substr(special.name.size() + 1)) + ")";
}

/// What a scenario's own script said leads to the line that did.
void name_script(const Ruleset& rules, const LogLine& line, LogEntry& entry) {
    if (line.kind != &kSaidLog || line.args[0] <= 0) return;
    const Hook& hook = rules.hooks[static_cast<std::size_t>(line.args[0] - 1)];
    entry.cause = hook.file.substr(hook.file.find_last_of('/') + 1) + ":" + std::to_string(line.args[1]);
    entry.place = place_of({{}, hook.file, line.args[1], {}, {}}, rules);
}

std::string told_by(const Session& session, std::size_t step) {
    std::string text;
    for (std::size_t line = step == 0 ? 0 : session.log_size(step - 1); line < session.log_size(step); ++line)
        text += (text.empty() ? "" : " ") + session.log_text(line);
    return text;
}

}  // namespace

Course::Course(GameRules rules, std::unique_ptr<Session> session, std::vector<std::string> told) {
    const std::size_t first = session->first();
    if (std::string left_out = left_out_in_words(session->rules()); !left_out.empty())
        told.push_back(std::move(left_out));
    eras_.push_back({std::move(rules), std::move(session), first, first, 0, 0, std::move(told)});
}

Course::Course(std::vector<Era> eras, std::size_t step) : eras_(std::move(eras)), now_(eras_.size() - 1) {
    while (step < eras_[now_].begins && now_ > 0)
        --now_;
    // To stand where it stood takes nothing back.
    const std::uint32_t unlearned = session().unlearned();
    go_to(step);
    session().set_unlearned(unlearned);
}

std::size_t Course::last() const { return step_of(eras_.size() - 1, eras_.back().session->last()); }

Travel Course::go_to(std::size_t step) {
    step = std::clamp(step, first(), last());
    if (step == at() && !session().stopped()) return {};
    const std::size_t before = at();
    const std::uint32_t chance = session().state().header().chance;
    const std::uint32_t unlearned = session().unlearned();
    std::size_t era = eras_.size() - 1;
    while (step < eras_[era].begins)
        --era;
    const bool same_era = era == now_;
    now_ = era;
    const std::size_t within = now().from + (step - now().begins);
    if (same_era) return session().go_to(within);
    session().go_to(within);
    Travel result{true, step < before && session().state().header().chance != chance};
    session().set_unlearned(std::max(session().unlearned(), unlearned + (result.unlearned ? 1 : 0)));
    return result;
}

std::string Course::remark() const {
    if (session().at() == now().from) return now_ > 0 ? kPackChanged : "";
    switch (session().sort_of(session().at())) {
        case StepSort::Dice:
            return "dice laid down";
        case StepSort::PutAside:
            return "a rule was put aside";
        case StepSort::Choice:
            break;
    }
    return {};
}

/// What came later is cut off.
void Course::go_on_from_here() {
    eras_.resize(now_ + 1);
    eras_[now_].kept_as.clear();
}

Chosen Course::choose(std::size_t option) {
    Chosen chosen = session().choose(option);
    if (chosen.outcome == Chosen::Outcome::Rejected) return chosen;
    go_on_from_here();
    if (chosen.went_on) take_over_behind_rules_put_aside(chosen.went_on->from);
    return chosen;
}

/// A rule was put aside after step `from` of the session, and the content had been taken in behind that, in the midst
/// of a move. What was made of it before that was made again, and still comes before; what is told of that is new.
void Course::take_over_behind_rules_put_aside(std::size_t from) {
    Era& era = eras_[now_];
    if (from >= era.from) return;
    std::size_t before = era.from - from;
    era.from = from;
    era.quiet_lines = session().log_size(from);
    for (; era.from < session().at() && before > 0; ++era.from)
        if (session().sort_of(era.from + 1) != StepSort::PutAside) --before;
}

bool Course::lay_dice(const std::vector<int>& dice) {
    if (!session().lay_dice(dice)) return false;
    go_on_from_here();
    return true;
}

void Course::take_in(GameRules rules, std::unique_ptr<Session> session, std::vector<std::string> told) {
    go_on_from_here();
    Era era;
    era.from = session->at();
    era.begins = at() + 1;
    era.quiet_lines = told_already(this->session(), *session);
    era.rules = std::move(rules);
    era.session = std::move(session);
    era.told = std::move(told);
    eras_.back().left = eras_.back().session->at();
    eras_.push_back(std::move(era));
    now_ = eras_.size() - 1;
}

Course Course::branch(std::size_t step) const {
    step = std::clamp(step, first(), last());
    Course other;
    for (std::size_t i = 0; i < eras_.size() && eras_[i].begins <= step; ++i) {
        const Era& era = eras_[i];
        const bool ends_here = is_last(i) || step < eras_[i + 1].begins;
        const std::size_t within = ends_here ? era.from + (step - era.begins) : era.left;
        const bool whole = !ends_here || (is_last(i) && within == era.session->last());
        const Ruleset& rules = era.session->rules();
        other.eras_.push_back({era.rules, era.session->branch(within, system_set().script_host(rules)), era.from,
                               era.begins, era.left, era.quiet_lines, era.told, whole ? era.kept_as : std::string()});
    }
    other.now_ = other.eras_.size() - 1;
    return other;
}

std::optional<std::size_t> Course::step_like(Session& other) const {
    for (std::size_t i = 0; i < eras_.size(); ++i) {
        const Era& era = eras_[i];
        const std::size_t end = is_last(i) ? era.session->last() : era.left;
        if (other.last() > end || other.at() < era.from) continue;
        if (steps_alike(*era.session, other) == other.last()) return step_of(i, other.at());
    }
    return {};
}

std::optional<std::size_t> Course::step_like(const Course& other) const {
    std::optional<std::size_t> here;
    for (const Era& each : other.eras_) {
        const std::optional<std::size_t> step = step_like(*each.session);
        if (!step) return {};
        if (&each == &other.now()) here = step;
    }
    return here;
}

std::vector<Course::Stretch> Course::stretches_from_here() const {
    std::vector<Stretch> all;
    for (std::size_t era = now_; era < eras_.size(); ++era) {
        Session& session = *eras_[era].session;
        all.push_back({&session, is_last(era) ? session.last() : eras_[era].left});
    }
    return all;
}

// --- what is told

/// How many lines an era has told up to where the game stands.
std::size_t Course::lines_of(std::size_t era) const {
    const Era& which = eras_[era];
    const std::size_t step = era == now_ ? which.session->at() : which.left;
    return which.told.size() + which.session->log_size(step) - which.quiet_lines;
}

std::size_t Course::log_size() const {
    std::size_t lines = 0;
    for (std::size_t era = 0; era <= now_; ++era)
        lines += lines_of(era);
    return lines;
}

LogEntry Course::entry_of(std::size_t era, std::size_t line) const {
    const Era& which = eras_[era];
    LogEntry entry;
    if (line < which.told.size()) {
        entry.text = which.told[line];
        entry.step = which.begins;
        return entry;
    }
    const Session& session = *which.session;
    const std::size_t within = line - which.told.size() + which.quiet_lines;
    const LogLine& known = session.log_line(within);
    entry.text = session.log_text(within);
    entry.step = step_of(era, std::max(which.from, step_that_told(session, within)));
    if (!known.cause) {
        name_script(session.rules(), known, entry);
        return entry;
    }
    const Rule& rule = session.rules().rules[known.cause.value];
    entry.cause = words_for_rule(session.rules(), rule);
    entry.place = rule.place;
    if (known.kind != &kPutAsideLog) return entry;
    if (const Place failed = where_it_failed(session, known.cause); !failed.file.empty()) entry.place = failed;
    return entry;
}

LogEntry Course::log_entry(std::size_t line) const {
    std::size_t era = 0;
    for (; era < now_ && line >= lines_of(era); ++era)
        line -= lines_of(era);
    return entry_of(era, line);
}

std::vector<CourseStep> Course::steps() const {
    std::vector<CourseStep> all;
    for (std::size_t i = 0; i < eras_.size(); ++i) {
        Session& session = *eras_[i].session;
        const std::vector<SessionStep>& made = session.steps();
        const std::size_t end = is_last(i) ? made.size() : eras_[i].left;
        for (std::size_t step = eras_[i].from; step < end; ++step)
            all.push_back({made[step].sort, made[step].key, told_by(session, step + 1), step_of(i, step + 1)});
    }
    return all;
}

}  // namespace briar::editor
