#pragma once

#include <vector>

#include "editor/playing/kept_course.hpp"
#include "runtime/session/load_game.hpp"

namespace briar::editor {

/// A game from a file, and whole courses where they were kept beside it.
struct OpenedGame : LoadedGame {
    GameRules rules{};             ///< what the file's own game is played with
    Course whole{};                ///< of the game that is played; empty: the file is all there is
    std::vector<KeptLine> others;  ///< all other lines of play, whatever held them
    std::size_t unreadable = 0;    ///< so many lines were kept and cannot be brought back
    std::size_t earlier_gone = 0;  ///< so many steps of the game that is played, before its pack changed last
};

}  // namespace briar::editor
