#pragma once

#include <string>

#include "runtime/crawl/crawl_data.hpp"

/// What views show of heroes besides their numbers.
namespace briar::crawl {

/// `2 kills worth 7`, their health together: the tally by which champions are compared; empty: nothing killed.
[[nodiscard]] std::string tally_text(const Game& game, PieceId hero);

/// Whether what the hero carries is hidden from who decides now.
[[nodiscard]] bool hides_inventory(const Game& game, PieceId hero);

}  // namespace briar::crawl
