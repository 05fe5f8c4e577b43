#include "editor/core/part_names.hpp"

#include "editor/core/node_parts.hpp"

namespace briar::editor {
namespace {

std::vector<Choice> keys_of(const Node& entry, const std::string& map) {
    std::vector<Choice> keys;
    const Node* const parts = entry.find(map);
    for (std::size_t i = 0; parts != nullptr && i < parts->members.size(); ++i) {
        const Member& part = parts->members[i];
        const Node* const name = part.value->find("name");
        keys.push_back({part.key, name != nullptr ? name->text : std::string(), {}});
    }
    return keys;
}

/// Of a stage, those of what it plays; within a mode all others.
std::vector<Choice> modes_for(const EntryLens& entry, const Path& path) {
    if (entry.kind() != "campaigns") {
        std::vector<Choice> modes = keys_of(entry.value(), "modes");
        const bool within = path.size() > 1 && path[0].key == "modes";
        if (within) std::erase_if(modes, [&](const Choice& each) { return each.value == path[1].key; });
        return modes;
    }
    const Node* const scenario = path.size() > 2 ? resolve(entry.value(), step_to(head(path, 2), "scenario")) : nullptr;
    if (scenario == nullptr) return {};
    return keys_of(EntryLens(entry.workspace(), "scenarios/" + scenario->text).value(), "modes");
}

}  // namespace

std::vector<Choice> part_names(const EntryLens& entry, const Schema& schema, const Path& path) {
    if (schema.name == "stage_name") return keys_of(entry.value(), "stages");
    if (schema.name == "mode_name") return modes_for(entry, path);
    return {};
}

}  // namespace briar::editor
