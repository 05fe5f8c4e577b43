#include <utility>

#include "runtime/bots/bot.hpp"
#include "runtime/bots/greedy_bot.hpp"
#include "runtime/bots/random_bot.hpp"
#include "runtime/bots/skilled_bot.hpp"
#include "runtime/session/session.hpp"

namespace briar {

const std::vector<BotSort>& bot_sorts() {
    static const std::vector<BotSort> sorts{
        {"random", "Takes any option, all equally likely.",
         [] { return std::unique_ptr<Bot>(std::make_unique<RandomBot>()); }},
        {"greedy", "Plays sensibly, one decision at a time.",
         [] { return std::unique_ptr<Bot>(std::make_unique<GreedyBot>()); }},
        {"skilled", "Plays each choice to the end many times, with what it cannot see dealt anew: strong, and slow.",
         [] { return std::unique_ptr<Bot>(std::make_unique<SkilledBot>()); }},
    };
    return sorts;
}

std::size_t OnlookerBot::choose(Session& session) { return choose(session.game_to_ask()); }

std::unique_ptr<Bot> make_bot(std::string_view name) {
    for (const BotSort& sort : bot_sorts()) {
        if (sort.name == name) return sort.make();
    }
    return nullptr;
}

}  // namespace briar
