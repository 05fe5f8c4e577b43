#pragma once

#include <string>

#include "editor/core/pack_file.hpp"
#include "runtime/content/kind.hpp"
#include "runtime/content/schema.hpp"

namespace briar {
struct SystemSet;
}

/// What each file of a pack may look like as a whole: the schemas of its entries under their kinds.
namespace briar::editor {

/// The schema of a file of this sort in a pack of this system (empty: unknown); nullptr for scripts and other files.
/// Made once for each.
[[nodiscard]] SchemaRef file_schema(const SystemSet& set, FileSort sort, const std::string& system);

}  // namespace briar::editor
