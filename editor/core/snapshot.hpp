#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "runtime/content/catalog.hpp"

namespace briar {
class ParsedTexts;
struct SystemSet;
}  // namespace briar

/// The unsaved state of a workspace for other threads: loading a snapshot gives the same whatever is edited meanwhile.
namespace briar::editor {

struct Snapshot {
    const SystemSet* set = nullptr;
    std::filesystem::path folder;
    std::string pack;                     ///< id
    PackPath path;                        ///< where the packs that it needs are looked for
    Overlay overlay;                      ///< the texts that differ from those on the disk
    std::shared_ptr<ParsedTexts> parsed;  ///< what was parsed before, by whomever
    std::uint64_t revision = 0;           ///< of the workspace
};

}  // namespace briar::editor
