#include "editor/core/entry_value.hpp"

#include <algorithm>
#include <functional>

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/merge.hpp"

namespace briar::editor {
namespace {

using Reading = std::function<std::shared_ptr<const Document>(const std::string& file)>;

/// The layers in one file. `patch` first where a file has both: then the place of adding comes first all the same.
void add_layers(EntryValue& value, const std::string& file, const Node& root, const std::string& kind,
                const std::string& id) {
    for (const bool patch : {false, true}) {
        const Path path = patch ? Path{"patch", kind, id} : Path{kind, id};
        if (const Node* node = resolve(root, path)) value.layers.push_back({file, path, node, patch});
    }
}

void merge(EntryValue& value, const Workspace& workspace, const std::string& kind, const std::string& full_id) {
    const Kind* known =
        value.inherited != nullptr ? find_kind(workspace.kinds(), kind, value.inherited->system) : workspace.kind(kind);
    const SchemaRef schema = known != nullptr ? known->schema : nullptr;
    Diagnostics ignored;
    if (value.inherited != nullptr) value.merged = value.inherited->node->clone();
    for (const EntryLayer& layer : value.layers) {
        if (!layer.patch) {
            if (value.inherited == nullptr && value.merged.is_null()) value.merged = layer.node->clone();
            continue;
        }
        merge_patch(value.merged, *layer.node, schema, {full_id, ignored, [](const FieldPath&, const Node&) {}});
        drop_nulls(value.merged, layer.node->document);
    }
}

EntryValue read(const Workspace& workspace, const std::vector<std::string>& files, const std::string& kind,
                const std::string& id, const Reading& reading) {
    EntryValue value;
    value.below = workspace.below();
    if (const DefId def = value.below->find(kind, id)) value.inherited = &value.below->entry(def);
    for (const std::string& file : files) {
        auto document = reading(file);
        if (!document) continue;
        const std::size_t before = value.layers.size();
        add_layers(value, file, document->root(), kind, id);
        if (value.layers.size() > before) value.documents.push_back(std::move(document));
    }
    const auto adds = [](const EntryLayer& layer) { return !layer.patch; };
    std::stable_partition(value.layers.begin(), value.layers.end(), adds);
    merge(value, workspace, kind, kind + "/" + id);
    return value;
}

}  // namespace

const Kind* kind_of_entry(const Workspace& workspace, const std::string& kind, const std::string& id) {
    const DefId below = workspace.below()->find(kind, id);
    if (below) return find_kind(workspace.kinds(), kind, workspace.below()->entry(below).system);
    return workspace.kind(kind);
}

std::string singular_of(const Workspace& workspace, const std::string& kind) {
    const Kind* known = workspace.kind(kind);
    return known != nullptr ? known->singular : kind;
}

EntryValue value_of(const Workspace& workspace, const std::string& kind, const std::string& id) {
    std::vector<std::string> files;
    for (const PackFile& file : workspace.files(FileSort::Content))
        files.push_back(file.name);
    return read(workspace, files, kind, id,
                [&](const std::string& file) { return workspace.document(file)->outline(); });
}

EntryValue value_in(const Workspace& workspace, EditPlan& plan, const std::string& kind, const std::string& id) {
    return read(workspace, plan.content_files(), kind, id,
                [&](const std::string& file) { return plan.document(file); });
}

void for_each_part(const Workspace& workspace, const std::string& kind,
                   const std::function<void(const Node& part, bool patch)>& use) {
    for (const Entry& each : workspace.below()->entries())
        if (each.kind == kind) use(*each.node, false);
    for (const EntryInfo* each : workspace.entries().of_kind(kind)) {
        for (const EntrySite& site : each->sites) {
            const Node* part = resolve(workspace.document(site.file)->outline()->root(), site.path);
            if (part != nullptr) use(*part, site.patch);
        }
    }
}

}  // namespace briar::editor
