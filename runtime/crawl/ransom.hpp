#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-21.2, CF-21.4: what heroes who fight each other owe.
namespace briar::crawl {

/// CF-21.2: who escapes gives the other one a kill or takes damage; its seat chooses.
Flow<void> pay_ransom(Game& game, PieceId hero, PieceId victor);
/// CF-21.4: the defeated one gives a kill if there is one; its seat chooses which.
Flow<void> give_kill(Game& game, PieceId hero, PieceId victor);

}  // namespace briar::crawl
