#pragma once

#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/map.hpp"
#include "tests/table/table.hpp"

/// Tests of maps, turns, things and positions: a small pack, a game of it that stands at a position written as YAML.
namespace briar::crawl {

/// The scenario `day` of a pack with this content.
struct Compiled : CompiledPack {
    explicit Compiled(const std::string& content, const std::vector<std::string>& modes = {});
};

/// The content most tests use. Tiles: gate (start, open on all sides), tree (exit, open to the south), cross (4, all
/// sides), road (4, n s), bend (2, n e), end (4, s), lair (3, all sides, monster symbol). Heroes: ann (10 health, 5 AP,
/// 1d6+2), ben (8, 4, 2d6), cid (6, 3, 1d6). Monsters: rat (3 health, two), wolf (6, guardian 9, two); in no bag: lord
/// (20, boss) and bat (1). Items: sword, axe (two hands), boots, mail (armour), herb (2), crow (bound, loose), relic
/// (bound, in no bag). Modes: `joined`, `redraw`, `hidden`, `guarded`; `deep` adds a realm, the caves: cellar is its
/// start, a tunnel its stack, the bat its monster.
[[nodiscard]] std::string plot_content(const std::string& specials = {}, const std::string& scenario_specials = {});

class Plot : public Table {
public:
    explicit Plot(const std::vector<std::string>& modes = {}, const std::string& specials = {},
                  const std::string& scenario_specials = {});

    /// Of other content, with the scenario `day`.
    [[nodiscard]] static Plot of(const std::string& content);

    /// A fresh game with the position laid over it. Fails the test when the position does not fit.
    Plot& at(const std::string& position, int seats = 1);
    /// What reading the position complains about.
    [[nodiscard]] std::string problems_at(const std::string& position);

    [[nodiscard]] PieceId tile(int x, int y) const { return tile_at(game(), 0, {x, y}); }
    [[nodiscard]] int count(const std::string& key, const std::string& counter) const;
    /// `0,-1`
    [[nodiscard]] std::string place(const std::string& key) const { return place_text(game(), piece(key)); }
    /// Keys in a zone such as `ann/hands`.
    [[nodiscard]] std::string in(const std::string& name) const { return keys_in(zone(name)); }
    /// Keys on a tile.
    [[nodiscard]] std::string on(int x, int y) const { return keys_in(ground(game(), tile(x, y))); }

private:
    Plot(const System& system, const PackText& pack);
    void begin(int seats);
};

}  // namespace briar::crawl
