#include "runtime/bots/race.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace briar {
namespace {

std::uint64_t seed_of(std::uint64_t seed, std::size_t rehearsal) { return seed + rehearsal * 0x9e3779b97f4a7c15ULL; }

}  // namespace

Race::Race(Rehearsal& rehearsal, std::vector<std::size_t> options, std::uint64_t seed, const Budget& budget,
           std::stop_token stop)
    : rehearsal_(rehearsal), seed_(seed), budget_(budget), stop_(std::move(stop)) {
    for (const std::size_t option : options)
        runners_.push_back({option});
}

void Race::rehearse(Runner& runner, std::size_t times) {
    for (std::size_t i = 0; i < times && !stop_.stop_requested(); ++i) {
        const double worth = rehearsal_.play(runner.option, seed_of(seed_, runner.worths.size())).worth;
        runner.worths.push_back(worth);
        runner.sum += worth;
    }
}

void Race::drop_worse_half() {
    // Equal ones keep their order: the result must not depend on how sorting is done.
    std::stable_sort(runners_.begin() + 1, runners_.end(),
                     [](const Runner& a, const Runner& b) { return a.sum > b.sum; });
    runners_.resize(std::max<std::size_t>(2, (runners_.size() + 1) / 2));
}

bool Race::all_alike() const {
    return std::all_of(runners_.begin(), runners_.end(),
                       [this](const Runner& runner) { return runner.worths == runners_.front().worths; });
}

bool Race::beats_favourite(const Runner& runner) const {
    double lead = 0;
    double squares = 0;
    for (std::size_t i = 0; i < runner.worths.size(); ++i) {
        const double difference = runner.worths[i] - runners_.front().worths[i];
        lead += difference;
        squares += difference * difference;
    }
    return lead > 0 && lead > budget_.sure * std::sqrt(squares);
}

std::size_t Race::run() {
    const Rehearsed first = rehearsal_.play(runners_.front().option, seed_of(seed_, 0));
    const std::size_t affordable = std::clamp(budget_.decisions / (first.decisions + 1), std::size_t{1}, budget_.most);
    // From n to 2 by halves, and once more for the last two.
    const auto rounds = static_cast<std::size_t>(std::bit_width(runners_.size() - 1));
    for (std::size_t round = 0; round < rounds; ++round) {
        const std::size_t times = std::max(budget_.least, affordable / (rounds * runners_.size()));
        for (Runner& runner : runners_)
            rehearse(runner, times);
        if (stop_.stop_requested()) return runners_.front().option;
        if (all_alike()) break;
        if (runners_.size() > 2) drop_worse_half();
    }
    return beats_favourite(runners_[1]) ? runners_[1].option : runners_.front().option;
}

}  // namespace briar
