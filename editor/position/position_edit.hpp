#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/position/found_positions.hpp"
#include "editor/position/laid_game.hpp"
#include "editor/position/piece_values.hpp"
#include "runtime/source/path.hpp"

/// Changes of a position, written into the test that it belongs to. What the test leaves to the fresh set-up is written
/// down when it is first changed. Each way of playing has positions of its own; whoever shows them knows none of them.
namespace briar::editor {

/// Where a piece can be put.
struct PositionPlace {
    std::string part;  ///< which map or zone
    int x = 0;         ///< on a map: east of its start; in a zone: how many lie before it
    int y = 0;         ///< on a map: south of its start
    Box at;            ///< on the table
    PieceId taken;     ///< what lies there already; none: the place is empty
    std::string words{};
};

class PositionEdit {
public:
    PositionEdit() = default;
    PositionEdit(const PositionEdit&) = delete;
    PositionEdit& operator=(const PositionEdit&) = delete;
    virtual ~PositionEdit() = default;

    /// The kinds of which there can be pieces on the table.
    [[nodiscard]] virtual std::vector<std::string> kinds() const = 0;
    /// Where something of that kind can be put, and where a piece can be moved.
    [[nodiscard]] virtual std::vector<PositionPlace> places_for(const std::string& kind) const = 0;
    [[nodiscard]] virtual std::vector<PositionPlace> places_for(PieceId piece) const = 0;
    [[nodiscard]] virtual bool can_turn(PieceId) const { return false; }
    /// What can be changed of a piece; without one, of the table.
    [[nodiscard]] virtual std::vector<PieceValue> values(PieceId) const { return {}; }
    /// What the piece is in the text; empty: the set-up puts it there.
    [[nodiscard]] virtual Path path_of(PieceId piece) const = 0;

    [[nodiscard]] virtual Command put(const std::string& kind, const std::string& id,
                                      const PositionPlace& place) const = 0;
    [[nodiscard]] virtual Command move(PieceId piece, const PositionPlace& place) const = 0;
    /// By quarter turns clockwise.
    [[nodiscard]] virtual Command turn(PieceId piece, int quarters) const;
    [[nodiscard]] virtual Command take_away(PieceId piece) const = 0;
    /// `which` is one of `values`; changes of the same one after the other become one step.
    [[nodiscard]] virtual Command set_value(PieceId piece, const PieceValue& which, int value) const;
};

/// Of one moment: make a new one after a change. All three outlive it; `laid.game` is there. nullptr: positions of such
/// games are changed as text.
[[nodiscard]] std::unique_ptr<PositionEdit> make_position_edit(const Workspace& workspace,
                                                               const FoundPosition& position, const LaidGame& laid);

}  // namespace briar::editor
