#pragma once

#include "editor/core/pack_file.hpp"
#include "runtime/content/kind.hpp"
#include "runtime/content/schema.hpp"

namespace briar {
struct SystemSet;
}

/// What each file of a pack may look like as a whole: the schemas of its entries under their kinds.
namespace briar::editor {

/// The schema of a file of this sort; nullptr for scripts and other files. Made once for each set.
[[nodiscard]] SchemaRef file_schema(const SystemSet& set, FileSort sort);

}  // namespace briar::editor
