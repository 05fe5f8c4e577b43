#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// The files of a pack that was just begun.
namespace briar::cli {

struct NewPack {
    std::string id;
    bool is_game = true;
    std::vector<std::string> requires_packs;
};

struct NewFile {
    std::string name;  ///< within the pack's folder
    std::string text;
};

/// Small, complete and without problems, to be changed by hand. `folder` is where they will lie.
[[nodiscard]] std::vector<NewFile> new_pack_files(const NewPack& wish, const std::filesystem::path& folder);

}  // namespace briar::cli
