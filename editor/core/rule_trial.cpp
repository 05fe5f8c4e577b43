#include "editor/core/rule_trial.hpp"

#include <utility>
#include <vector>

#include "editor/core/check.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/open_value.hpp"

namespace briar::editor {

RuleTrial make_trial(const Workspace& workspace, const Command& command, std::shared_ptr<const Checked> before) {
    if (before && before->revision != workspace.revision()) before = nullptr;
    return {workspace.snapshot(), workspace.snapshot_after(command), std::move(before)};
}

std::string objection_to(const RuleTrial& trial, const std::stop_token& stop) {
    const auto before = trial.before ? trial.before : check(trial.now, stop);
    const auto after = check(trial.after, stop);
    if (before->cancelled || after->cancelled) return {};
    std::vector<Diagnostic> broken = new_errors(*before, *after);
    // What is still to be chosen is told as a problem until it is: nobody does all at once.
    std::erase_if(broken, is_about_open_value);
    if (broken.empty()) return {};
    const Diagnostic& first = broken.front();
    return first.message + (first.hint.empty() ? "" : "; " + first.hint);
}

}  // namespace briar::editor
