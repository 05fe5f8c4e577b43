#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/journey/journey_data.hpp"

/// What actions of specials may aim at: the words of an action's `target`, and what each may be just now.
namespace briar::journey {

/// The fields of the event of an action.
enum ActionField : std::uint8_t {
    kActionHero,
    kActionLocation,  ///< where the pawn stands
    kActionItem,      ///< the item that carries the action; none
    kActionCard,      ///< the card that carries it; none
    kActionTarget,    ///< the piece aimed at; none
    kActionDie,       ///< the die aimed at: an index into JourneyState::faces; -1
};

[[nodiscard]] std::vector<TargetWord> target_words();

/// Appends what may be chosen now: heroes in the party's order, cards as they lie (equal ones once), dice as they lie.
void list_targets(const Game& game, const Action& action, std::vector<std::int32_t>& out);
/// Sets the chosen target in the action's event.
void aim_at(const Action& action, std::int32_t target, Event& event);
/// `bryn`, `might`: the target for keys and labels.
[[nodiscard]] std::string target_key(const Game& game, const Action& action, std::int32_t target);
[[nodiscard]] std::string target_text(const Game& game, const Action& action, std::int32_t target);

/// The event of an action done by `hero` (may be none) and carried by `carrier` (may be none).
[[nodiscard]] Event action_event(const Game& game, PieceId hero, PieceId carrier);

}  // namespace briar::journey
