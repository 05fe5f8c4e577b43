#pragma once

#include <cstddef>
#include <vector>

#include "editor/position/position_form.hpp"
#include "editor/scene/scene.hpp"

/// Zones of a position on the table, one beside the other, each with room for what can be put into it.
namespace briar::editor {

/// A place in a zone: before the piece that lies there, or behind all that are shown.
struct ZonePlace {
    std::size_t zone = 0;   ///< which of the form's
    std::size_t index = 0;  ///< how many lie before it
    Box at;
    PieceId taken;
};

struct ZoneTable {
    Scene scene;
    std::vector<ZonePlace> places;
};

[[nodiscard]] ZoneTable lay_out_zones(const Game& game, const PositionForm& form,
                                      const std::vector<PositionZone>& zones);

/// What a position shows: the map where there is one, else its zones.
[[nodiscard]] Scene position_scene(const Game& game);

}  // namespace briar::editor
