#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/catalog.hpp"

/// A pack that was just begun: small, complete and without problems, to be changed by hand.
namespace briar {

struct SystemSet;

struct NewPack {
    std::string id;
    std::string title;  ///< empty: made from the id
    bool is_game = true;
    std::string system;  ///< of a game: see `starters`; empty: the first. An expansion is for that of what it requires
    std::vector<std::string> requires_packs;  ///< of an expansion: those that it builds upon
};

struct NewFile {
    std::string name;  ///< within the pack's folder
    std::string text;
};

/// A name for people as an id: `Müller's Game` becomes `muellers-game`; empty when nothing of it can be one.
[[nodiscard]] std::string pack_id_from(std::string_view name);
/// As pack_id_from; for a name without such letters one that is free in that folder: `my-game`, `my-expansion-2`.
[[nodiscard]] std::string free_pack_id(std::string_view name, bool is_game, const std::filesystem::path& where);

/// The files of the pack. `folder` is where they will lie, `path` where the packs that it requires are found.
[[nodiscard]] std::vector<NewFile> new_pack_files(const SystemSet& set, const NewPack& told,
                                                  const std::filesystem::path& folder, const PackPath& path);

/// Why no pack can be begun in this folder: it is a file, or not empty. Empty when it can.
[[nodiscard]] std::string objection_to_folder(const std::filesystem::path& folder);

/// Writes the files; nothing is ever written over. Throws std::runtime_error that says what could not be done.
void write_new_pack(const std::filesystem::path& folder, const std::vector<NewFile>& files);

}  // namespace briar
