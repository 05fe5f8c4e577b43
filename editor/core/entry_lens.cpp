#include "editor/core/entry_lens.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "editor/core/as_written.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// The value at the path, or what stands in its place higher up: a null, a list anew, a change of a list.
const Node* said_at(const Node& layer, const Path& path) {
    const Node* here = &layer;
    for (const Step& step : path) {
        if (!here->is_map() || step.is_index) return here;
        here = here->find(step.key);
        if (here == nullptr) return nullptr;
    }
    return here;
}

std::string field_name(const Path& path) {
    std::string name;
    for (const Step& step : path) {
        if (step.is_index) break;
        name += (name.empty() ? "" : ".") + step.key;
    }
    return name;
}

Command change_one(const Workspace& workspace, const std::string& full_id, std::string label,
                   const std::function<bool(EntryEdit&)>& change) {
    EditPlan plan(workspace);
    EntryEdit edit(workspace, plan, full_id);
    if (plan.ok()) change(edit);
    return plan.finish(std::move(label));
}

}  // namespace

std::string field_label(const std::string& verb, const Path& path, const std::string& what) {
    const std::string name = field_name(path);
    return verb + " " + (name.empty() ? what : name + " of " + what);
}

EntryLens::EntryLens(const Workspace& workspace, const std::string& full_id)
    : workspace_(workspace), full_id_(full_id), kind_(kind_part(full_id)), id_(id_part(full_id)) {
    if (const Kind* kind = kind_of_entry(workspace, kind_, id_)) schema_ = kind->schema;
    value_ = value_of(workspace, kind_, id_);
}

void EntryLens::add_inherited_origins(const Path& path, FieldView& view) const {
    const DefId def = value_.below->find(kind_, id_);
    if (def) view.origins = value_.below->origins(def, field_name(path));
}

FieldView EntryLens::field(const Path& path) const {
    FieldView view;
    view.value = find_as_written(value_.merged, path);
    const Node* below = inherited() ? find_as_written(*value_.inherited->node, path) : nullptr;
    if (inherited()) add_inherited_origins(path, view);
    const Node* said = nullptr;
    for (const EntryLayer& layer : value_.layers) {
        if (layer.patch != inherited()) continue;
        const Node* here = said_at(*layer.node, as_written(*layer.node, path));
        if (here == nullptr) continue;
        said = here;
        view.file = layer.file;
        view.origins.push_back(
            {workspace_.pack_id(), here->document->place(here->span), std::string(here->document->slice(here->span))});
    }
    view.written = said;
    if (said == nullptr) {
        view.state = below != nullptr ? FieldState::Inherited : FieldState::Absent;
    } else if (!inherited()) {
        view.state = view.value != nullptr ? FieldState::Here : FieldState::Absent;
    } else if (view.value == nullptr) {
        view.state = below != nullptr ? FieldState::TakenOut : FieldState::Absent;
    } else {
        view.state = below != nullptr ? FieldState::Patched : FieldState::Here;
    }
    return view;
}

Place EntryLens::place_of(const Path& path) const {
    std::vector<const Node*> roots;
    for (const EntryLayer& each : value_.layers)
        roots.insert(roots.begin(), each.node);
    if (inherited()) roots.push_back(value_.inherited->node);
    for (std::size_t depth = path.size() + 1; depth-- > 0;) {
        for (const Node* root : roots) {
            const Node* node = find_as_written(*root, head(path, depth));
            if (node != nullptr && node->document != nullptr) return node->document->place(node->span);
        }
    }
    return {};
}

Command EntryLens::set(const Path& path, const Node& value) const {
    return change_one(workspace_, full_id_, field_label("Change", path, full_id_),
                      [&](EntryEdit& edit) { return edit.set(path, value); });
}

Command EntryLens::reset(const Path& path) const {
    return change_one(workspace_, full_id_, field_label("Reset", path, full_id_),
                      [&](EntryEdit& edit) { return edit.reset(path); });
}

Command EntryLens::insert(const Path& list, std::size_t index, const Node& value) const {
    return change_one(workspace_, full_id_, field_label("Add to", list, full_id_),
                      [&](EntryEdit& edit) { return edit.insert(list, index, value); });
}

Command EntryLens::remove_item(const Path& list, std::size_t index) const {
    return change_one(workspace_, full_id_, field_label("Take from", list, full_id_),
                      [&](EntryEdit& edit) { return edit.remove_item(list, index); });
}

Command EntryLens::move_item(const Path& list, std::size_t index, Direction direction) const {
    return change_one(workspace_, full_id_, field_label("Sort", list, full_id_),
                      [&](EntryEdit& edit) { return edit.move_item(list, index, direction); });
}

Command EntryLens::rename_key(const Path& member, const std::string& key) const {
    return change_one(workspace_, full_id_, field_label("Rename", member, full_id_),
                      [&](EntryEdit& edit) { return edit.rename_key(member, key); });
}

}  // namespace briar::editor
