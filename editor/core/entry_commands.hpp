#pragma once

#include <string>
#include <vector>

#include "editor/core/command.hpp"

/// Whole entries: making, copying, taking away. Renaming is in rename.hpp.
namespace briar::editor {

class EditPlan;
class Workspace;

/// Why no entry may have this id; empty when one may.
[[nodiscard]] std::string objection_to_id(const Workspace& workspace, const std::string& kind, const std::string& id);
/// `wanted`, or with a number behind it when that is taken.
[[nodiscard]] std::string free_id(const Workspace& workspace, const std::string& kind, const std::string& wanted);

/// The file that new entries of a kind go into: where most of that kind stand.
[[nodiscard]] std::string home_of_kind(const Workspace& workspace, const std::string& kind);

/// An entry with the least that its kind asks for. In `file`, or in the kind's home when that is empty. It is called
/// `name`, or after its id when that is empty.
[[nodiscard]] Command new_entry(const Workspace& workspace, const std::string& kind, const std::string& id,
                                const std::string& file = {}, const std::string& name = {});
/// The same within a plan; false: the plan is refused.
bool plan_new_entry(const Workspace& workspace, EditPlan& plan, const std::string& kind, const std::string& id,
                    const std::string& file = {}, const std::string& name = {});

/// A copy under another id, right behind its original with the same formatting and comments; of an entry from below,
/// one of this pack's own.
[[nodiscard]] Command duplicate_entry(const Workspace& workspace, const std::string& full_id, const std::string& id);

/// Takes entries away with their translations: own ones where they stand, those from below under `remove:`. Whoever
/// uses them is left alone: ask find_uses first.
[[nodiscard]] Command delete_entries(const Workspace& workspace, const std::vector<std::string>& full_ids);

/// Takes entries from below that were taken out back in.
[[nodiscard]] Command restore_entry(const Workspace& workspace, const std::string& full_id);

}  // namespace briar::editor
