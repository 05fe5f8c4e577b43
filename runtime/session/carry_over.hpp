#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/session/renaming.hpp"
#include "runtime/session/session.hpp"

/// A game that goes on with content that was edited while it was played.
namespace briar {

/// What became of it.
struct CarriedOver {
    std::unique_ptr<Session> session;      ///< null: the problems say why
    Diagnostics problems;                  ///< of the content
    Diagnostics lost;                      ///< what of the game did not fit any more
    std::vector<std::string> tried_again;  ///< rules that had been put aside, and take part again
};

/// The same game on other rules: the last position is taken over by name, then the choices and dice since as far as
/// they are still possible. What does not fit is reported. Where anything of the content has changed, all rules that
/// were put aside and are still there take part again. Names of entries that were renamed meanwhile are followed. `old`
/// stays as it is.
[[nodiscard]] CarriedOver carry_over(Session& old, std::shared_ptr<const Ruleset> rules,
                                     std::unique_ptr<ScriptHost> scripts, const SessionOptions& options,
                                     const std::vector<Renamed>& renamed = {});

/// A beginning whose names are those of the content as it is now.
[[nodiscard]] Start renamed_start(Start start, const Renaming& renaming);

/// Whether playing the one is playing the other: the same scenario and modes of packs with the same content.
[[nodiscard]] bool same_content(const Ruleset& a, const Ruleset& b);

}  // namespace briar
