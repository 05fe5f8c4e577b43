#pragma once

#include "runtime/bots/bot.hpp"

namespace briar {

/// Plays sensibly, one decision at a time. In a crawl it goes where the content's `tile_appeal` and the odds draw it,
/// does what actions' `appeal` praises, fights what it is likely to beat, escapes from the rest. On a journey it shares
/// the hand out between check, fight and the way on so that the turn costs least. What it cannot judge it leaves to
/// the decision's advice.
class GreedyBot final : public OnlookerBot {
public:
    using OnlookerBot::choose;
    [[nodiscard]] std::size_t choose(Game& game) override;
    /// Whether it has an opinion about the decision, or only takes the first option.
    [[nodiscard]] static bool judges(const Game& game);
};

}  // namespace briar
