#pragma once

#include <string>

#include "runtime/source/diagnostic.hpp"

namespace briar {
class Catalog;
}

namespace briar::editor {

/// A place as short as it is clear: `tiles.yaml:12`, from the folder of the pack that the file is in.
[[nodiscard]] std::string place_in_words(const Place& place, const Catalog& catalog);

}  // namespace briar::editor
