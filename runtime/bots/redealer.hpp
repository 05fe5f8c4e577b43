#pragma once

#include <cstdint>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/engine/ruleset.hpp"

namespace briar {

/// Deals anew what a seat does not see, so that a bot that thinks ahead cannot know it: the pieces of each kind and
/// deal (System::deal) change places by chance among all zones that nobody, or only another seat, may look into. Which
/// pieces lie there at all everybody can count, and each zone keeps as many of each deal as it had, where it had them.
/// Equal streams give equal deals, whatever lay where before.
/// What a player may remember of such a zone (a card looked at and put back) is forgotten. Zones whose pieces are at
/// work for their owner stay as they are: what is at work shows.
class Redealer {
public:
    explicit Redealer(const Ruleset& rules);

    void redeal(Game& game, SeatId seat, Random& random);

private:
    struct Slot {
        PieceId piece;
        ZoneId zone;
    };
    void collect(const Game& game, SeatId seat);
    void sort(const std::vector<std::size_t>& deal);
    void tidy_boxes(const Ruleset& rules);

    std::vector<std::uint32_t> deals_;               ///< by PieceId: a number for its kind and deal, counting from 0
    std::vector<ZoneId> secret_;                     ///< zones that not everybody may look into
    std::vector<PieceId> pieces_;                    ///< scratch
    std::vector<Slot> slots_;                        ///< scratch: the unseen places in their order
    std::vector<std::vector<std::size_t>> by_deal_;  ///< scratch: indexes into `slots_`
};

}  // namespace briar
