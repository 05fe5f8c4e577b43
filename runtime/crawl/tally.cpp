#include "runtime/crawl/tally.hpp"

#include "runtime/engine/texts.hpp"

namespace briar::crawl {

std::string tally_text(const Game& game, PieceId hero) {
    int count = 0;
    int sum = 0;
    for (const PieceId piece : ZoneRange(game.state(), data(game).hero_zones[hero.value].kills)) {
        if (!is_monster(game, piece)) continue;
        ++count;
        sum += side(game, piece).health;
    }
    return count == 0 ? "" : counted(count, "kill", "kills") + " worth " + std::to_string(sum);
}

bool hides_inventory(const Game& game, PieceId hero) {
    return data(game).rules.hidden_inventory && !game.over() && game.decision().seat != seat_of(game, hero);
}

}  // namespace briar::crawl
