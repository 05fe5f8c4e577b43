#include "runtime/session/history.hpp"

#include <algorithm>
#include <iterator>

namespace briar {

void Snapshots::start(std::size_t step, const State& state) { kept_.assign(1, {step, state}); }

void Snapshots::offer(std::size_t step, const State& state) {
    if (step >= kept_.back().step + every_) kept_.push_back({step, state});
}

void Snapshots::cut(std::size_t step) {
    while (kept_.size() > 1 && kept_.back().step > step)
        kept_.pop_back();
}

const Snapshot& Snapshots::before(std::size_t step) const {
    const auto behind = std::upper_bound(kept_.begin() + 1, kept_.end(), step,
                                         [](std::size_t wanted, const Snapshot& each) { return wanted < each.step; });
    return *std::prev(behind);
}

}  // namespace briar
