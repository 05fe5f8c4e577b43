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

/// The id of something new that people call `name`: `Mill wheel` becomes `mill-wheel`. A name without such letters has
/// one after its kind that is free: `tile-2`.
[[nodiscard]] std::string id_from_name(const Workspace& workspace, const std::string& kind, const std::string& name);

/// A new entry that words could mean which name none yet.
struct NewEntryOffer {
    std::string kind;
    std::string id;
    std::string label;  ///< for people: "New special `mill-wheel`"
};
/// One for each of `kinds` (`monsters|items`); none where the words name an entry, or can be no id.
[[nodiscard]] std::vector<NewEntryOffer> new_entry_offers(const Workspace& workspace, const std::string& kinds,
                                                          const std::string& words);

/// The file that new entries of a kind go into: where most of that kind stand.
[[nodiscard]] std::string home_of_kind(const Workspace& workspace, const std::string& kind);
/// The same for whoever looks at an entry of the kind `beside`: where those stand that entries of that kind name.
[[nodiscard]] std::string home_of_kind(const Workspace& workspace, const std::string& kind, const std::string& beside);

/// An entry with the least that its kind asks for. In `file`, or in the kind's home when that is empty. It is called
/// `name`, or after its id when that is empty.
[[nodiscard]] Command new_entry(const Workspace& workspace, const std::string& kind, const std::string& id,
                                const std::string& file = {}, const std::string& name = {});
/// The same within a plan; false: the plan is refused.
bool plan_new_entry(const Workspace& workspace, EditPlan& plan, const std::string& kind, const std::string& id,
                    const std::string& file = {}, const std::string& name = {});

/// What a copy is called: as its original, with the next number behind it, `Old mill 2` and `old-mill-2`.
struct CopyName {
    std::string name;  ///< empty where the original has none
    std::string id;
};
[[nodiscard]] CopyName name_for_copy(const Workspace& workspace, const std::string& full_id);

/// A copy, right behind its original with the same formatting and comments; of an entry from below, one of this pack's
/// own. It is called `name`, or as the original when that is empty.
[[nodiscard]] Command duplicate_entry(const Workspace& workspace, const std::string& full_id, const std::string& id,
                                      const std::string& name = {});

/// Takes entries away with their translations: own ones where they stand, those from below under `remove:`. Whoever
/// uses them is left alone: ask find_uses first.
[[nodiscard]] Command delete_entries(const Workspace& workspace, const std::vector<std::string>& full_ids);

/// Takes entries from below that were taken out back in.
[[nodiscard]] Command restore_entry(const Workspace& workspace, const std::string& full_id);

}  // namespace briar::editor
