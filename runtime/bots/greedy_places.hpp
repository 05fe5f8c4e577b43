#pragma once

#include <array>
#include <optional>
#include <vector>

#include "runtime/bots/fight_odds.hpp"
#include "runtime/crawl/crawl_state.hpp"
#include "runtime/engine/game.hpp"

namespace briar::greedy {

inline constexpr double kExploring = 6.0;  ///< worth of an open edge to lay a tile at

/// How likely the next tile can be laid next to this one. Which tiles are left everybody knows, only not their order.
[[nodiscard]] double chance_to_lay(const Game& game, PieceId tile);
/// Whether something lies there that the hero has room for.
[[nodiscard]] bool has_things(Game& game, PieceId hero, PieceId tile);
/// What a fight with such odds is worth to a hero of such health.
[[nodiscard]] double fight_worth(const FightOdds& odds, int health);

/// What the laid tiles are worth to one hero, as the game stands; each thing is worked out once, when it is asked for.
class Places {
public:
    Places(Game& game, PieceId hero);

    /// What standing on a tile is worth to one who stands `here`; nothing where there is nothing to do, or where it
    /// certainly is not more than `least`.
    [[nodiscard]] std::optional<double> goal_worth(PieceId tile, PieceId here, double least);
    /// What entering each tile of a map costs on the way to somewhere else, by PieceId.
    [[nodiscard]] std::vector<double> tolls(ZoneId map);

private:
    [[nodiscard]] int appeal(PieceId tile);
    /// What meeting the tile's inhabitants is worth; 0 where nobody is.
    [[nodiscard]] double company(PieceId tile);
    [[nodiscard]] double meet(PieceId tile);
    /// The odds against what the realm's bags hold. They are taken to be the same on all its tiles.
    [[nodiscard]] const FightOdds& odds_against_unknown_at(PieceId tile);

    Game& game_;
    PieceId hero_;
    std::vector<std::optional<int>> appeals_;  ///< by PieceId of tiles, as the others
    std::vector<std::optional<double>> companies_;
    std::array<std::optional<FightOdds>, crawl::kMaxRealms> unknown_;  ///< by realm
};

}  // namespace briar::greedy
