#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "runtime/journey/journey_data.hpp"
#include "tests/table/table.hpp"

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
class Trek : public Table {
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

    // --- looking
    [[nodiscard]] std::string question() const { return game().prompt(); }
    [[nodiscard]] JourneyState& state() { return journey(game()); }
    [[nodiscard]] std::string hand() const { return ids_in(data(game()).hand); }
    [[nodiscard]] std::string discards() const { return ids_in(data(game()).discard); }
    [[nodiscard]] std::string removed() const { return ids_in(data(game()).removed); }
    [[nodiscard]] std::string belongings() const { return ids_in(data(game()).belongings); }
    [[nodiscard]] std::string row() const { return ids_in(leg(game()).row); }
    [[nodiscard]] std::string at() const { return id_of(game(), journey(game()).at); }
    [[nodiscard]] int health(const std::string& hero) const;
    [[nodiscard]] bool is_ready(const std::string& hero) const { return ready(game(), piece(hero)); }
    [[nodiscard]] bool stands(const std::string& hero) const { return standing(game(), piece(hero)); }
    [[nodiscard]] Result result() const { return game().header().result; }
    [[nodiscard]] std::string reason() const;
    [[nodiscard]] std::optional<int> score() const;
    [[nodiscard]] bool told(const std::string& words) const { return log().find(words) != std::string::npos; }

private:
    Trek& fill(ZoneId zone, const std::vector<std::string>& ids, ZoneId rest);
};

}  // namespace briar::journey
