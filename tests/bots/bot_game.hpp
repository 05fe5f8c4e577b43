#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/state.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/session.hpp"

/// Whole games that bots play in tests.
namespace briar::tests {

/// The scenario of a pack that comes with the project, compiled; null when it has problems.
[[nodiscard]] std::shared_ptr<const Ruleset> rules_of(const std::string& scenario,
                                                      const std::vector<std::string>& modes);
/// A game at its first decision.
[[nodiscard]] std::unique_ptr<Session> begin_game(const std::shared_ptr<const Ruleset>& rules, const Setup& setup);

struct PlayedGame {
    Result result = Result::Playing;
    std::size_t decisions = 0;
    std::uint64_t hash = 0;
};

/// Plays to the end, or for `most` decisions. A choice that fails ends the game as it stands.
[[nodiscard]] PlayedGame play_game(Session& session, const std::string& bot, std::size_t most);

}  // namespace briar::tests
