#pragma once

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/source/tree.hpp"

/// Positions: the crawl's part of a state as YAML with names. Its keys: `realms`, `heroes`, `active`, `round`, `turn`,
/// `box`, `used`, `pieces`.
namespace briar::crawl {

void write_position(const Game& game, Tree& position);
/// Lays a position over a fresh set-up. What does not fit is reported and left out.
void read_position(Game& game, const Node& position, Diagnostics& diagnostics);

}  // namespace briar::crawl
