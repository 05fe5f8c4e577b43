// Moving blocks of a rule, within their slot and to another one.
#include <algorithm>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_answers.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {

bool is_listed(SlotSort sort) {
    return sort != SlotSort::Events && sort != SlotSort::Actions && sort != SlotSort::Modifiers &&
           sort != SlotSort::Rows && sort != SlotSort::Conditions;
}

Command RuleEdit::move(const Slot& from, std::size_t index, const Slot& to, std::size_t place) {
    const std::string label = "Move " + (index < from.blocks.size() ? from.blocks[index].word : std::string());
    if (index >= from.blocks.size()) return refuse_command(label, "there is no such block");
    if (from.path == to.path && from.sort == to.sort) return move_within(from, index, place, label);
    if (from.sort != to.sort || !is_listed(from.sort)) return refuse_command(label, "it cannot be moved there");
    const Path item = step_to(from.path, index);
    const bool into_itself = to.path.size() > item.size() && std::equal(item.begin(), item.end(), to.path.begin());
    if (into_itself) return refuse_command(label, "it cannot be moved into itself");
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    if (from.sort == SlotSort::Answers) {
        write_as_answers(edit, special_.value(), from.path);
        write_as_answers(edit, special_.value(), to.path);
    }
    edit.carry(item, to.path, place);
    return tried(plan.finish(label));
}

/// What stands between them makes way one by one, each with its comments.
Command RuleEdit::move_within(const Slot& slot, std::size_t index, std::size_t place, const std::string& label) {
    const std::size_t behind = std::min(place > index ? place - 1 : place, slot.blocks.size() - 1);
    if (behind == index) return {label, {}, {}, {}};
    const Path& entry = slot.blocks[index].path;
    const Path& other = slot.blocks[behind].path;
    const Path parent(other.begin(), other.end() - 1);
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    edit.move_to(entry, place_in(at(parent), other.back()));
    return tried(plan.finish(label));
}

}  // namespace briar::editor
