#include "runtime/bots/greedy_bot.hpp"

#include "runtime/bots/greedy_parts.hpp"

namespace briar {

std::size_t GreedyBot::choose(Game& game) {
    const Decision& decision = game.decision();
    if (decision.options.size() == 1) return 0;
    if (greedy::asks(game, "turn")) return greedy::choose_turn(game);
    if (greedy::asks(game, "fight")) return greedy::choose_fight(game);
    if (greedy::asks(game, "lay")) return greedy::choose_placement(game);
    if (greedy::asks(game, "room") || greedy::asks(game, "make-room")) return greedy::choose_room(game);
    if (const auto back = greedy::first_of(game, "back")) return *back;
    return decision.suggested >= 0 ? static_cast<std::size_t>(decision.suggested) : 0;
}

}  // namespace briar
