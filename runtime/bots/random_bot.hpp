#pragma once

#include "runtime/bots/bot.hpp"

namespace briar {

/// Any option, all equally likely.
class RandomBot final : public Bot {
public:
    [[nodiscard]] std::size_t choose(Game& game) override;
};

}  // namespace briar
