// What was typed into fields of blocks and not taken: it stays with its block until it is taken back or written anew.
#include <algorithm>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/core/as_written.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/refused_words.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

bool same_value(const Node* a, const Node* b) { return a == nullptr || b == nullptr ? a == b : a->same_value(*b); }

}  // namespace

std::shared_ptr<const Node> RulePanel::said_at(const Path& path) const {
    const EntryLens special = lens();
    const Node* said = find_as_written(special.value(), path);
    return said != nullptr ? std::make_shared<const Node>(said->clone()) : nullptr;
}

/// Of the block that is left: nobody shall believe it written.
void RulePanel::keep_refused() {
    const std::vector<Refused> refused = inspector_->form().refused();
    for (const Refused& each : refused)
        left_values_.push_back({field_at(each.path), each, said_at(each.path)});
    if (!refused.empty() && host().refuse) host().refuse(from_wx(words_of(refused.front(), wxString())));
}

/// Where it would stand now; nothing: its block is gone, or says something else meanwhile.
std::optional<Path> RulePanel::path_of(const LeftValue& left) const {
    const Control* now = left.field.block->empty() ? nullptr : field_now(left.field, *left.field.block);
    if (now == nullptr) return std::nullopt;
    Path path = joined(now->path, left.field.rest);
    if (!same_value(said_at(path).get(), left.said.get())) return std::nullopt;
    return path;
}

/// What was left in the block that is chosen now.
void RulePanel::bring_refused_back() {
    const std::size_t before = left_values_.size();
    std::erase_if(left_values_, [this](const LeftValue& each) { return !path_of(each); });
    const auto here = std::stable_partition(left_values_.begin(), left_values_.end(), [this](const LeftValue& each) {
        return *each.field.block != canvas_->chosen();
    });
    const std::vector<LeftValue> back(here, left_values_.end());
    left_values_.erase(here, left_values_.end());
    for (const LeftValue& each : back)
        inspector_->form().show_refused({*path_of(each), each.value.name, each.value.typed, each.value.problem});
    if (left_values_.size() != before && host().note_refused) host().note_refused();
}

std::vector<Refused> RulePanel::refused() const {
    std::vector<Refused> all = inspector_->form().refused();
    for (const LeftValue& each : left_values_) {
        if (const auto path = path_of(each))
            all.push_back({*path, each.value.name, each.value.typed, each.value.problem});
    }
    return all;
}

void RulePanel::show_refused(const Path& path) {
    const auto left = std::find_if(left_values_.begin(), left_values_.end(),
                                   [&](const LeftValue& each) { return path_of(each) == path; });
    if (left != left_values_.end()) canvas_->choose(BlockAddress(*left->field.block));
    inspector_->form().focus(path);
}

void RulePanel::take_back_refused() {
    left_values_.clear();
    inspector_->form().take_back_refused();
    if (host().note_refused) host().note_refused();
}

}  // namespace briar::editor
