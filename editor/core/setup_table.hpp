#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/core/check.hpp"
#include "runtime/content/catalog.hpp"

namespace briar {
struct Ruleset;
}

/// What a scenario is made of: which pieces lie in which stack, bag or box before the game begins, counted.
namespace briar::editor {

struct SetupCount {
    std::string kind;
    std::string id;
    std::string name;
    std::string pack;  ///< that adds the entry
    int count = 0;
};

/// A stack, a bag, or another place where pieces begin.
struct SetupZone {
    std::string zone;                 ///< `house/stack`
    std::string role;                 ///< `stack`
    int count = 0;                    ///< of pieces
    std::vector<SetupCount> entries;  ///< in catalog order
};

struct SetupTable {
    std::vector<SetupZone> zones;  ///< those with pieces, in the system's order
    Diagnostics problems;          ///< why there is no table, when there is none
};

/// Of the scenario with these modes on.
[[nodiscard]] SetupTable setup_table(const Snapshot& snapshot, const Checked& checked, const std::string& scenario,
                                     const std::vector<std::string>& modes = {});

/// Entries of the kinds that zones hold which lie in none of them: forgotten ones, or those that lie in the box.
[[nodiscard]] std::vector<std::string> entries_in_no_zone(const Checked& checked, const SetupTable& table,
                                                          const std::string& kind);

}  // namespace briar::editor
