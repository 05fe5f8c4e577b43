#pragma once

#include <optional>
#include <string_view>

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// The face by which people know a pack among others: that of the first of its own entries which shows a place; if none
/// does, somebody; if nobody does, a piece. None: it adds nothing that is a picture of something.
[[nodiscard]] std::optional<Face> pack_face(const Catalog& catalog, std::string_view pack);

}  // namespace briar::editor
