#pragma once

#include <string_view>

#include "runtime/crawl/crawl_data.hpp"

/// CF-9.1: what a won fight brings.
namespace briar::crawl {

/// Takes the token as a kill, announces `killed`, draws the items. `may_share`: CF-10.6, the partner may get of it.
Flow<void> win(Game& game, PieceId hero, PieceId monster, PieceId may_share, bool ranged);
/// Draws items from a bag of the hero's realm and finds room for them (CF-9.1, 12).
Flow<void> draw_items(Game& game, PieceId hero, std::string_view bag, int count);

}  // namespace briar::crawl
