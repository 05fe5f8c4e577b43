#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/observer.hpp"

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
class FightTable : public Observer {
public:
    explicit FightTable(const FightPack& pack = {}, std::vector<std::string> heroes = {"ann"}, int seats = 1);
    ~FightTable() override;

    Game& game() { return *game_; }
    [[nodiscard]] const CrawlData& data() const { return crawl::data(*game_); }
    /// The first copy of an entry; it must exist.
    [[nodiscard]] PieceId piece(const std::string& id) const;
    [[nodiscard]] int health(const std::string& id) const;
    [[nodiscard]] int ap(const std::string& id) const;
    [[nodiscard]] int lives(const std::string& id) const;
    [[nodiscard]] std::string place(const std::string& id) const;  ///< `1,0`
    /// Ids of what lies in a zone, `ann/kills`, in its order, separated by blanks.
    [[nodiscard]] std::string in(const std::string& zone) const;
    /// Ids of what lies on the tile at a place.
    [[nodiscard]] std::string on(int x, int y) const;

    // --- before the game runs
    void lay(int x, int y);  ///< an open path
    void monster(const std::string& id, int x, int y);
    void unrevealed(int x, int y);
    void hero(const std::string& id, int x, int y);
    void give(const std::string& hero, const std::string& item);
    void set(const std::string& id, const std::string& counter, int value);
    void only_in_bag(const std::string& bag, const std::vector<std::string>& ids);  ///< the rest goes to the box
    void dice(const std::vector<int>& values);                                      ///< more dice; strict
    void run();

    // --- while it runs
    /// Chooses the option with this key, or the one that begins with it. Fails the test when there is none or several.
    void choose(const std::string& key);
    [[nodiscard]] bool offers(const std::string& key) const;
    [[nodiscard]] std::string prompt() const;   ///< the prompt's name; empty when the game is over
    [[nodiscard]] std::string decider() const;  ///< id of the hero that decides
    [[nodiscard]] int seat() const;
    [[nodiscard]] std::string label(const std::string& key) const;
    /// All log lines so far.
    [[nodiscard]] const std::string& log() const { return log_; }
    [[nodiscard]] int dice_left() const;

    void happened(const Game& game, const LogLine& line) override;

private:
    PieceId tile_at_place(int x, int y) const;

    std::string folder_;
    Registry registry_;
    std::shared_ptr<const Ruleset> rules_;
    std::unique_ptr<Game> game_;
    std::string log_;
};

}  // namespace briar::crawl
