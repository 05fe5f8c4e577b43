#pragma once

#include "runtime/cli/play/table_view.hpp"

namespace briar::cli {

/// The heroes of the crawl: health, AP, lives, what they carry and where, what ails them, what they killed.
[[nodiscard]] Lines draw_cards(const Game& game, Room room);

}  // namespace briar::cli
