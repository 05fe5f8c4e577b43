#include "runtime/journey/covering.hpp"

#include <bit>

namespace briar::journey {
namespace {

/// Kuhn's algorithm: each icon takes a source that is free, or one whose icon can take another.
class Matching {
public:
    Matching(const Covering& icons, Sources free) : icons_(icons), free_(free) { taken_by_.fill(-1); }

    bool add(int icon) {
        tried_ = 0;
        return place(icon);
    }

private:
    bool place(int icon) {
        for (;;) {
            const Sources left = icons_.fitting[static_cast<std::size_t>(icon)] & free_ & ~tried_;
            if (left == 0) return false;
            const auto source = static_cast<std::size_t>(std::countr_zero(left));
            tried_ |= Sources{1} << source;
            if (taken_by_[source] < 0 || place(taken_by_[source])) {
                taken_by_[source] = static_cast<std::int8_t>(icon);
                return true;
            }
        }
    }

    const Covering& icons_;
    Sources free_;
    Sources tried_ = 0;
    std::array<std::int8_t, kMostSources> taken_by_{};
};

}  // namespace

bool can_cover(const Covering& icons, int first, Sources free, int spare) {
    if (icons.count - first <= spare) return true;
    Matching matching(icons, free);
    for (int icon = first; icon < icons.count; ++icon) {
        if (!matching.add(icon) && --spare < 0) return false;
    }
    return true;
}

}  // namespace briar::journey
