#pragma once

#include <string>
#include <vector>

#include "runtime/session/trace.hpp"

/// What happened in one step of a game, event by event.
namespace briar::editor {

class Course;

struct StepTrace {
    std::size_t step = 0;          ///< of the course
    std::string what;              ///< `Ann: Go north`, `the pack changed`
    bool failed = false;           ///< it was tried at that step, and a rule failed
    std::vector<TraceLine> lines;  ///< none where nothing is chosen: at the beginning, where dice are laid down
};

/// The step that led to where the course stands. It is made once more on a copy: nothing has to be kept while a game is
/// played, and any step of it can be looked at.
[[nodiscard]] StepTrace trace_here(const Course& course);

/// `Ann: Go north`: whose choice it is, and what.
[[nodiscard]] std::string choice_in_words(const Game& game, std::size_t option);

}  // namespace briar::editor
