#include "editor/core/unreadable_entry.hpp"

#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {

std::string file_hiding(const Workspace& workspace, const std::string& full_id) {
    const std::string key = id_part(full_id) + ":";
    for (const PackFile& file : workspace.files()) {
        if (file.sort != FileSort::Content || !file.document || !file.document->present()) continue;
        if (!file.document->outline()->flawless() && file.document->text().find(key) != std::string::npos)
            return file.name;
    }
    return {};
}

}  // namespace briar::editor
