#pragma once

#include <string>
#include <vector>

#include "runtime/engine/pieces.hpp"

/// Words of which prompts, keys, labels and log lines are made. What is said by `at` is an argument of an option, a
/// decision or a log line.
namespace briar {

/// The entry's id of a piece, for keys.
template <class Said>
[[nodiscard]] const std::string& id_at(const Game& game, const Said& said, std::size_t at) {
    return id_of(game, piece_arg(said.args[at]));
}
/// What stands in a text where nobody is.
inline constexpr const char* kNobody = "Nobody";
/// What people call a piece.
template <class Said>
[[nodiscard]] std::string name_at(const Game& game, const Said& said, std::size_t at) {
    const PieceId piece = piece_arg(said.args[at]);
    return piece ? name_of(game, piece) : kNobody;
}
template <class Said>
[[nodiscard]] std::string number_at(const Said& said, std::size_t at) {
    return std::to_string(said.args[at]);
}

/// `1 card`, `3 cards`
[[nodiscard]] std::string counted(int count, const char* one, const char* many);
/// `might, wit and grace`
[[nodiscard]] std::string listed(const std::vector<std::string>& names);
/// A piece between backquotes, told from its copies: for broken promises.
[[nodiscard]] std::string quoted(const Game& game, PieceId piece);

}  // namespace briar
