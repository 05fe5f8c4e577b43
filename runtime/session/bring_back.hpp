#pragma once

#include <memory>
#include <optional>
#include <string>

#include "runtime/session/load_game.hpp"

/// One line of play of a saved game: from what the file says of it to a session that stands where it stood.
namespace briar {

/// What became of it.
struct Brought {
    std::unique_ptr<Session> session;  ///< null: the problems say why
    bool same = false;                 ///< it stands at the very state that was saved
    std::optional<Divergence> divergence;
    Diagnostics problems;
};

struct BringOptions {
    const LoadOptions& load;
    bool packs_differ = false;  ///< from those of the save
};

[[nodiscard]] Brought bring_back(const SystemSet& set, const SaveFile& save, const SavedGame& game,
                                 std::shared_ptr<const Ruleset> rules, const BringOptions& options);

/// A problem of the file as a whole.
[[nodiscard]] Diagnostic in_save(const SaveFile& save, Severity severity, std::string id, std::string message,
                                 std::string hint = {});
/// Whoever accepts what differs is told what is lost; an error is only what keeps the game from being opened.
void add_told(Diagnostics problems, bool accepted, Diagnostics& into);

}  // namespace briar
