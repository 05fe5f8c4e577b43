#include "editor/core/history.hpp"

#include <algorithm>
#include <utility>

#include "editor/core/splice_composition.hpp"

namespace briar::editor {
namespace {

std::size_t size_after(std::size_t size, const std::vector<Splice>& splices) {
    for (const Splice& each : splices)
        size = size - each.span.size() + each.text.size();
    return size;
}

/// Whether the document, which stands as the part has left it, stood the same before.
bool changes_nothing(const StepPart& part) {
    const std::string& now = part.document->text();
    return part.present_before == part.present_after && size_after(now.size(), part.backward) == now.size() &&
           apply_splices(now, part.backward) == now;
}

/// Both changes of a document as one.
void add_to(StepPart& known, const StepPart& fresh) {
    // The size of the text before `known`: what it is now, without both changes.
    const std::size_t size_now = fresh.document->text().size();
    const std::size_t size = size_after(size_after(size_now, fresh.backward), known.backward);
    known.forward = composed(size, known.forward, fresh.forward);
    known.backward = composed(size_now, fresh.backward, known.backward);
    known.present_after = fresh.present_after;
}

}  // namespace

bool History::joins(const HistoryStep& step) const {
    if (!may_merge_ || step.merge.empty() || position_ == 0) return false;
    const HistoryStep& last = steps_[position_ - 1];
    const auto same_document = [](const StepPart& a, const StepPart& b) { return a.document == b.document; };
    return last.merge == step.merge &&
           std::equal(last.parts.begin(), last.parts.end(), step.parts.begin(), step.parts.end(), same_document);
}

void History::join(const HistoryStep& step) {
    HistoryStep& last = steps_[position_ - 1];
    for (std::size_t i = 0; i < step.parts.size(); ++i)
        add_to(last.parts[i], step.parts[i]);
    last.label = step.label;  // of all that was typed
}

StepJoining History::add(HistoryStep step) {
    steps_.resize(position_);
    if (!joins(step)) {
        steps_.push_back(std::move(step));
        ++position_;
        may_merge_ = true;
        return StepJoining::None;
    }
    join(step);
    const std::vector<StepPart>& parts = steps_.back().parts;
    if (!std::all_of(parts.begin(), parts.end(), changes_nothing)) return StepJoining::Joined;
    steps_.pop_back();
    --position_;
    may_merge_ = false;
    return StepJoining::Cancelled;
}

const HistoryStep* History::undo() {
    if (!can_undo()) return nullptr;
    may_merge_ = false;
    const HistoryStep& step = steps_[--position_];
    for (auto part = step.parts.rbegin(); part != step.parts.rend(); ++part)
        part->document->apply(part->backward, part->present_before);
    return &step;
}

const HistoryStep* History::redo() {
    if (!can_redo()) return nullptr;
    may_merge_ = false;
    const HistoryStep& step = steps_[position_++];
    for (const StepPart& part : step.parts)
        part.document->apply(part.forward, part.present_after);
    return &step;
}

std::vector<std::string> History::outside_files_since(std::size_t position) const {
    std::vector<std::string> files;
    for (std::size_t i = position; i < position_; ++i) {
        if (steps_[i].origin != StepOrigin::Outside) continue;
        for (const StepPart& part : steps_[i].parts) {
            const std::string& name = part.document->name();
            if (std::find(files.begin(), files.end(), name) == files.end()) files.push_back(name);
        }
    }
    return files;
}

std::size_t History::one_back() const {
    const auto is_outside = [this](std::size_t step) { return steps_[step].origin == StepOrigin::Outside; };
    if (!can_undo()) return 0;
    std::size_t position = position_ - 1;
    while (position > 0 && is_outside(position) && is_outside(position - 1))
        --position;
    return position;
}

}  // namespace briar::editor
