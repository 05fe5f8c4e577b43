#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/edit_plan.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/position/position_edit.hpp"
#include "editor/position/position_form.hpp"
#include "editor/position/zone_table.hpp"

namespace briar::editor {

/// Changes of a position that says in lists what lies where. Each is proved: the changed text is laid out again, and
/// everything that was meant must lie as it was meant.
class ZoneEdit final : public PositionEdit {
public:
    ZoneEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid,
             std::unique_ptr<PositionForm> form);

    [[nodiscard]] std::vector<std::string> kinds() const override { return form_->kinds(); }
    [[nodiscard]] std::vector<PositionPlace> places_for(const std::string& kind) const override;
    [[nodiscard]] std::vector<PositionPlace> places_for(PieceId piece) const override;
    [[nodiscard]] std::vector<PieceValue> values(PieceId piece) const override { return form_->values(piece); }
    [[nodiscard]] Path path_of(PieceId piece) const override;

    [[nodiscard]] Command put(const std::string& kind, const std::string& id,
                              const PositionPlace& place) const override;
    [[nodiscard]] Command move(PieceId piece, const PositionPlace& place) const override;
    [[nodiscard]] Command take_away(PieceId piece) const override;
    [[nodiscard]] Command set_value(PieceId piece, const PieceValue& which, int value) const override;

private:
    /// Where a piece lies.
    struct Found {
        std::size_t zone = 0;
        std::size_t index = 0;
    };
    /// What must lie in a zone after a change.
    struct Meant {
        Path zone;
        std::vector<DefId> pieces;
    };

    [[nodiscard]] std::optional<Found> find(PieceId piece) const;
    [[nodiscard]] const PositionZone* zone_of(const PositionPlace& place) const;
    [[nodiscard]] std::string words_for(const PositionZone& zone, const ZonePlace& place) const;
    [[nodiscard]] std::string kind_of(PieceId piece) const;
    [[nodiscard]] std::string name_of(PieceId piece) const;
    [[nodiscard]] Node item(const PositionZone& zone, Node name) const;
    [[nodiscard]] Node written_name(const PositionZone& zone, PieceId piece) const;
    [[nodiscard]] Meant as_now(const PositionZone& zone) const;

    [[nodiscard]] TreeEdit edit_in(EditPlan& plan) const;
    /// The list of names as the text has it: below `first` where a pile is written so.
    [[nodiscard]] static Path names_path(const TreeEdit& edit, const PositionZone& zone);
    [[nodiscard]] static std::size_t written(const TreeEdit& edit, const PositionZone& zone);
    /// Writes down what lies there, at least the first `count`.
    void write_down(TreeEdit& edit, const PositionZone& zone, std::size_t count) const;
    void insert(TreeEdit& edit, const PositionZone& zone, std::size_t index, const Node& item) const;
    void remove(TreeEdit& edit, const PositionZone& zone, std::size_t index) const;
    [[nodiscard]] Path written_record(TreeEdit& edit, PieceId piece) const;
    [[nodiscard]] Command reorder(const PositionZone& zone, std::size_t from, std::size_t to,
                                  const std::string& label) const;
    [[nodiscard]] Command proved(EditPlan& plan, const std::string& label, const std::vector<Meant>& meant) const;

    const Workspace& workspace_;
    const FoundPosition& position_;
    const LaidGame& laid_;
    std::unique_ptr<PositionForm> form_;
    std::vector<PositionZone> zones_;
    ZoneTable table_;
    SchemaRef shape_;
};

}  // namespace briar::editor
