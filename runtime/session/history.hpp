#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/engine/state.hpp"

/// What happened in a session, as steps from its start, and states to begin from when one of them is visited again.
namespace briar {

/// Choice: an option was taken. PutAside: a rule failed, and from here on it does not take part. Dice: the next rolls
/// were laid down.
enum class StepSort : std::uint8_t { Choice, PutAside, Dice };

struct SessionStep {
    StepSort sort = StepSort::Choice;
    std::uint16_t number = 0;  ///< Choice: index among the options; PutAside: the rule's number
    std::uint32_t chance = 0;  ///< Header::chance before the step
    std::string key;           ///< the option's key (empty: not asked for yet), the rule's name, or `2 5`: the dice
};

/// A state at a quiescent point, or a fresh one, after the first `step` steps.
struct Snapshot {
    std::size_t step = 0;
    State state;
};

/// Sparse snapshots in the order of their steps; there is always one at the start.
class Snapshots {
public:
    explicit Snapshots(std::size_t every) : every_(every) {}

    void start(std::size_t step, const State& state);
    /// Keeps the state when the last one kept is far enough away.
    void offer(std::size_t step, const State& state);
    /// Forgets those behind `step`: history goes on otherwise from there.
    void cut(std::size_t step);
    /// The last one at or before `step`.
    [[nodiscard]] const Snapshot& before(std::size_t step) const;
    [[nodiscard]] const Snapshot& first() const { return kept_.front(); }
    [[nodiscard]] std::size_t size() const { return kept_.size(); }

private:
    std::size_t every_;
    std::vector<Snapshot> kept_;
};

}  // namespace briar
