#pragma once

#include <string>
#include <vector>

#include "editor/core/edit_plan.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/position/map_text.hpp"
#include "editor/position/position_edit.hpp"

namespace briar::editor {

/// Changes of a position on a map of tiles. A place is a tile, or empty beside one.
class MapEdit final : public PositionEdit {
public:
    MapEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid);

    /// Tiles first.
    [[nodiscard]] std::vector<std::string> kinds() const override;
    /// Tiles lie on empty places, all else on tiles.
    [[nodiscard]] std::vector<PositionPlace> places_for(const std::string& kind) const override;
    [[nodiscard]] std::vector<PositionPlace> places_for(PieceId piece) const override;
    [[nodiscard]] bool can_turn(PieceId piece) const override;
    [[nodiscard]] std::vector<PieceValue> values(PieceId piece) const override;
    [[nodiscard]] Path path_of(PieceId piece) const override;

    [[nodiscard]] Command put(const std::string& kind, const std::string& id,
                              const PositionPlace& place) const override;
    [[nodiscard]] Command move(PieceId piece, const PositionPlace& place) const override;
    [[nodiscard]] Command turn(PieceId piece, int quarters) const override;
    [[nodiscard]] Command take_away(PieceId piece) const override;
    [[nodiscard]] Command set_value(PieceId piece, const PieceValue& which, int value) const override;

private:
    [[nodiscard]] Path written_hero(TreeEdit& edit, PieceId piece) const;
    /// Where the tile is written, written down first if it is not.
    [[nodiscard]] Path written_tile(TreeEdit& edit, const Lying& tile) const;
    void write_heroes(TreeEdit& edit) const;
    [[nodiscard]] TreeEdit edit_in(EditPlan& plan) const;
    void put_hero(TreeEdit& edit, const std::string& id, const PositionPlace& place) const;
    void remove_item(TreeEdit& edit, const Path& item) const;

    const Workspace& workspace_;
    const FoundPosition& position_;
    const LaidGame& laid_;
    MapText text_;
    SchemaRef shape_;
};

}  // namespace briar::editor
