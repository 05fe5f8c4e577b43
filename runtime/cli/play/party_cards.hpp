#pragma once

#include "runtime/cli/play/styled.hpp"
#include "runtime/cli/play/table_view.hpp"

namespace briar::cli {

/// The party of the journey, what it owns, the dice of the running check and the hand, in at most so much room. Texts
/// of heroes and items where room is left; where there is little, items, hand and heroes are told in short, and where
/// that is too much, the hand is what stays, with a word that there is more.
[[nodiscard]] Lines draw_party(const Game& game, Room room);

}  // namespace briar::cli
