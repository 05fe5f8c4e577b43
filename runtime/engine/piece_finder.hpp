#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/source/tree.hpp"

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
    /// Reports that `word` is none of `names`.
    void unknown(const Node& node, std::string id, std::string message, std::string_view word,
                 const std::vector<std::string>& names) const;
    void problem(const Node& node, std::string id, std::string message, std::string hint = {}) const;

private:
    [[nodiscard]] PieceId copy(const Node& name, DefId def, bool fresh) const;

    const Game& game_;
    Diagnostics& diagnostics_;
    std::vector<std::vector<PieceId>> copies_;  // by DefId
    std::vector<bool> found_;
};

/// Whether a counter of a piece still is as it was when the game began.
[[nodiscard]] inline bool as_at_first(const Game& game, CounterId counter, int value) {
    return value == game.rules().counters[counter.value].initial;
}

/// Writes those counters of a piece that `are_told(counter, value)`.
template <class AreTold>
void write_counters(const Game& game, PieceId piece, const AreTold& are_told, Tree& entry) {
    const Ruleset& rules = game.rules();
    for (std::uint16_t i = 0; i < rules.counters.size(); ++i) {
        const CounterId counter{i};
        if (rules.slot(piece, counter) < 0) continue;
        const int value = game.counter(piece, counter);
        if (are_told(counter, value)) entry[rules.counters[i].name] = value;
    }
}

/// Reads what a position says of single pieces below `pieces`: `face`, of which `face_bits` count, and counters.
void read_pieces(Game& game, PieceFinder& finder, const Node& position, std::string_view kinds, int face_bits);

/// Sets a piece's counter to what a position says; reports a counter that the piece does not have and a number out of
/// its range.
void read_counter(Game& game, const PieceFinder& finder, const Node& value, PieceId piece, std::string_view name);

}  // namespace briar
