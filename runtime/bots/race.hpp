#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "runtime/bots/rehearsal.hpp"

namespace briar {

/// A race between the options of a decision: all are rehearsed equally often, the worse half drops out, and so on until
/// one is left beside the favourite, which never drops out. All options meet the same deals and the same dice.
class Race {
public:
    struct Budget {
        std::size_t decisions = 0;  ///< to be played in rehearsals, about
        std::size_t most = 0;       ///< rehearsals at most
        std::size_t least = 4;      ///< rehearsals of each option before any drops out
        double sure = 1.0;          ///< by how many standard errors another option must be better to beat the favourite
    };

    /// `options` holds the favourite first. When `stop` asks for it the race is given up.
    Race(Rehearsal& rehearsal, std::vector<std::size_t> options, std::uint64_t seed, const Budget& budget,
         std::stop_token stop = {});

    /// The option that won; of a race that was given up the favourite.
    [[nodiscard]] std::size_t run();

private:
    struct Runner {
        std::size_t option;
        double sum = 0;
        std::vector<double> worths{};  ///< by rehearsal
    };
    void rehearse(Runner& runner, std::size_t times);
    void drop_worse_half();
    [[nodiscard]] bool all_alike() const;
    [[nodiscard]] bool beats_favourite(const Runner& runner) const;

    Rehearsal& rehearsal_;
    std::vector<Runner> runners_;  ///< the favourite first
    std::uint64_t seed_;
    Budget budget_;
    std::stop_token stop_;
};

}  // namespace briar
