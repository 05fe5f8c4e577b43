#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/game.hpp"

/// How positions name pieces: `wolf` is the next copy that the position does not name elsewhere, `wolf#2` that one.
namespace briar {

/// `wolf`, `wolf#2`, or `monsters/wolf#2` where one of `kinds` before its own has an entry of that id too.
[[nodiscard]] std::string piece_text(const Game& game, PieceId piece, std::string_view kinds);

/// The shape of a piece's name.
[[nodiscard]] SchemaRef piece_name_schema();

/// Finds the pieces that a position names, each once.
class PieceFinder {
public:
    PieceFinder(const Game& game, Diagnostics& diagnostics);

    /// The piece called so that was not found before; reports why there is none.
    PieceId take(const Node& name, std::string_view kinds);
    /// The same for each name of a list, or for one name; those that are not there are left out.
    std::vector<PieceId> take_all(const Node* names, std::string_view kinds);
    /// The same for a piece that may have been found before (a second mention).
    PieceId again(const Node& name, std::string_view kinds);
    /// The entry called so; reports when there is none.
    [[nodiscard]] DefId entry(const Node& name, std::string_view kinds) const;
    /// Whether the position has named the piece.
    [[nodiscard]] bool found(PieceId piece) const { return found_[piece.value]; }
    void problem(const Node& node, std::string id, std::string message, std::string hint = {}) const;

private:
    [[nodiscard]] PieceId copy(const Node& name, DefId def, bool fresh) const;

    const Game& game_;
    Diagnostics& diagnostics_;
    std::vector<std::vector<PieceId>> copies_;  // by DefId
    std::vector<bool> found_;
};

/// Sets a piece's counter to what a position says; reports a counter that the piece does not have and a number out of
/// its range.
void read_counter(Game& game, const PieceFinder& finder, const Node& value, PieceId piece, std::string_view name);

}  // namespace briar
