#pragma once

#include <vector>

#include "runtime/journey/journey_data.hpp"

/// The keys that a journey scenario adds to what every scenario may say: party, cards, legs, shops, rests, check_dice,
/// rules.
namespace briar::journey {

/// A leg as the scenario says it; its pieces are found when it is built.
struct LegKeys {
    std::string name;
    DefId start;
    const Node* deck = nullptr;    ///< selections of locations
    int cards = 0;                 ///< drawn from them; 0: all
    const Node* bosses = nullptr;  ///< selections of locations
    int boss_count = 1;
    RowLayout layout = RowLayout::Straight;
};
[[nodiscard]] const Record<LegKeys>& leg_record();

struct ShopKeys {
    std::string name;
    int tokens = 1;
    int draw = 3;
    const Node* items = nullptr;  ///< selections of items
};
[[nodiscard]] const Record<ShopKeys>& shop_record();

[[nodiscard]] const Record<RestData>& rest_record();

struct CheckDiceKeys {
    int count = 3;
    std::vector<DefId> faces;
};
[[nodiscard]] const Record<CheckDiceKeys>& check_dice_record();

[[nodiscard]] std::vector<Property> scenario_properties();
/// What a mode may lay over them: the same, with nothing required.
[[nodiscard]] std::vector<Property> mode_properties();

}  // namespace briar::journey
