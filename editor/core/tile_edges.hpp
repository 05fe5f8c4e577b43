#pragma once

#include <array>
#include <string>
#include <string_view>

#include "editor/core/entry_lens.hpp"

/// The open edges of a tile as their field is written (`n e - w`), for painting.
namespace briar::editor {

/// North, east, south, west.
using OpenEdges = std::array<bool, 4>;

[[nodiscard]] OpenEdges edges_of(std::string_view text);
/// In the manner of `like`: with `-` for closed edges where that has them, else only the open ones. All closed: `-`,
/// which the check will call a mistake.
[[nodiscard]] std::string edges_text(const OpenEdges& edges, std::string_view like);
[[nodiscard]] OpenEdges toggled(OpenEdges edges, int side);
/// By quarter turns clockwise: what was north is east then.
[[nodiscard]] OpenEdges turned(const OpenEdges& edges, int quarters);

/// Writes the edges of an entry in the manner in which they stand there. `field` is the path of the Edges control.
[[nodiscard]] Command set_edges(const EntryLens& entry, const Path& field, const OpenEdges& edges);

}  // namespace briar::editor
