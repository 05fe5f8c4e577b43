#pragma once

#include <memory>
#include <stop_token>

#include "runtime/bots/bot.hpp"
#include "runtime/bots/race.hpp"

namespace briar {

/// Thinks ahead: before it chooses it plays the options to the end of the game many times, as the greedy bot would
/// play, and takes what the greedy bot would take unless another option turns out clearly better. It knows no game:
/// whatever has options can be played so.
///
/// It does not peek: in each of these games what its seat does not see is dealt anew, and dice and draws come from
/// streams of their own (see Rehearsal). It is deterministic: how long it thinks is counted in decisions played, not in
/// seconds, and its chance comes from the state's `bots` stream, so the same state gives the same choice on every
/// machine.
class SkilledBot final : public Bot {
public:
    /// What it plays for one choice: some 3,000 decisions, 48 games at most, two for each option at least. More makes
    /// it stronger and slower: content is balanced for this much.
    static constexpr Race::Budget kBudget{3'000, 48, 2, 1.0};

    explicit SkilledBot(const Race::Budget& budget = kBudget) : budget_(budget) {}
    [[nodiscard]] std::size_t choose(Session& session) override;
    void heed(const std::stop_token& stop) override { stop_ = stop; }

private:
    Race::Budget budget_;
    std::stop_token stop_;
    GreedyBot greedy_;
    std::unique_ptr<Rehearsal> rehearsal_;  ///< kept from choice to choice
};

}  // namespace briar
