#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "runtime/bots/greedy_bot.hpp"
#include "runtime/bots/random_bot.hpp"
#include "runtime/bots/redealer.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/history.hpp"

/// Rehearsals: playing a choice to the end of the game, in a game of one's own, to see what may come of it.
namespace briar {

class Session;

/// How a game that was rehearsed went for the seat that decides.
struct Rehearsed {
    double worth = 0;  ///< 1 won, 0 lost, a half where it came to nothing
    std::size_t decisions = 0;
};

class Rehearsal {
public:
    /// After so many decisions a game is broken off: it counts as lost.
    static constexpr std::size_t kLongest = 3000;

    explicit Rehearsal(const std::shared_ptr<const Ruleset>& rules);

    [[nodiscard]] const Ruleset& rules() const { return game_.rules(); }
    /// Goes to where the session stands, by way of its last quiescent point. False: it cannot be reached so (dice were
    /// laid down on the way, or a rule fails there). The session must not change until the last `play`.
    [[nodiscard]] bool reach(const Session& session);
    /// Takes the option and plays on to the end, everybody as the greedy bot would; where that has no opinion, by
    /// chance. Before the option is taken, what the deciding seat does not see is dealt anew, laid-down dice are taken
    /// away, and all chance begins anew from `seed`: nothing that the session's state knows and a player cannot see has
    /// any influence. Equal seeds give equal deals, whatever the option. A rule that fails ends the game: lost.
    [[nodiscard]] Rehearsed play(std::size_t option, std::uint64_t seed);

private:
    [[nodiscard]] bool go_there();
    void forget_what_comes(std::uint64_t seed);
    [[nodiscard]] std::size_t next_choice();
    [[nodiscard]] double worth() const;

    Game game_;
    Redealer redealer_;
    GreedyBot greedy_;
    RandomBot random_;
    const State* from_ = nullptr;  ///< the session's
    std::span<const SessionStep> steps_;
    SeatId seat_;
};

}  // namespace briar
