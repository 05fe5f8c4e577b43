#pragma once

#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/position/found_positions.hpp"
#include "editor/position/laid_game.hpp"

/// Changes of a position on a map of tiles, written into the test that it belongs to. What the test leaves to the fresh
/// set-up is written down when it is first changed.
namespace briar::editor {

/// A place on a map: with a tile, or empty beside one.
struct MapPlace {
    std::string realm;  ///< its id
    int x = 0;          ///< east and south of the start
    int y = 0;
    Box at;        ///< on the table
    PieceId tile;  ///< none: the place is empty
};

class MapEdit {
public:
    /// Of one moment: make a new one after a change. All three outlive it; `laid.game` is there.
    MapEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid);

    /// The kinds of which there can be pieces on the map, tiles first.
    [[nodiscard]] static std::vector<std::string> kinds();
    /// Where something of that kind can be put: tiles on empty places, all else on tiles.
    [[nodiscard]] std::vector<MapPlace> places_for(const std::string& kind) const;
    [[nodiscard]] std::vector<MapPlace> places_for(PieceId piece) const;
    [[nodiscard]] bool can_turn(PieceId piece) const;
    [[nodiscard]] std::string name_of(PieceId piece) const;

    [[nodiscard]] Command put(const std::string& kind, const std::string& id, const MapPlace& place) const;
    [[nodiscard]] Command move(PieceId piece, const MapPlace& place) const;
    /// By quarter turns clockwise.
    [[nodiscard]] Command turn(PieceId piece, int quarters) const;
    [[nodiscard]] Command take_away(PieceId piece) const;
    /// What the piece is in the text; empty: the set-up puts it there.
    [[nodiscard]] Path path_of(PieceId piece) const;

private:
    [[nodiscard]] MapPlace place_of(const Lying& tile) const;
    [[nodiscard]] const Lying* tile_under(PieceId piece) const;
    [[nodiscard]] std::string kind_of(PieceId piece) const;
    [[nodiscard]] std::string id_of(PieceId piece) const;
    [[nodiscard]] const Node* at(const Path& path) const;
    [[nodiscard]] Path path_of_tile(const Lying& tile) const;
    [[nodiscard]] Path path_on_tile(const Lying& tile, PieceId piece) const;
    [[nodiscard]] Path path_of_hero(const std::string& id) const;
    /// Where the tile is written, written down first if it is not.
    [[nodiscard]] Path written_tile(TreeEdit& edit, const Lying& tile) const;
    void write_heroes(TreeEdit& edit) const;
    [[nodiscard]] TreeEdit edit_in(EditPlan& plan) const;
    void put_hero(TreeEdit& edit, const std::string& id, const MapPlace& place) const;
    void remove_item(TreeEdit& edit, const Path& item) const;

    const Workspace& workspace_;
    const FoundPosition& position_;
    const LaidGame& laid_;
    SchemaRef shape_;
};

}  // namespace briar::editor
