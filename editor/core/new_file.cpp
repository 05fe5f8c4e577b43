#include "editor/core/new_file.hpp"

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

/// The first line of one of the pack's own files in the same folder, when it names a schema.
std::string schema_line(const Workspace& workspace) {
    for (const PackFile& file : workspace.files(FileSort::Content)) {
        const std::string& text = file.document->text();
        const bool names_schema = text.starts_with("# yaml-language-server: $schema=");
        if (names_schema && file.name.find('/') == std::string::npos) return text.substr(0, text.find('\n') + 1);
    }
    return {};
}

}  // namespace

std::string make_content_file(const Workspace& workspace, EditPlan& plan, const std::string& name) {
    std::string free = name;
    for (int number = 2; plan.has(free); ++number)
        free = name.substr(0, name.rfind('.')) + "-" + std::to_string(number) + ".yaml";
    plan.create(free, schema_line(workspace));
    return free;
}

}  // namespace briar::editor
