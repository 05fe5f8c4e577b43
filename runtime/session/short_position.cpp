#include "runtime/session/short_position.hpp"

#include <string>
#include <vector>

#include "runtime/session/trial_game.hpp"

namespace briar {
namespace {

/// Each part is tried by beginning games; more of them would keep people waiting.
constexpr int kMostTried = 200;

class Shortening {
public:
    Shortening(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, Tree position,
               const ShorteningStep& told)
        : rules_(rules), setup_(setup), position_(std::move(position)), told_(told) {
        whole_ = begin_trial(rules_, setup_, position_, kTrialSeeds.front());
    }

    Tree run() {
        all_ = position_.members().size();
        if (whole_ && restores()) shorten(position_, true);
        return std::move(position_);
    }

private:
    [[nodiscard]] bool restores() {
        stopped_ = stopped_ || (told_ && !told_(done_, all_));
        if (stopped_ || ++tried_ > kMostTried) return false;
        for (const std::uint64_t seed : kTrialSeeds) {
            const auto now = begin_trial(rules_, setup_, position_, seed);
            if (!now || !(now->state() == whole_->state()) || now->keys() != whole_->keys()) return false;
        }
        return true;
    }

    /// What cannot be left out as a whole may have parts that can.
    void shorten(Tree& map, bool outermost) {
        std::vector<std::string> keys;
        for (const auto& member : map.members())
            keys.push_back(member.key);
        for (const std::string& key : keys) {
            const Tree before = map;
            map.erase(key);
            if (!restores()) {
                map = before;
                if (map[key].is_map()) shorten(map[key], false);
            }
            if (outermost) ++done_;
        }
    }

    const std::shared_ptr<const Ruleset>& rules_;
    const Setup& setup_;
    Tree position_;
    const ShorteningStep& told_;
    std::unique_ptr<Session> whole_;
    int tried_ = 0;
    std::size_t done_ = 0;  ///< of the parts at the top
    std::size_t all_ = 0;
    bool stopped_ = false;
};

}  // namespace

Tree short_position(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, Tree position,
                    const ShorteningStep& told) {
    return Shortening(rules, setup, std::move(position), told).run();
}

}  // namespace briar
