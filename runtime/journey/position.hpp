#pragma once

#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/source/tree.hpp"

/// Positions: the journey's part of a state as YAML with names.
///
///     leg: road
///     row: [gate, old-bridge, ford]
///     at: old-bridge                  # else the first of the row
///     decks: {road: [mill, giant]}    # from the top: all there are
///     cards: {first: [long-stride]}   # this lies on top, the others below as they lay
///     hand: [echo, long-stride]
///     heroes: [{hero: bryn, health: 2, exhausted: true}, {hero: cole}]
///     phase: check
///     rolled: [might, coin]
///
/// A piece is named by its entry: `echo` is the next copy that the position does not name elsewhere, `echo#2` that one.
namespace briar::journey {

void write_position(const Game& game, Tree& position);
/// Lays a position over a fresh set-up. What does not fit is reported and left out.
void read_position(Game& game, const Node& position, Diagnostics& diagnostics);
/// The keys of the journey's part with their shape.
[[nodiscard]] std::vector<Property> position_keys();

/// The words for the phases, by their number.
inline constexpr std::array<const char*, 5> kPhaseNames{"landing", "drawing", "check", "fight", "move"};

/// The kinds of pieces that may stand in a list of a position.
inline constexpr const char* kAnyKind = "locations|cards|items|heroes";

/// Where the tokens for rests stand among those for shops.
inline constexpr const char* kRestTokens = "rest";

/// The side that is up where nothing else is said: locations in a row or behind the party, and heroes in the party show
/// their front.
[[nodiscard]] std::uint8_t usual_face(const Game& game, PieceId piece);

}  // namespace briar::journey
