#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/observer.hpp"
#include "runtime/journey/journey_data.hpp"

/// Tests of the journey's rules: a small pack, and a game of it whose table is laid by hand.
namespace briar::journey {

/// What a test changes in the pack that all share.
struct TrekPack {
    std::string rules;     ///< further lines of the scenario's `rules`, each `key: value`
    std::string specials;  ///< entries of `specials`, indented by two
    /// Fields added to entries by id: `{"bryn", "specials: aid"}`; `journey` is the scenario itself.
    std::map<std::string, std::string> entries;
};

/// The content. Icons: might, wit, grace, wild (any, 1 damage), coin (1 gold); a check rolls three dice with these five
/// faces. Cards: stride (fight 1, move 4, might; 6), bash (4, 1, wit; 6), feint (2, 2, grace; 6), echo (1, 1, doubles;
/// 3), scout (1, 2, might and wit; 2), dud (0, 0, no icon; 6). Heroes: bryn (might, 3 health), tove (wit, 2), ged
/// (grace, 2), una (might, 4). Items: bread (1 gold), rope (2), lamp (3). Locations: gate, start of the leg `road`;
/// hill, ford, wood, shrine (road); ogre, giant (bosses of the road); cave, start of `deep`; hall (deep); king (its
/// boss). One shop, `market`: two tokens, three items. One rest. What is printed on the locations stands in trek.cpp.
class Trek {
public:
    explicit Trek(const TrekPack& pack = {}, std::uint64_t seed = 1);

    // --- laying the table; what is named leaves where it was
    Trek& hand(const std::vector<std::string>& cards);        ///< these only
    Trek& deck(const std::vector<std::string>& cards);        ///< these only, the first on top
    Trek& discards(const std::vector<std::string>& cards);    ///< these only
    Trek& row(const std::vector<std::string>& locations);     ///< the party stands on the last but one
    Trek& ahead(const std::vector<std::string>& locations);   ///< the leg's deck
    Trek& standing_at(const std::string& location);           ///< of the row
    Trek& items(const std::vector<std::string>& belongings);  ///< bought already
    Trek& shelf(const std::vector<std::string>& items);       ///< the shop's deck
    Trek& phase(Phase phase);
    Trek& dice(const std::vector<int>& results);  ///< the next ones; all others are an error
    Trek& gold(int amount);
    Trek& health(const std::string& hero, int points);  ///< 0: incapacitated
    Trek& tire(const std::string& hero);                ///< exhausted

    // --- playing
    Trek& run();
    Trek& choose(const std::string& key);  ///< fails the test when there is none
    [[nodiscard]] bool offers(const std::string& key) const;
    [[nodiscard]] std::string keys() const;  ///< all, with `, ` between them
    [[nodiscard]] std::string label(const std::string& key) const;
    [[nodiscard]] std::string prompt() const;  ///< its name; empty: the game is over
    [[nodiscard]] std::string question() const { return game_->prompt(); }

    // --- looking
    [[nodiscard]] Game& game() { return *game_; }
    [[nodiscard]] JourneyState& state() { return journey(*game_); }
    [[nodiscard]] PieceId piece(const std::string& key) const;
    [[nodiscard]] std::string in(ZoneId zone) const;  ///< ids, with spaces between them
    [[nodiscard]] std::string hand() const { return in(data(*game_).hand); }
    [[nodiscard]] std::string discards() const { return in(data(*game_).discard); }
    [[nodiscard]] std::string removed() const { return in(data(*game_).removed); }
    [[nodiscard]] std::string belongings() const { return in(data(*game_).belongings); }
    [[nodiscard]] std::string row() const { return in(leg(*game_).row); }
    [[nodiscard]] std::string at() const { return id_of(*game_, journey(*game_).at); }
    [[nodiscard]] int health(const std::string& hero) const;
    [[nodiscard]] bool is_ready(const std::string& hero) const { return ready(*game_, piece(hero)); }
    [[nodiscard]] bool stands(const std::string& hero) const { return standing(*game_, piece(hero)); }
    [[nodiscard]] Result result() const { return game_->header().result; }
    [[nodiscard]] std::string reason() const;
    [[nodiscard]] std::optional<int> score() const;
    [[nodiscard]] const std::string& log() const { return log_->text; }
    [[nodiscard]] bool told(const std::string& words) const { return log().find(words) != std::string::npos; }

private:
    /// All lines of the log.
    struct Book : Observer {
        void happened(const Game& game, const LogLine& line) override { text += line.kind->text(game, line) + "\n"; }
        std::string text;
    };

    Trek& fill(ZoneId zone, const std::vector<std::string>& ids, ZoneId rest);

    std::unique_ptr<Registry> registry_;
    std::shared_ptr<const Ruleset> rules_;
    std::unique_ptr<Game> game_;
    std::unique_ptr<Book> log_;
};

}  // namespace briar::journey
