#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/setup_piles.hpp"

/// Which row of a scenario's set-up a problem is about.
namespace briar::editor {

struct PileSpot {
    Path pile;
    std::string full_id;  ///< of the entry in it
};

/// What a place in a file says of what lies in the piles of a scenario: how many there are of an entry that one of them
/// names, or the entry itself, where that is written. Nothing: nothing of that sort.
[[nodiscard]] std::optional<PileSpot> pile_spot(const Workspace& workspace, const EntryLens& scenario,
                                                const std::vector<Pile>& piles, const Place& place);
/// The same where nobody has made the piles; nothing also for entries that are no scenarios.
[[nodiscard]] std::optional<PileSpot> pile_spot(const Workspace& workspace, const Checked& checked,
                                                const std::string& full_id, const Place& place);

}  // namespace briar::editor
