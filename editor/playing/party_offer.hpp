#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/session/content_loader.hpp"

/// Who may be played in a scenario, and who leads whom. Only its system knows: it is found by setting games up.
namespace briar::editor {

struct PartyOffer {
    struct Hero {
        std::string id;
        std::string name;
    };
    std::vector<Hero> heroes;             ///< who may be chosen; empty: nobody is asked
    std::vector<std::string> seat_names;  ///< what they are called, where there are most of them
    int seats_least = 1;
    bool unknown = false;  ///< the scenario has errors: nobody knows who may be played
    /// For each number of seats from the least on: which seat leads each of the party, in its order.
    std::vector<std::vector<int>> leaders;

    /// One hero for each seat where it is not known better.
    [[nodiscard]] std::vector<int> leaders_for(int seats) const;
};

/// Compiles the scenario: may run in any thread.
[[nodiscard]] PartyOffer party_offer(const std::shared_ptr<const Catalog>& catalog, const ScenarioChoice& choice);

/// Who is to be played, for a set-up, out of a choice for each of the party (empty: by chance).
[[nodiscard]] std::vector<std::string> wished_party(std::vector<std::string> chosen);

}  // namespace briar::editor
