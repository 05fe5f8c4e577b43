#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "editor/core/file_state.hpp"
#include "editor/core/snapshot.hpp"
#include "runtime/content/catalog.hpp"

/// What lies around the texts of an open pack: its pictures and other files, and the packs below it. Others may change
/// them at any time.
namespace briar::editor {

struct Surroundings {
    std::vector<std::string> wanted;                        ///< packs that the open one asks for
    std::vector<std::filesystem::path> packs;               ///< the folders of those below, and of what they need
    std::map<std::filesystem::path, FileState> neighbours;  ///< the pack.yaml of every folder where packs are found
    std::map<std::string, FileState> own;                   ///< files of the open pack without texts, by name
    std::map<std::filesystem::path, FileState> below;       ///< all files of the packs below
};

/// What is different since somebody looked last.
struct AroundChange {
    bool pictures = false;  ///< or other files without texts, of whatever pack
    bool below = false;     ///< what packs below say, or which there are
    [[nodiscard]] bool any() const { return pictures || below; }
};

struct SeenAround {
    Surroundings now;
    AroundChange change;
    std::shared_ptr<const Catalog> below;  ///< the packs below as they stand now; null: as they were
};

/// Only files are looked at, in whatever thread; texts of packs below are read where one of them is different. While
/// the folder of the pack is not there all is as it was.
[[nodiscard]] SeenAround look_around(const Snapshot& snapshot, const Surroundings& known,
                                     const std::stop_token& stop = {});
/// How it lies now, as what others do from now on is to be told from. What was written since a time, while the packs
/// below were read, is told as different the next time: nobody knows which of it was read.
[[nodiscard]] Surroundings glance_around(const Snapshot& snapshot, const Surroundings& known, std::int64_t read_since);

/// The names of all files below a folder but hidden ones, links to folders and other packs: with `/`, in no order.
[[nodiscard]] std::vector<std::string> names_in_pack(const std::filesystem::path& folder);

}  // namespace briar::editor
