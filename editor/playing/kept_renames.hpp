#pragma once

#include <filesystem>
#include <vector>

#include "runtime/session/renaming.hpp"

/// Which entries of a pack were given other ids, beside the game that is kept of it: it is gone on with after the
/// program has ended, however that was, and finds its pieces by these names.
namespace briar::editor {

/// The youngest stand last. What cannot be read is as if nothing had been renamed.
[[nodiscard]] std::vector<Renamed> read_kept_renames(const std::filesystem::path& save);
/// Adds one to those that are kept beside the save; of very many the oldest are forgotten. Throws std::exception.
void keep_rename(const std::filesystem::path& save, const Renamed& renamed);

}  // namespace briar::editor
