#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/system.hpp"
#include "runtime/session/failure.hpp"

/// Whole games played by bots, one or many, on one thread or several.
namespace briar {
class Session;
}

namespace briar::cli {

struct BotGame {
    std::uint64_t seed = 0;
    std::string result;        ///< `won`, `lost`, `draw`; `playing`: stopped before its end
    std::string winner;        ///< the player who won alone, empty where there is none
    std::string reason;        ///< why it ended, for people
    std::optional<int> score;  ///< where the system counts it
    std::size_t decisions = 0;
    std::uint64_t hash = 0;
    std::vector<Failure> failures;  ///< rules that failed and were put aside
};

struct BotMatch {
    std::shared_ptr<const Ruleset> rules;
    Setup setup;
    std::string bot;
    std::size_t most_decisions = 20'000;
};

/// One game to its end in a session that is handed out, for instance to be saved. Throws SetupError.
[[nodiscard]] BotGame play_bot_game(const BotMatch& match, std::uint64_t seed, bool log,
                                    std::unique_ptr<Session>* keep = nullptr);
/// `count` games; game i has the seed `setup.seed + i`. The results do not depend on the number of threads. `done` is
/// called now and then on the calling thread with the number of games that are over.
[[nodiscard]] std::vector<BotGame> play_bot_games(const BotMatch& match, std::size_t count, std::size_t threads,
                                                  const std::function<void(std::size_t)>& done);

/// The 95 % interval of a share by Wilson's score, in percent.
struct Interval {
    double low = 0;
    double high = 0;
};
[[nodiscard]] Interval wilson(std::size_t hits, std::size_t of);

}  // namespace briar::cli
