#include "editor/playing/rerun.hpp"

#include <algorithm>
#include <set>

#include "editor/playing/differences.hpp"
#include "runtime/session/carry_over.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/position.hpp"

namespace briar::editor {
namespace {

/// What was told when the last step was made.
std::string told(const Session& session) {
    std::string text;
    const std::size_t at = session.at();
    for (std::size_t line = at == 0 ? 0 : session.log_size(at - 1); line < session.log_size(at); ++line)
        text += (text.empty() ? "" : " ") + session.log_text(line);
    return text;
}

class Rerunning {
public:
    Rerunning(const Course& old, Session& now, const std::vector<Renamed>& renamed, RerunReport& report)
        : old_(old), now_(now), names_(old.session().rules(), now.rules()), report_(report) {
        for (const Course::Era& each : old.eras())
            renamings_.emplace_back(renamed, *each.rules.catalog, *now.rules().catalog);
        for (const Course::Era& each : old.eras())
            for (const Incident& incident : each.session->incidents())
                failed_before_.insert(key_now(incident.failure.rule));
    }

    /// False: it was stopped.
    bool run(const RerunStep& told) {
        const std::vector<CourseStep> steps = old_.steps();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (!told(i, steps.size())) return false;
            if (steps[i].sort == StepSort::Dice) now_.lay_dice(dice_in(steps[i].key));
            if (steps[i].sort == StepSort::Choice && !make(steps[i])) return true;
        }
        return true;
    }

private:
    /// As the choice is called now, whatever content it was made on.
    [[nodiscard]] std::string key_now(std::string key) const {
        for (const Renaming& each : renamings_)
            if (!each.empty()) key = each.words(key);
        return key;
    }

    bool make(const CourseStep& step) {
        if (now_.over()) {
            differ(step, "the game is over");
            return false;
        }
        const std::string key = key_now(step.key);
        Chosen chosen = now_.choose_exactly(key);
        while (chosen.went_on && chosen.went_on->lost == 0) {
            tell_failures(step, chosen);
            chosen = now_.choose_exactly(key);
        }
        if (!chosen.done()) {
            differ(step, chosen.failure ? chosen.failure->message : "this choice is not there any more");
            return false;
        }
        ++report_.made;
        if (const std::string now = told(now_); step.told != now && step.told != names_.put_back(now))
            differ(step, now);
        return true;
    }

    /// A rule that failed in the old game may fail again.
    void tell_failures(const CourseStep& step, const Chosen& chosen) {
        std::vector<Failure> all = chosen.went_on->others;
        all.push_back(*chosen.failure);
        for (const Failure& each : all)
            if (failed_before_.count(each.rule) == 0) differ(step, each.message);
    }

    void differ(const CourseStep& step, const std::string& now) {
        if (report_.step != 0) return;
        report_.same = false;
        report_.step = step.step;
        report_.choice = step.key;
        report_.before = step.told;
        report_.now = now;
    }

    const Course& old_;
    Session& now_;
    NamesBefore names_;
    std::vector<Renaming> renamings_;      ///< by the contents of the course
    std::set<std::string> failed_before_;  ///< rules that failed in the old game, as they are called now
    RerunReport& report_;
};

/// How the game stood at its beginning.
Tree beginning_of(const Course& course) {
    Course at_first = course.branch(course.first());
    return write_position(at_first.session().game());
}

/// The length of the whole sentences with which both begin.
std::size_t told_alike(const std::string& before, const std::string& now) {
    const auto differs = std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first;
    const auto same = static_cast<std::size_t>(differs - before.begin());
    const auto ends_there = [same](const std::string& one, const std::string& longer) {
        return same == one.size() && same < longer.size() && longer[same] == ' ';
    };
    if (ends_there(before, now) || ends_there(now, before)) return same + 1;
    const std::size_t stop = same < 2 ? std::string::npos : before.rfind(". ", same - 2);
    return stop == std::string::npos ? 0 : stop + 2;
}

std::string one_sentence(const std::string& text, std::size_t from) {
    const std::size_t stop = text.find(". ", from);
    return from < text.size() ? text.substr(from, stop == std::string::npos ? stop : stop + 1 - from) : std::string();
}

std::string in_a_row(const std::vector<std::string>& lines) {
    constexpr std::size_t kMost = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(kMost, lines.size()); ++i)
        text += (i == 0 ? "" : "; ") + lines[i];
    return lines.size() > kMost ? text + "; and " + std::to_string(lines.size() - kMost) + " more" : text;
}

}  // namespace

std::string RerunReport::text() const {
    if (!begun) return "The game cannot be begun with the changed content.";
    if (same) return "Played again with the content as it is now, the game goes the same way.";
    std::string text = "Played again with the changed content, the game ";
    if (!begins.empty()) text += "begins otherwise: " + in_a_row(begins) + ". It ";
    if (step == 0) return text + "goes the same way after that.";
    text += "first goes otherwise at choice " + std::to_string(step) + " `" + choice + "`.";
    const std::size_t same_so_far = told_alike(before, now);
    if (const std::string part = one_sentence(before, same_so_far); !part.empty()) text += " Before: " + part;
    if (const std::string part = one_sentence(now, same_so_far); !part.empty()) text += " Now: " + part;
    return text;
}

RerunReport rerun(const Course& old, std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts,
                  const std::vector<Renamed>& renamed, const RerunStep& made) {
    RerunReport report;
    const SessionOptions options = old.session().options();
    const Renaming renaming(renamed, *old.eras().front().rules.catalog, *rules->catalog);
    Session::Begun begun =
        Session::begin(std::move(rules), std::move(scripts), renamed_start(old.start(), renaming), options);
    report.problems = std::move(begun.problems);
    if (!begun.session) return report;
    report.begun = true;
    report.begins = differences(renaming.tree(beginning_of(old)), write_position(begun.session->game()),
                                [&](const std::string& id) {
                                    // What is gone has its name in the content before.
                                    const std::string now = names_in(begun.session->rules())(id);
                                    return now != id ? now : names_in(old.session().rules())(id);
                                });
    report.same = report.begins.empty();
    if (Rerunning(old, *begun.session, renamed, report).run(made)) report.session = std::move(begun.session);
    return report;
}

}  // namespace briar::editor
