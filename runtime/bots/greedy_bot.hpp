#pragma once

#include "runtime/bots/bot.hpp"

namespace briar {

/// Plays the crawl sensibly, one decision at a time: goes where the content's `tile_appeal` and the odds draw it, does
/// what `action_appeal` praises, fights what it is likely to beat, escapes from the rest. What it cannot judge it
/// leaves to the decision's advice.
class GreedyBot final : public Bot {
public:
    [[nodiscard]] std::size_t choose(Game& game) override;
};

}  // namespace briar
