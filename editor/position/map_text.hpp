#pragma once

#include <string>

#include "editor/position/laid_game.hpp"
#include "editor/position/position_edit.hpp"
#include "runtime/source/path.hpp"

namespace briar::editor {

/// The entry that a piece's name in a position means: `wolf` for `wolf`, `wolf#2`, `monsters/wolf`.
[[nodiscard]] std::string entry_named(const Node& name);

/// Where that hero stands among a position's `heroes` (may be null); empty: not among them.
[[nodiscard]] Path path_of_hero(const Node* heroes, const std::string& id);

/// What lies on a map of tiles, and where it stands in the text of the position. A path leads from `given`; it is empty
/// for what the set-up lays.
class MapText {
public:
    /// Both outlive it. `given` may be null: the test leaves all to the set-up.
    MapText(const Node* given, const LaidGame& laid) : given_(given), laid_(laid) {}

    [[nodiscard]] PositionPlace place_of(const Lying& tile) const;
    /// The tile that the piece is or lies on; nullptr: it is not on the map.
    [[nodiscard]] const Lying* tile_under(PieceId piece) const;
    [[nodiscard]] std::string kind_of(PieceId piece) const;
    [[nodiscard]] std::string id_of(PieceId piece) const;
    [[nodiscard]] std::string name_of(PieceId piece) const;

    /// What the test gives there; nullptr: it says nothing of it.
    [[nodiscard]] const Node* at(const Path& path) const;
    [[nodiscard]] Path path_of_tile(const Lying& tile) const;
    [[nodiscard]] Path path_of(PieceId piece) const;

private:
    [[nodiscard]] Path path_on_tile(const Lying& tile, PieceId piece) const;

    const Node* given_;
    const LaidGame& laid_;
};

}  // namespace briar::editor
