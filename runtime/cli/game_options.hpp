#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/engine/system.hpp"

/// Options that every command has which begins a game: scenario, packs, modes, seed, seats, heroes.
namespace briar::cli {

[[nodiscard]] std::vector<OptionSpec> game_options();
/// The options of a command: those of `game_options` and its own.
[[nodiscard]] std::vector<OptionSpec> with_game_options(std::vector<OptionSpec> own);

/// What the first word and the options ask for.
[[nodiscard]] Wish read_wish(const Arguments& arguments);
/// Seed, seats and heroes, checked against the rules. Without --seed the seed is `seed`.
[[nodiscard]] Setup read_setup(const Arguments& arguments, const Ruleset& rules, std::uint64_t seed);
/// A seed by chance, short enough to be typed again.
[[nodiscard]] std::uint64_t chance_seed();

}  // namespace briar::cli
