#pragma once

#include <array>
#include <functional>
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

/// Changes the edges of each entry from what they are, in one step.
using EdgesChange = std::function<OpenEdges(const OpenEdges& now)>;
[[nodiscard]] Command change_edges_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                          const Path& field, const EdgesChange& change);

/// What several tiles share: open in all, closed in all, or this here and that there.
enum class SharedEdge : std::uint8_t { Closed, Open, Various };
[[nodiscard]] std::array<SharedEdge, 4> shared_edges(const std::vector<std::string>& texts);

}  // namespace briar::editor
