#pragma once

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// A special's sign: its glyph follows from the strongest thing that its effects or its script do.
[[nodiscard]] Sign sign_of(const Catalog& catalog, DefId special);
/// The signs of those that an entry's `specials` names.
[[nodiscard]] std::vector<Sign> signs_of(const Catalog& catalog, const Node& entry);

}  // namespace briar::editor
