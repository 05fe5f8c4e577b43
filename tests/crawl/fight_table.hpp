#pragma once

#include <map>
#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"
#include "tests/table/table.hpp"

/// A table for tests of fights: a small pack, a game of it, pieces put where a test wants them, dice laid down.
namespace briar::crawl {

/// What a test changes in the pack.
struct FightPack {
    std::string rules;                         ///< lines of the scenario's `rules`, such as `lives: 1`
    std::map<std::string, std::string> extra;  ///< more of an entry: `{"wolf", "specials: bite"}`
    std::string specials;                      ///< whole specials, flow or block style, from column 2
    std::string scenario;                      ///< more of the scenario, such as `specials: fog`
};

/// Heroes: ann (1d6+2, 10 health, 5 AP), ben (2d6, 8 health, 4 AP), cid (1d6, 6 health, 3 AP). Monsters: rat (1d6, 3
/// health), wolf (1d6+2, 6 health), bear (2d6+4, 10 health). The tile `gate` is Start, `path` (twelve) is open on all
/// sides.
class FightTable : public Table {
public:
    explicit FightTable(const FightPack& pack = {}, std::vector<std::string> heroes = {"ann"}, int seats = 1);

    [[nodiscard]] const CrawlData& data() const { return crawl::data(game()); }
    [[nodiscard]] int health(const std::string& id) const { return crawl::health(game(), piece(id)); }
    [[nodiscard]] int ap(const std::string& id) const { return crawl::ap(game(), piece(id)); }
    [[nodiscard]] int lives(const std::string& id) const { return game().counter(piece(id), data().words.lives); }
    [[nodiscard]] std::string place(const std::string& id) const { return place_text(game(), piece(id)); }  ///< `1,0`
    /// Ids of what lies in a zone, `ann/kills`, in its order, separated by blanks.
    [[nodiscard]] std::string in(const std::string& name) const { return ids_in(zone(name)); }
    /// Ids of what lies on the tile at a place.
    [[nodiscard]] std::string on(int x, int y) const { return ids_in(ground(game(), tile_at_place(x, y))); }
    [[nodiscard]] int seat() const { return game().decision().seat.value; }

    // --- before the game runs
    void lay(int x, int y);  ///< an open path
    void monster(const std::string& id, int x, int y);
    void unrevealed(int x, int y);
    void hero(const std::string& id, int x, int y);
    void give(const std::string& hero, const std::string& item);
    void set(const std::string& id, const std::string& counter, int value);
    void only_in_bag(const std::string& bag, const std::vector<std::string>& ids);  ///< the rest goes to the box
    void dice(const std::vector<int>& values) { lay_dice(values); }
    void run();  ///< no other dice than those laid down

private:
    [[nodiscard]] PieceId tile_at_place(int x, int y) const;
};

}  // namespace briar::crawl
