#pragma once

#include <string>

#include "runtime/engine/game.hpp"

/// Pieces as the arguments of verbs, options and log lines mean them, what they are called, and where they are found.
namespace briar {

/// Negative: none.
[[nodiscard]] inline PieceId piece_arg(Arg arg) {
    return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)};
}
/// Negative: none.
[[nodiscard]] inline DefId def_arg(Arg arg) { return arg < 0 ? DefId{} : DefId{static_cast<std::uint16_t>(arg)}; }

/// `wolf`: the entry's id, for keys of options (copies are alike to people).
[[nodiscard]] inline const std::string& id_of(const Game& game, PieceId piece) {
    return game.rules().catalog->entry(game.rules().info(piece).def).id;
}
/// What people call a piece.
[[nodiscard]] inline const std::string& name_of(const Game& game, PieceId piece) { return game.rules().name(piece); }

/// The first piece of a definition that lies in a zone; none.
[[nodiscard]] inline PieceId first_in(const Game& game, ZoneId zone, DefId def) {
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        if (game.rules().info(piece).def == def) return piece;
    }
    return {};
}

}  // namespace briar
