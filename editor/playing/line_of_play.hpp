#pragma once

#include <cstddef>
#include <string>

namespace briar::editor {

/// A line of play: a game that can be gone back to.
struct LineOfPlay {
    std::size_t number = 0;    ///< in the order in which they were begun
    std::size_t begun_at = 0;  ///< the step at which it left another one
    bool is_new = false;       ///< another game, which left none
    std::string called{};      ///< by people; empty: nobody has named it
};

}  // namespace briar::editor
