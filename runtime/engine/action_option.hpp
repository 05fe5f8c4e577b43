#pragma once

#include <string>

#include "runtime/engine/game.hpp"

/// The options of actions: what their arguments mean, and what people read of them. For the engine's own files.
namespace briar {

// The arguments of an action's option.
inline constexpr std::size_t kActionArg = 0;
inline constexpr std::size_t kCarrierArg = 1;
inline constexpr std::size_t kTargetArg = 2;
inline constexpr std::size_t kHeroArg = 3;
inline constexpr Arg kNoTarget = -1;
inline constexpr Arg kAskTarget = -2;  ///< the target is asked for once the action has been chosen

extern const OptionKind kActionOption;
extern const PromptKind kTargetPrompt;
extern const OptionKind kTargetOption;  ///< args as those of the action
extern const OptionKind kBackOption;
extern const LogKind kActedLog;  ///< args as those of the action; the line keeps the words

[[nodiscard]] inline PieceId piece_arg(const Option& option, std::size_t index) {
    const Arg value = option.args[index];
    return value < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(value)};
}

[[nodiscard]] inline const Action& action_in(const Game& game, const Option& option) {
    return game.rules().actions[static_cast<std::size_t>(option.args[kActionArg])];
}

/// What the player reads of it, with what is chosen in the target's place.
[[nodiscard]] std::string label_with_target(const Game& game, const Action& of, Arg target);

}  // namespace briar
