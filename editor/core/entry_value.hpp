#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "editor/core/entry_table.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/source/document.hpp"

/// What an entry is, all layers over each other, as the texts stand now.
namespace briar::editor {

class EditPlan;

/// A part of this pack that says something of an entry.
struct EntryLayer {
    std::string file;
    Path path;
    const Node* node = nullptr;
    bool patch = false;
};

/// Keeps alive what its nodes point into.
struct EntryValue {
    std::shared_ptr<const Catalog> below;
    const Entry* inherited = nullptr;  ///< as the packs below have it; null: this pack adds it
    std::vector<std::shared_ptr<const Document>> documents;
    std::vector<EntryLayer> layers;  ///< of this pack: first where it is added, then patches
    Node merged;                     ///< null when nothing can be read

    [[nodiscard]] bool exists() const { return inherited != nullptr || !layers.empty(); }
};

[[nodiscard]] EntryValue value_of(const Workspace& workspace, const std::string& kind, const std::string& id);
/// What its kind means: systems may have kinds of the same name. nullptr when there is none.
[[nodiscard]] const Kind* kind_of_entry(const Workspace& workspace, const std::string& kind, const std::string& id);
/// What people call one entry of a kind; the kind's own word where there is no such kind.
[[nodiscard]] std::string singular_of(const Workspace& workspace, const std::string& kind);
/// The same as value_of, as a plan has it so far.
[[nodiscard]] EntryValue value_in(const Workspace& workspace, EditPlan& plan, const std::string& kind,
                                  const std::string& id);

/// Calls `use` for whatever a pack says of entries of the kind, as the texts stand now: those below first, each as all
/// of them together have it; then what this pack adds or, `patch`, changes.
void for_each_part(const Workspace& workspace, const std::string& kind,
                   const std::function<void(const Node& part, bool patch)>& use);

}  // namespace briar::editor
