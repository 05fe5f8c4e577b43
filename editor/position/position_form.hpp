#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "editor/position/piece_values.hpp"
#include "runtime/engine/game.hpp"

/// How the positions of a system say what lies where: for those that are lists of names.
namespace briar::editor {

/// Row: all lie side by side. Pile: the first of many count. Square: one of the places of a board.
enum class ZoneSort : std::uint8_t { Row, Pile, Square };

/// A list of names in a position, and what lies there now.
struct PositionZone {
    std::string title;  ///< squares of one board have the same
    Path path;
    std::string kinds;  ///< what may lie here: `cards|items`
    ZoneSort sort = ZoneSort::Row;
    std::string item_key;  ///< its items are maps with the name under this key; empty: they are names
    std::vector<PieceId> pieces;
    bool marked{};  ///< a square that looks different

    [[nodiscard]] bool takes(const std::string& kind) const;
};

class PositionForm {
public:
    explicit PositionForm(const Game& game) : game_(game) {}
    PositionForm(const PositionForm&) = delete;
    PositionForm& operator=(const PositionForm&) = delete;
    virtual ~PositionForm() = default;

    [[nodiscard]] virtual std::vector<PositionZone> zones() const = 0;
    /// The kinds whose pieces can be put somewhere.
    [[nodiscard]] virtual std::vector<std::string> kinds() const = 0;
    /// Of a card that is as wide as a tile.
    [[nodiscard]] virtual double card_height() const = 0;
    /// A list that is written names all that lies there. Otherwise the fresh set-up's pieces lie behind those named.
    [[nodiscard]] virtual bool lists_are_whole() const = 0;
    /// The key below which single pieces are told of in a list; empty: `pieces` is a map by their names.
    [[nodiscard]] virtual std::string piece_key() const = 0;
    /// See PositionEdit::values.
    [[nodiscard]] virtual std::vector<PieceValue> values(PieceId piece) const = 0;

protected:
    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] std::vector<PieceId> in_zone(ZoneId zone) const;

private:
    const Game& game_;
};

[[nodiscard]] std::unique_ptr<PositionForm> make_journey_form(const Game& game);
[[nodiscard]] std::unique_ptr<PositionForm> make_script_form(const Game& game);
/// For the game's system; nullptr when its positions are no lists of names.
[[nodiscard]] std::unique_ptr<PositionForm> make_position_form(const Game& game);

}  // namespace briar::editor
