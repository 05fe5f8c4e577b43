#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/engine/ids.hpp"

namespace briar {
class Game;
}

/// What every system's pieces have: a name, a text, specials with texts.
namespace briar::cli {

/// Appends the entry's own words and those of its specials, each on a line behind `indent`.
void add_texts(const Game& game, PieceId piece, const std::string& indent, std::vector<std::string>& report);
/// `Mill: Spend 3 AP to search.`: what the first special with words does that a piece has; empty: there is none.
[[nodiscard]] std::string what_it_does(const Game& game, PieceId piece);
/// The piece that a person means by a name, an id or a key, in any case; of several alike one that is in sight. Of
/// those in sight the beginning of a name does too. None: there is none.
[[nodiscard]] PieceId find_piece(const Game& game, const std::string& what,
                                 const std::function<bool(PieceId)>& in_sight);

/// The names of pieces in sight that begin with `what`, each once; none where a piece is called just so.
[[nodiscard]] std::vector<std::string> names_beginning(const Game& game, const std::string& what,
                                                       const std::function<bool(PieceId)>& in_sight);
/// What is said to somebody who looks at the beginning of several names.
[[nodiscard]] std::vector<std::string> which_of(const std::string& what, const std::vector<std::string>& names);

}  // namespace briar::cli
