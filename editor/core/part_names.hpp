#pragma once

#include <vector>

#include "editor/core/entry_lens.hpp"
#include "editor/core/known_names.hpp"

/// Names that an entry gives to parts of itself, where its form asks for one: stages of this campaign, modes of the
/// scenario that is meant.
namespace briar::editor {

/// Empty where `schema` asks for something else, or the entry does not say of what. `path` leads to the value.
[[nodiscard]] std::vector<Choice> part_names(const EntryLens& entry, const Schema& schema, const Path& path);

}  // namespace briar::editor
