#include "editor/playing/rerun.hpp"

#include <algorithm>

namespace briar::editor {
namespace {

/// What was told when a step was made.
std::string told(const Session& session, std::size_t step) {
    std::string text;
    for (std::size_t line = step == 0 ? 0 : session.log_size(step - 1); line < session.log_size(step); ++line)
        text += (text.empty() ? "" : " ") + session.log_text(line);
    return text;
}

class Rerunning {
public:
    Rerunning(Session& old, Session& now, RerunReport& report) : old_(old), now_(now), report_(report) {}

    void run() {
        const std::vector<SessionStep>& steps = old_.steps();
        for (std::size_t i = old_.first(); i < steps.size(); ++i) {
            if (steps[i].sort != StepSort::Choice) continue;
            if (!make(i, steps[i])) return;
        }
    }

private:
    bool make(std::size_t index, const SessionStep& step) {
        if (now_.over()) {
            differ(index, step, told(old_, index + 1), "the game is over");
            return false;
        }
        const Chosen chosen = now_.choose_exactly(step.key);
        if (!chosen.done()) {
            differ(index, step, told(old_, index + 1),
                   chosen.failure ? chosen.failure->message : "this choice is not there any more");
            return false;
        }
        ++report_.made;
        const std::string before = told(old_, index + 1);
        const std::string now = told(now_, now_.at());
        if (before != now) differ(index, step, before, now);
        return true;
    }

    void differ(std::size_t index, const SessionStep& step, const std::string& before, const std::string& now) {
        if (report_.step != 0) return;
        report_.same = false;
        report_.step = index + 1;
        report_.choice = step.key;
        report_.before = before;
        report_.now = now;
    }

    Session& old_;
    Session& now_;
    RerunReport& report_;
};

}  // namespace

std::string RerunReport::text() const {
    if (!begun) return "The game cannot be begun with the changed content.";
    if (same) return "Played again with the changed content, the game goes the same way.";
    std::string text = "Played again with the changed content, the game first goes otherwise at choice " +
                       std::to_string(step) + " `" + choice + "`.";
    if (!before.empty()) text += " Before: " + before;
    if (!now.empty()) text += " Now: " + now;
    return text;
}

RerunReport rerun(Session& old, std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts) {
    RerunReport report;
    SessionOptions options = old.options();
    Session::Begun begun = Session::begin(std::move(rules), std::move(scripts), old.start(), options);
    report.problems = std::move(begun.problems);
    if (!begun.session) return report;
    report.begun = true;
    report.same = true;
    Rerunning(old, *begun.session, report).run();
    report.session = std::move(begun.session);
    return report;
}

}  // namespace briar::editor
