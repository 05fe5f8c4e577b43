#pragma once

#include <vector>

#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// The packs that are found by name, as people look for them: those of earlier folders of the pack path first (games
/// before small examples), by title within a folder. Broken ones have an empty title.
[[nodiscard]] std::vector<Pack> known_packs();

}  // namespace briar::editor
