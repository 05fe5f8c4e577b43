#include "editor/core/replay.hpp"

#include <algorithm>

#include "runtime/source/splice.hpp"

namespace briar::editor {
namespace {

void change(FileText& file, const JournalPart& part) {
    const bool fits = part.splices.empty() || part.splices.back().span.end <= file.text.size();
    if (fits) file.text = apply_splices(file.text, part.splices);
    file.present = part.present;
}

}  // namespace

void Replay::take(const JournalRecord& record) {
    if (record.sort == JournalSort::Base) bases_[record.more] = now_[record.more] = {record.text, record.present};
    for (const JournalPart& part : record.parts)
        change(now_[part.file], part);
    if (record.sort == JournalSort::Undo && position_ > 0) --position_;
    if (record.sort == JournalSort::Redo && position_ < labels_.size()) ++position_;
    if (record.sort == JournalSort::Step) add_step(record);
}

void Replay::add_step(const JournalRecord& record) {
    labels_.resize(position_);
    if (record.joining != StepJoining::None && !labels_.empty()) labels_.pop_back();
    if (record.joining != StepJoining::Cancelled) labels_.push_back(record.text);
    position_ = labels_.size();
}

std::vector<std::string> Replay::labels() const {
    return {labels_.begin(), labels_.begin() + static_cast<std::ptrdiff_t>(position_)};
}

}  // namespace briar::editor
