#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-21: heroes against heroes, where the scenario's mode allows it.
namespace briar::crawl {

void offer_attacks(Game& game, PieceId hero);
[[nodiscard]] bool is_attack(const Option& option);
Flow<void> attack(Game& game, PieceId hero, Option option);

}  // namespace briar::crawl
