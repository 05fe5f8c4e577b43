#pragma once

#include "runtime/cli/play/styled.hpp"
#include "runtime/cli/play/table_view.hpp"

namespace briar::cli {

/// The party of the journey, what it owns, the dice of the running check and the hand, in at most so much room: heroes
/// and hand first, their texts where room is left.
[[nodiscard]] Lines draw_party(const Game& game, Room room);

}  // namespace briar::cli
