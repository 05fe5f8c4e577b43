#pragma once

#include <cstdint>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/piece_finder.hpp"

/// What positions of the crawl say of pieces.
namespace briar::crawl {

/// The kinds of pieces that may stand in a list of a position.
inline constexpr const char* kCarriedKinds = "items|statuses";
inline constexpr const char* kAnyKind = "tiles|monsters|items|heroes|tokens|statuses";

/// The side that is up where nothing else is said: drawn monsters and laid tiles show their front, and so on.
[[nodiscard]] std::uint8_t usual_face(const Game& game, PieceId piece);

/// CF-11.4: the bit of a status in CrawlState::ailed; 0: it is not given once a turn.
[[nodiscard]] std::uint32_t once_a_turn_bit(const Game& game, DefId status);

}  // namespace briar::crawl
