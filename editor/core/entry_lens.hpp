#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/entry_value.hpp"
#include "runtime/content/schema.hpp"
#include "runtime/source/edit.hpp"

/// One entry as a form sees it: every field with its value, who says it, and commands that change it.
namespace briar::editor {

enum class FieldState : std::uint8_t {
    Absent,     ///< nobody says it: the default counts
    Here,       ///< this pack says it, and no pack below does
    Inherited,  ///< a pack below says it
    Patched,    ///< this pack changes, wholly or in part, what a pack below says
    TakenOut,   ///< this pack takes out what a pack below says
};

struct FieldView {
    FieldState state = FieldState::Absent;
    const Node* value = nullptr;    ///< after all packs; null: none. Lives as long as the lens
    const Node* written = nullptr;  ///< what stands in this pack; null: nothing
    std::string file;               ///< where that is
    std::vector<Origin> origins;    ///< who gave it, first layer first
};

class EntryLens {
public:
    /// As the texts stand now; make a new one after a change.
    EntryLens(const Workspace& workspace, const std::string& full_id);
    [[nodiscard]] const Workspace& workspace() const { return workspace_; }

    [[nodiscard]] bool exists() const { return value_.exists(); }
    [[nodiscard]] const std::string& full_id() const { return full_id_; }
    [[nodiscard]] const std::string& kind() const { return kind_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    /// Comes from a pack below: what is written goes into `patch:`.
    [[nodiscard]] bool inherited() const { return value_.inherited != nullptr; }
    /// After all packs.
    [[nodiscard]] const Node& value() const { return value_.merged; }
    [[nodiscard]] const std::vector<EntryLayer>& layers() const { return value_.layers; }
    /// Of the kind; nullptr when there is no such kind.
    [[nodiscard]] const SchemaRef& schema() const { return schema_; }
    /// Paths lead from the entry to the value: `[guardian, health]`. A path that leads nowhere is an absent field.
    [[nodiscard]] FieldView field(const Path& path) const;
    /// Where a value stands, also deep within a list; if it is not written as such, the nearest value around it. This
    /// pack counts before those below. Without a file when nothing is written.
    [[nodiscard]] Place place_of(const Path& path) const;

    // --- commands; apply them with Workspace::apply
    [[nodiscard]] Command set(const Path& path, const Node& value) const;
    [[nodiscard]] Command reset(const Path& path) const;
    [[nodiscard]] Command insert(const Path& list, std::size_t index, const Node& value) const;
    [[nodiscard]] Command remove_item(const Path& list, std::size_t index) const;
    [[nodiscard]] Command move_item(const Path& list, std::size_t index, Direction direction) const;
    [[nodiscard]] Command rename_key(const Path& member, const std::string& key) const;

private:
    void add_inherited_origins(const Path& path, FieldView& view) const;

    const Workspace& workspace_;
    std::string full_id_;
    std::string kind_;
    std::string id_;
    SchemaRef schema_;
    EntryValue value_;
};

/// What a change of a field is called: "Change guardian.health of monsters/rat".
[[nodiscard]] std::string field_label(const std::string& verb, const Path& path, const std::string& what);

}  // namespace briar::editor
