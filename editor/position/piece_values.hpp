#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/source/path.hpp"

/// What can be changed of a piece that lies somewhere: its counters, its side, whether it is exhausted.
namespace briar::editor {

/// Something of a piece, or of the whole table, that is a number, true or not, or one of several words.
struct PieceValue {
    enum class Sort : std::uint8_t { Number, Flag, Choice };
    std::string label;
    Sort sort = Sort::Number;
    int value = 0;  ///< of a choice: which one
    int least = 0;
    int most = 0;
    std::vector<std::string> choices;  ///< as they are written
    std::vector<std::string> titles;   ///< the same for people
    bool by_itself = false;            ///< nothing of it is written: the game begins so
    Path key;                          ///< within what is written of the piece; of the table: within the position
};

[[nodiscard]] PieceValue number_value(const std::string& label, int value, int least, int most, Path key);
[[nodiscard]] PieceValue flag_value(const std::string& label, bool value, Path key);
/// One of several words; both lists are as long.
[[nodiscard]] PieceValue choice_value(const std::string& label, std::vector<std::string> choices,
                                      std::vector<std::string> titles, int value, Path key);
/// Which of some pieces, by name.
[[nodiscard]] PieceValue piece_choice(const Game& game, const std::string& label, const std::vector<PieceId>& pieces,
                                      PieceId now, const std::string& kinds, Path key);
/// The counters of a piece, each under `below` and its name, but for some.
[[nodiscard]] std::vector<PieceValue> counter_values(const Game& game, PieceId piece, const Path& below,
                                                     const std::vector<std::string>& without = {});
/// Numbers of the whole game that have a name for people.
[[nodiscard]] std::vector<PieceValue> var_values(const Game& game);

/// As it is written; a flag that is not set is not written at all.
[[nodiscard]] Node written_value(const PieceValue& which, int value);

}  // namespace briar::editor
