#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "runtime/content/catalog.hpp"

namespace briar {
struct SystemSet;
}

/// The unsaved state of a workspace for other threads: loading a snapshot gives the same whatever is edited meanwhile.
namespace briar::editor {

struct Snapshot {
    const SystemSet* set = nullptr;
    std::filesystem::path folder;
    std::string pack;            ///< id
    PackPath path;               ///< where the packs that it needs are looked for
    Overlay overlay;             ///< the texts that differ from those on the disk
    std::uint64_t revision = 0;  ///< of the workspace
};

}  // namespace briar::editor
