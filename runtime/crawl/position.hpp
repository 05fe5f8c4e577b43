#pragma once

#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/crawl/crawl_data.hpp"
#include "runtime/source/tree.hpp"

/// Positions: the crawl's part of a state as YAML with names.
///
///     realms:
///       hills:
///         tiles: [{tile: gate, at: 0 0}, {tile: mill, at: 0 -1, turn: 1, monsters: [{monster: wolf, health: 3}]}]
///         stack: [ford, mill#2]      # these lie on top, the others below in their order
///         bags: {monsters: [wolf]}   # these are drawn first, the others by chance
///     heroes: [{hero: ann, at: 0 -1, ap: 2, hands: [sword]}]
///     active: ann
///
/// A piece is named by its entry: `wolf` is the next copy that the position does not name elsewhere, `wolf#2` that one.
namespace briar::crawl {

void write_position(const Game& game, Tree& position);
/// Lays a position over a fresh set-up. What does not fit is reported and left out.
void read_position(Game& game, const Node& position, Diagnostics& diagnostics);
/// The keys of the crawl's part with their shape.
[[nodiscard]] std::vector<Property> position_keys();

}  // namespace briar::crawl
