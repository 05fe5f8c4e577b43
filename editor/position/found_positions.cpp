#include "editor/position/found_positions.hpp"

#include "editor/core/new_name.hpp"

namespace briar::editor {

FoundPositions positions_of(const Workspace& workspace, const Checked& checked, const std::string& scenario) {
    FoundPositions found;
    if (!checked.catalog) return found;
    for (const PackFile& file : workspace.files(FileSort::Test)) {
        if (!file.document || !file.document->present()) continue;
        const YamlReading& yaml = file.document->yaml();
        Diagnostics problems;
        const bool readable = !yaml.problems.has_errors();
        const auto tests =
            readable ? read_pack_tests(workspace.set(), *checked.catalog, workspace.pack_id(), yaml.document, problems)
                     : std::vector<PackTest>();
        if (!readable || problems.has_errors()) ++found.broken;
        for (const PackTest& each : tests)
            if (each.choice.scenario == scenario) found.list.push_back({file.name, each});
    }
    return found;
}

std::string new_name(const Workspace& workspace, const StepEvent& step, const FoundPosition& position) {
    const auto document = workspace.document(position.file);
    if (!document || !document->present()) return {};
    const Node* tests = document->yaml().document->root().find("tests");
    if (tests == nullptr || tests->find(position.name()) != nullptr) return {};
    for (const Member& member : tests->members) {
        if (key_before(step, *document, member.key_span) == position.name()) return member.key;
    }
    return {};
}

}  // namespace briar::editor
