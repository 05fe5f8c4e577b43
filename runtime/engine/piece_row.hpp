#pragma once

#include <cstdint>

#include "runtime/engine/ids.hpp"

namespace briar {

/// Pieces of one definition, or of one kind, whose numbers are in a row: [begin, end).
struct PieceRow {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    [[nodiscard]] bool holds(PieceId piece) const { return piece.value >= begin && piece.value < end; }
};

}  // namespace briar
