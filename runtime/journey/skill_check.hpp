#pragma once

#include <array>

#include "runtime/journey/journey_data.hpp"

/// FR-4: the skill check.
namespace briar::journey {

/// Phase::Check: rolls, lets the player pay what is missing, and goes on to the fight whatever came of it.
Flow<void> skill_check(Game& game);

/// Icons that the running check asks for and that neither its dice nor rules have met, in the order printed.
struct Missing {
    std::array<Icon, kMaxCheck> icons{};
    int count = 0;
    std::uint32_t used_dice = 0;  ///< dice that meet an icon or were used before, as bits by place
};
[[nodiscard]] Missing missing_icons(const Game& game);
/// A rule counts an icon of the running check as met; false: it is not missing.
bool count_as_met(Game& game, Icon icon);

}  // namespace briar::journey
