#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <stop_token>

#include "runtime/content/catalog.hpp"

namespace briar {
struct SystemSet;
}

namespace briar::editor {

class Workspace;

/// How far opening a pack has come, for whoever waits in another thread.
struct OpeningProgress {
    std::atomic<std::size_t> files{0};  ///< to be read
    std::atomic<std::size_t> read{0};
};

/// A workspace in which everything is read that a window asks for at once. Takes long for large packs: may run in any
/// thread, to which the workspace does not belong afterwards. nullptr when it was stopped.
[[nodiscard]] std::unique_ptr<Workspace> open_whole(const SystemSet& set, const std::filesystem::path& folder,
                                                    PackPath path, OpeningProgress& progress,
                                                    const std::stop_token& stop = {});

}  // namespace briar::editor
