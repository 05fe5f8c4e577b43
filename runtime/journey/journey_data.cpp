#include "runtime/journey/journey_data.hpp"

#include <algorithm>

#include "runtime/engine/box.hpp"

namespace briar::journey {
void to_box(Game& game, PieceId piece) { put_into_box(game, piece, data(game).box); }

const std::string& icon_id(const Game& game, Icon icon) {
    return game.rules().catalog->entry(data(game).icon_defs[icon]).id;
}

Icon icon_of(const Game& game, DefId def) {
    const std::vector<DefId>& all = data(game).icon_defs;
    const auto found = std::find(all.begin(), all.end(), def);
    return found == all.end() ? kNone : static_cast<Icon>(found - all.begin());
}

int standing_heroes(const Game& game) {
    const auto heroes = party(game);
    return static_cast<int>(
        std::count_if(heroes.begin(), heroes.end(), [&](PieceId hero) { return standing(game, hero); }));
}

}  // namespace briar::journey
