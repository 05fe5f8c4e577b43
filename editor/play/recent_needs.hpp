#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace briar::editor {

/// How high the last questions of a game were, with their options. Whoever gave way to a long one has its room back
/// once it is some questions ago: what lies beside them does not hop from question to question, and does not stay
/// small.
class RecentNeeds {
public:
    /// One need for each moment of the game; `place` is what they are measured in: in another one they begin anew.
    void note(std::uint64_t moment, int need, std::uint64_t place) {
        if (place != place_) needs_ = {};
        place_ = place;
        if (moment != moment_) next_ = (next_ + 1) % kRemembered;
        moment_ = moment;
        needs_[next_] = need;
    }
    [[nodiscard]] int most() const { return *std::max_element(needs_.begin(), needs_.end()); }

private:
    static constexpr std::size_t kRemembered = 6;
    std::array<int, kRemembered> needs_{};
    std::size_t next_ = 0;
    std::uint64_t moment_ = 0;
    std::uint64_t place_ = 0;
};

}  // namespace briar::editor
