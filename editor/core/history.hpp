#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "editor/core/source_document.hpp"
#include "editor/core/step_joining.hpp"
#include "editor/core/step_origin.hpp"

/// Undo and redo over all documents of a workspace: a step may have changed several. Undoing all steps gives the
/// starting bytes.
namespace briar::editor {

/// What a step did to one document.
struct StepPart {
    std::shared_ptr<SourceDocument> document;
    std::vector<Splice> forward;
    std::vector<Splice> backward;
    bool present_before = true;
    bool present_after = true;
};

struct HistoryStep {
    std::string label;
    std::vector<StepPart> parts;
    std::string merge;
    StepOrigin origin = StepOrigin::Here;
};

class History {
public:
    /// Notes a step that has been done. What was undone before it is forgotten. Joins the step before when both have
    /// the same non-empty `merge` and change the same documents; where the texts then are what they were before both,
    /// there is nothing to take back and no step is left.
    StepJoining add(HistoryStep step);
    /// The next step begins anew, whatever its `merge` says.
    void break_merge() { may_merge_ = false; }

    [[nodiscard]] bool can_undo() const { return position_ > 0; }
    [[nodiscard]] bool can_redo() const { return position_ < steps_.size(); }
    [[nodiscard]] std::string undo_label() const { return can_undo() ? steps_[position_ - 1].label : std::string(); }
    [[nodiscard]] std::string redo_label() const { return can_redo() ? steps_[position_].label : std::string(); }
    /// Takes the last step back, or does the next one again. Gives the step; nullptr when there is none.
    const HistoryStep* undo();
    const HistoryStep* redo();

    /// The files that other programs wrote to in the steps between `position` and now: going back to there puts in what
    /// they have replaced on the disk, so people are asked before. Each once, in the order of the steps.
    [[nodiscard]] std::vector<std::string> outside_files_since(std::size_t position) const;
    /// The position before the last step done; where that is of another program, before all of theirs in a row.
    [[nodiscard]] std::size_t one_back() const;

    /// All steps, done ones first; `position` of them are done.
    [[nodiscard]] const std::vector<HistoryStep>& steps() const { return steps_; }
    [[nodiscard]] std::size_t position() const { return position_; }

private:
    [[nodiscard]] bool joins(const HistoryStep& step) const;
    void join(const HistoryStep& step);

    std::vector<HistoryStep> steps_;
    std::size_t position_ = 0;
    bool may_merge_ = false;
};

}  // namespace briar::editor
