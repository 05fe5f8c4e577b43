#include "runtime/bots/random_bot.hpp"

#include "runtime/bots/bot_chance.hpp"
#include "runtime/engine/game.hpp"

namespace briar {

std::size_t RandomBot::choose(Game& game) { return bot_chance(game, game.decision().options.size()); }

}  // namespace briar
