#pragma once

#include <string>

#include "runtime/engine/ids.hpp"

namespace briar {
struct Ruleset;
}

namespace briar::editor {

/// A piece by what it is, to be found again on other content, where pieces have other numbers.
struct KnownPiece {
    std::string entry;  ///< `monsters/wolf`
    int copy = 0;
};

/// Of no piece: one that is found nowhere.
[[nodiscard]] KnownPiece known_piece(const Ruleset& rules, PieceId piece);
/// No piece: there is none like it.
[[nodiscard]] PieceId find_piece(const Ruleset& rules, const KnownPiece& piece);

}  // namespace briar::editor
