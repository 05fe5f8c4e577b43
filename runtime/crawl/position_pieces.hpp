#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"

/// How positions name pieces.
namespace briar::crawl {

/// The kinds of pieces that may stand in a list of a position.
inline constexpr const char* kCarriedKinds = "items|statuses";
inline constexpr const char* kAnyKind = "tiles|monsters|items|heroes|tokens|statuses";

/// `wolf`, `wolf#2`, or `monsters/wolf#2` where one of `kinds` before its own has an entry of that id too.
[[nodiscard]] std::string piece_text(const Game& game, PieceId piece, std::string_view kinds);

/// The side that is up where nothing else is said: drawn monsters and laid tiles show their front, and so on.
[[nodiscard]] std::uint8_t usual_face(const Game& game, PieceId piece);

/// CF-11.4: the bit of a status in CrawlState::ailed; 0: it is not given once a turn.
[[nodiscard]] std::uint32_t once_a_turn_bit(const Game& game, DefId status);

/// Finds the pieces that a position names, each once.
class PieceFinder {
public:
    PieceFinder(const Game& game, Diagnostics& diagnostics);

    /// The piece called so that was not found before; reports why there is none.
    PieceId take(const Node& name, std::string_view kinds);
    /// The same for a piece that may have been found before (a second mention).
    PieceId again(const Node& name, std::string_view kinds);
    /// The entry called so; reports when there is none.
    [[nodiscard]] DefId entry(const Node& name, std::string_view kinds) const;
    void problem(const Node& node, std::string id, std::string message, std::string hint = {}) const;

private:
    [[nodiscard]] PieceId copy(const Node& name, DefId def, bool fresh) const;

    const Game& game_;
    Diagnostics& diagnostics_;
    std::vector<bool> found_;
};

}  // namespace briar::crawl
