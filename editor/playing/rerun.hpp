#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/playing/course.hpp"
#include "runtime/session/renaming.hpp"

namespace briar::editor {

/// A game played once more on other rules, with the same choices and dice.
struct RerunReport {
    std::unique_ptr<Session> session;  ///< stands where it first went otherwise, or at the end; null: cannot be begun
    bool begun = false;                ///< also when somebody has taken the session
    bool same = false;
    std::vector<std::string> begins{};  ///< what is otherwise at the beginning already, a line each
    std::size_t step = 0;               ///< the first step that went otherwise, counted from 1; 0: none did
    std::string choice;                 ///< the key of that step
    std::string before;                 ///< what was told then in the old game
    std::string now;                    ///< what is told now, or why the choice is not possible
    std::size_t made = 0;               ///< how many of the choices could be made
    Diagnostics problems;

    /// One paragraph for people.
    [[nodiscard]] std::string text() const;
};

/// Told after every step how many of all are made; false: it is stopped, and there is no session.
using RerunStep = std::function<bool(std::size_t made, std::size_t all)>;

/// Plays the whole course on `rules` from its beginning. What things are called makes no difference, and entries that
/// were given other ids meanwhile are followed. It goes on after a
/// difference as long as the choices are possible; the difference that is told is the first one. `old` stays where it
/// stands.
[[nodiscard]] RerunReport rerun(const Course& old, std::shared_ptr<const Ruleset> rules,
                                std::unique_ptr<ScriptHost> scripts, const std::vector<Renamed>& renamed,
                                const RerunStep& made);

}  // namespace briar::editor
