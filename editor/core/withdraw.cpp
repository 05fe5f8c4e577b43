#include "editor/core/withdraw.hpp"

#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

/// The step the other way round, to be joined with it.
Command inverse(const HistoryStep& step) {
    Command command{step.label, {}, {}, step.merge};
    for (const StepPart& part : step.parts) {
        FileAction action = FileAction::Change;
        if (part.present_before != part.present_after)
            action = part.present_before ? FileAction::Create : FileAction::Delete;
        command.changes.push_back({part.document->name(), action, part.backward, part.document->revision()});
    }
    return command;
}

}  // namespace

bool withdraw(Workspace& workspace, const std::string& merge) {
    const History& history = workspace.history();
    if (!history.can_undo()) return false;
    const HistoryStep& last = history.steps()[history.position() - 1];
    return last.merge == merge && workspace.apply(inverse(last)).empty();
}

}  // namespace briar::editor
