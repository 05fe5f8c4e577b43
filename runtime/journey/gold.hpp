#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-4.4, FR-5.1, FR-5.4: the party's gold.
namespace briar::journey {

/// Gains gold as far as there is room for it (FR-5.4); gives how much.
Flow<int> gain_gold(Game& game, int amount);
/// FR-4.8: loses gold, as much as there is; gives how much.
Flow<int> lose_gold(Game& game, int amount);

}  // namespace briar::journey
