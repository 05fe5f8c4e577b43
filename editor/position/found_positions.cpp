#include "editor/position/found_positions.hpp"

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

}  // namespace briar::editor
