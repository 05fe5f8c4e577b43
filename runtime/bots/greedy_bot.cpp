#include "runtime/bots/greedy_bot.hpp"

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/bots/greedy_travel.hpp"
#include "runtime/engine/system.hpp"

namespace briar {

namespace {

std::size_t advised(const Game& game) {
    const int suggested = game.decision().suggested;
    return suggested >= 0 ? static_cast<std::size_t>(suggested) : 0;
}

std::size_t choose_on_map(Game& game) {
    if (greedy::asks(game, "turn")) return greedy::choose_turn(game);
    if (greedy::asks(game, "fight")) return greedy::choose_fight(game);
    if (greedy::asks(game, "lay")) return greedy::choose_placement(game);
    if (greedy::asks(game, "room") || greedy::asks(game, "make-room")) return greedy::choose_room(game);
    if (const auto back = greedy::first_of(game, "back")) return *back;
    return advised(game);
}

constexpr std::string_view kMap = "crawl";
constexpr std::string_view kRow = "journey";

/// What an action that was chosen is done to: what the content says most of, the first of equals.
std::size_t choose_target(Game& game) {
    const auto& options = game.decision().options;
    std::size_t best = 0;
    int most = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int appeal = Game::is_action(options[i]) ? game.appeal(options[i]) : 0;
        if (appeal <= most) continue;
        best = i;
        most = appeal;
    }
    return best;
}

}  // namespace

bool GreedyBot::judges(const Game& game) {
    const std::string_view system = game.rules().system->name();
    return system == kMap || system == kRow || game.decision().suggested >= 0;
}

std::size_t GreedyBot::choose(Game& game) {
    if (game.decision().options.size() == 1) return 0;
    if (greedy::asks(game, "target") && Game::is_action(game.decision().options[0])) return choose_target(game);
    const std::string_view system = game.rules().system->name();
    if (system == kMap) return choose_on_map(game);
    if (system == kRow) return greedy::choose_on_journey(game);
    return advised(game);
}

}  // namespace briar
