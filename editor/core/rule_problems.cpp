// Which problems belong to which part of a special.
#include "editor/core/check.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {

std::optional<Path> path_of_place(const Workspace& workspace, const std::string& full_id, const Place& place) {
    const EntryInfo* entry = workspace.entries().find(full_id);
    if (entry == nullptr) return std::nullopt;
    const std::string file = workspace.name_of(place.file);
    for (const EntrySite& site : entry->sites) {
        if (site.file != file || place.span.begin < site.span.begin || place.span.begin >= site.span.end) continue;
        const Path path = path_at(workspace.document(file)->outline()->root(), place.span.begin);
        if (path.size() < site.path.size()) return Path{};
        return Path(path.begin() + static_cast<std::ptrdiff_t>(site.path.size()), path.end());
    }
    return std::nullopt;
}

bool has_rules(const EntryLens& entry) {
    for (const Control& each : make_form(entry))
        if (each.kind == ControlKind::Rules) return true;
    return false;
}

std::vector<RuleProblem> problems_in_rules(const Workspace& workspace, const EntryLens& special,
                                           const Checked& checked) {
    std::vector<RuleProblem> problems;
    const auto found = checked.by_entry.find(special.full_id());
    // Places of an older text would point at the wrong blocks.
    if (found == checked.by_entry.end() || checked.revision != workspace.revision()) return problems;
    for (const Diagnostic* each : found->second) {
        const auto path = path_of_place(workspace, special.full_id(), each->place);
        problems.push_back({path.value_or(Path{}), each->message, each->hint, each->severity == Severity::Error});
    }
    return problems;
}

}  // namespace briar::editor
