#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// A special's sign: its glyph follows from the strongest thing that its effects or its script do.
[[nodiscard]] Sign sign_of(const Catalog& catalog, DefId special);
/// The signs of those that an entry's `specials` names.
[[nodiscard]] std::vector<Sign> signs_of(const Catalog& catalog, const Node& entry);

/// What an action does to whom it is done to.
enum class Aim : std::uint8_t { Unknown, Harms, Helps };
/// As its effects say, or its special's script: Unknown where it does neither, or both.
[[nodiscard]] Aim aim_of(const Catalog& catalog, DefId special, const std::string& action);

}  // namespace briar::editor
