#pragma once

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// The tougher side of a two-sided entry, or its front.
enum class Side : std::uint8_t { Front, Back };

/// The face of an entry. Kinds that a system defines are shown by their definitions, all others by what their schema
/// says: numbers as badges, text, tags, specials. An entry with mistakes gives what can be read of it.
[[nodiscard]] Face face_of(const Catalog& catalog, DefId entry, Side side = Side::Front);
/// The same for an entry that need not be the catalog's own, for instance as it is being edited; the catalog tells of
/// the specials and packs that it names.
[[nodiscard]] Face face_of(const Catalog& catalog, const Entry& entry, Side side = Side::Front);

}  // namespace briar::editor
