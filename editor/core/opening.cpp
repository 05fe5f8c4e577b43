#include "editor/core/opening.hpp"

#include <utility>

#include "editor/core/workspace.hpp"

namespace briar::editor {

std::unique_ptr<Workspace> open_whole(const SystemSet& set, const std::filesystem::path& folder, PackPath path,
                                      OpeningProgress& progress, const std::stop_token& stop) {
    auto workspace = Workspace::open(set, folder, std::move(path));
    const std::vector<PackFile> files = workspace->files(FileSort::Content);
    progress.files = files.size();
    for (const PackFile& file : files) {
        if (stop.stop_requested()) return nullptr;
        (void)file.document->outline();
        ++progress.read;
    }
    // The packs below are read for the first entry.
    (void)workspace->entries();
    (void)workspace->surroundings();
    return stop.stop_requested() ? nullptr : std::move(workspace);
}

}  // namespace briar::editor
