#pragma once

#include <filesystem>
#include <string>

#include "runtime/session/load_game.hpp"

/// Replays: a saved game played again from its beginning, to prove that it still goes the same way.
namespace briar {

struct ReplayReport {
    bool same = false;       ///< every recorded state was met, and the log has as many lines
    std::size_t steps = 0;   ///< in the file
    std::uint64_t hash = 0;  ///< of the state at the end, or where it went otherwise
    std::optional<Divergence> divergence;
    std::vector<PackDifference> differences;
    Diagnostics problems;

    /// One paragraph for people.
    [[nodiscard]] std::string text() const;
};

[[nodiscard]] ReplayReport verify_replay(const SystemSet& set, const std::filesystem::path& path,
                                         const PackPath& packs);

}  // namespace briar
