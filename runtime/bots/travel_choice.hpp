#pragma once

#include <cstddef>
#include <limits>

#include "runtime/engine/game.hpp"

/// How the greedy bot chooses on a journey: what is worth most.
namespace briar::greedy {

/// From here on a loss is worth what is used up to avoid it.
inline constexpr double kTrouble = 1.5;
/// What an option is worth that is not taken as long as there is another.
inline constexpr double kNever = -1000.0;

/// The option worth most, the first of equals.
template <class Worth>
[[nodiscard]] std::size_t best_option(const Game& game, Worth worth) {
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    const auto& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const double value = worth(options[i]);
        if (value <= most) continue;
        best = i;
        most = value;
    }
    return best;
}

/// What an action is worth in a turn that as it stands falls so far short of going smoothly.
[[nodiscard]] inline double action_worth(Game& game, const Option& option, double trouble) {
    const int appeal = game.appeal(option);
    return appeal > 0 && trouble >= kTrouble ? appeal : kNever;
}

}  // namespace briar::greedy
