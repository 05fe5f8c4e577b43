#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/observer.hpp"
#include "runtime/source/document.hpp"

/// Tests of maps, turns, things and positions: a small pack, a game of it that stands at a position written as YAML.
namespace briar::crawl {

/// Compiles the scenario `day` of a pack with this content.
struct Compiled {
    explicit Compiled(const std::string& content, const std::vector<std::string>& modes = {});

    Registry registry;
    std::shared_ptr<const Ruleset> rules;  ///< null when there are errors
    Diagnostics problems;
    [[nodiscard]] std::string rendered() const;  ///< all problems, a line each
};

/// The content most tests use. Tiles: gate (start, open on all sides), tree (exit, open to the south), cross (4, all
/// sides), road (4, n s), bend (2, n e), end (4, s), lair (3, all sides, monster symbol). Heroes: ann (10 health, 5 AP,
/// 1d6+2), ben (8, 4, 2d6), cid (6, 3, 1d6). Monsters: rat (3 health, two), wolf (6, guardian 9, two); in no bag: lord
/// (20, boss) and bat (1). Items: sword, axe (two hands), boots, mail (armour), herb (2), crow (bound, loose), relic
/// (bound, in no bag). Modes: `joined`, `redraw`, `hidden`, `guarded`; `deep` adds a realm, the caves: cellar is its
/// start, a tunnel its stack, the bat its monster.
[[nodiscard]] std::string plot_content(const std::string& specials = {}, const std::string& scenario_specials = {});

class Plot : public Observer {
public:
    explicit Plot(const std::vector<std::string>& modes = {}, const std::string& specials = {},
                  const std::string& scenario_specials = {});

    /// A fresh game with the position laid over it. Fails the test when the position does not fit.
    Plot& at(const std::string& position, int seats = 1);
    /// What reading the position complains about.
    [[nodiscard]] std::string problems_at(const std::string& position);
    Plot& run();
    /// Chooses the option with this key. Fails the test when there is none.
    Plot& choose(const std::string& key);
    [[nodiscard]] bool offers(const std::string& key) const;
    [[nodiscard]] std::string keys() const;    ///< all, with `, ` between them
    [[nodiscard]] std::string labels() const;  ///< all, a line each
    [[nodiscard]] std::string prompt() const;  ///< its name; empty: the game is over
    [[nodiscard]] std::string hero() const;    ///< id of the hero that decides

    [[nodiscard]] Game& game() { return *game_; }
    [[nodiscard]] PieceId piece(const std::string& key) const;  ///< `wolf`: the first copy
    [[nodiscard]] PieceId tile(int x, int y) const;
    [[nodiscard]] int count(const std::string& key, const std::string& counter) const;
    [[nodiscard]] std::string place(const std::string& key) const;  ///< `0,-1`
    [[nodiscard]] std::string in(const std::string& zone) const;    ///< keys in a zone such as `ann/hands`
    [[nodiscard]] std::string on(int x, int y) const;               ///< keys on a tile
    [[nodiscard]] const std::string& log() const { return log_; }
    [[nodiscard]] std::string position() const;  ///< the crawl's part as YAML

    void happened(const Game& game, const LogLine& line) override;

private:
    Diagnostics read(const std::string& position, int seats);

    Compiled compiled_;
    std::unique_ptr<Game> game_;
    std::string log_;
};

}  // namespace briar::crawl
