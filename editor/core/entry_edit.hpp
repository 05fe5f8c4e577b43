#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "editor/core/entry_value.hpp"
#include "editor/core/tree_edit.hpp"

/// Changes of one entry within a plan. An entry that comes from a pack below is changed under `patch:` of this pack;
/// whatever is written, the entry then is exactly what was asked for, or the plan is refused.
namespace briar::editor {

class EntryEdit {
public:
    EntryEdit(const Workspace& workspace, EditPlan& plan, const std::string& full_id);

    /// Paths lead from the entry to the value: `[guardian, health]`, `[tags, 2]`.
    bool set(const Path& path, const Node& value);
    /// The same for a value that has parts of the old one, which keep their words and comments.
    bool set_keeping(const Path& path, const Node& value, const std::vector<Kept>& parts);
    /// Takes what this pack says out: the inherited value counts again, or the default. Within a list of a pack below,
    /// of which nothing is said alone, the value goes from the list.
    bool reset(const Path& path);
    /// Takes a value out, whoever says it.
    bool take_out(const Path& path);
    /// In lists. `index` counts in the list as it is after all packs; an index behind the end adds at the end.
    bool insert(const Path& list, std::size_t index, const Node& value);
    /// With the last one its list goes, where none at all says the same.
    bool remove_item(const Path& list, std::size_t index);
    bool move_item(const Path& list, std::size_t index, Direction direction);
    /// An item of one list into another, as number `place` there, with its comments. Neither list may lie in the item.
    bool carry(const Path& item, const Path& list, std::size_t place);
    /// Moves an entry of a list or map until it is number `place` there, as all packs together have it.
    bool move_to(const Path& entry, std::size_t place);
    /// Gives a key of a free map another name.
    bool rename_key(const Path& member, const std::string& key);

private:
    [[nodiscard]] EntryValue value() const { return value_in(workspace_, plan_, kind_, id_); }
    [[nodiscard]] bool inherited(const EntryValue& value) const { return value.inherited != nullptr; }
    /// Whether this pack alone says the outermost list on the way to `path`: then it is changed where it stands.
    [[nodiscard]] bool says_whole(const Path& path, const EntryValue& value);
    /// The part of this pack that may be written: where the entry is added, or its patch.
    [[nodiscard]] TreeEdit part(const EntryValue& value);
    [[nodiscard]] std::string patch_file();
    bool write(const Path& path, const Node& value, const EntryValue& before);
    bool write_without(const Path& path, const EntryValue& before);
    bool change_list(const Path& list, const Node& wanted, const EntryValue& before);
    [[nodiscard]] bool may_go(const Path& list, const EntryValue& value) const;
    bool take_out_list(const Path& list, const EntryValue& before);
    bool prove(const Path& path, const Node& wanted);

    const Workspace& workspace_;
    EditPlan& plan_;
    std::string kind_;
    std::string id_;
    SchemaRef schema_;
    std::string made_;  ///< the file that was made for changes
};

}  // namespace briar::editor
