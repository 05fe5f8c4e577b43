#pragma once

#include "editor/playing/course.hpp"
#include "runtime/session/load_game.hpp"

namespace briar::editor {

/// A game from a file, and its whole course where that was kept beside it.
struct OpenedGame : LoadedGame {
    Course whole{};  ///< empty: the file is all there is
};

}  // namespace briar::editor
