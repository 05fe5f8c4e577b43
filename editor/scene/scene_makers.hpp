#pragma once

#include <memory>

#include "editor/scene/scene.hpp"

/// The arrangements that there are; for this room's own files.
namespace briar::editor {

/// Maps of tiles with what stands on them.
[[nodiscard]] std::unique_ptr<SceneMaker> make_crawl_scene_maker();
/// A row of locations, the party, the hand, what was bought and what is offered.
[[nodiscard]] std::unique_ptr<SceneMaker> make_journey_scene_maker();
/// Boards and zones of a game whose script is the game.
[[nodiscard]] std::unique_ptr<SceneMaker> make_script_scene_maker();
/// Zones that everybody sees, each a row of cards.
[[nodiscard]] std::unique_ptr<SceneMaker> make_zone_scene_maker();

/// The option can be taken where the piece lies; nowhere, if it does not lie on the table.
void add_target(Scene& scene, std::size_t option, PieceId piece, TargetSort sort);

}  // namespace briar::editor
