#pragma once

#include "runtime/bots/bot.hpp"

namespace briar {

/// Any option, all equally likely.
class RandomBot final : public OnlookerBot {
public:
    using OnlookerBot::choose;
    [[nodiscard]] std::size_t choose(Game& game) override;
};

}  // namespace briar
