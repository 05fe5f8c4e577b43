#include "editor/core/several_entries.hpp"

#include <algorithm>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

std::string several(const std::vector<std::string>& full_ids) {
    return full_ids.size() == 1 ? full_ids.front() : std::to_string(full_ids.size()) + " entries";
}

/// The place of a value in a list, also where it is the one item without a list.
std::size_t index_in(const Node* list, const Node& value) {
    if (list == nullptr) return kNone;
    if (!list->is_list()) return list->same_value(value) ? 0 : kNone;
    const auto same = [&](const auto& item) { return item->same_value(value); };
    const auto found = std::find_if(list->items.begin(), list->items.end(), same);
    return found == list->items.end() ? kNone : static_cast<std::size_t>(found - list->items.begin());
}

}  // namespace

Command change_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const std::string& label,
                      const Path& path, const EntryChange& change) {
    EditPlan plan(workspace);
    for (const std::string& full_id : full_ids) {
        const EntryLens before(workspace, full_id);
        EntryEdit edit(workspace, plan, full_id);
        if (!plan.ok() || !change(edit, resolve(before.value(), path))) break;
    }
    return plan.finish(label.empty() ? field_label("Change", path, several(full_ids)) : label);
}

Command set_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& path,
                   const Node& value) {
    return change_in_all(workspace, full_ids, {}, path,
                         [&](EntryEdit& edit, const Node*) { return edit.set(path, value); });
}

Command reset_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& path) {
    return change_in_all(workspace, full_ids, field_label("Reset", path, several(full_ids)), path,
                         [&](EntryEdit& edit, const Node*) { return edit.reset(path); });
}

Command step_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& path,
                    const NumberStep& step) {
    return change_in_all(workspace, full_ids, {}, path, [&](EntryEdit& edit, const Node* now) {
        const std::int64_t from = now != nullptr ? now->as_int().value_or(step.usual) : step.usual;
        std::int64_t next = from + step.by;
        if (step.least) next = std::max(next, *step.least);
        if (step.most) next = std::min(next, *step.most);
        return next == from || edit.set(path, make_int(next));
    });
}

Command add_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& list,
                   const Node& value) {
    return change_in_all(workspace, full_ids, field_label("Add to", list, several(full_ids)), list,
                         [&](EntryEdit& edit, const Node* now) {
                             return index_in(now, value) != kNone || edit.insert(list, kNone, value);
                         });
}

Command remove_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& list,
                      const Node& value) {
    return change_in_all(workspace, full_ids, field_label("Take from", list, several(full_ids)), list,
                         [&](EntryEdit& edit, const Node* now) {
                             const std::size_t index = index_in(now, value);
                             return index == kNone || edit.remove_item(list, index);
                         });
}

Command insert_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& list,
                      const Node& value) {
    return change_in_all(workspace, full_ids, field_label("Add to", list, several(full_ids)), list,
                         [&](EntryEdit& edit, const Node*) { return edit.insert(list, kNone, value); });
}

}  // namespace briar::editor
