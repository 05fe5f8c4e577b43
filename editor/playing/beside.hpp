#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>

#include "editor/playing/course.hpp"
#include "editor/playing/rerun.hpp"
#include "runtime/session/carry_over.hpp"

/// Long work that is done beside a game: on a copy of it, in another thread, so that nobody waits for it.
namespace briar::editor {

/// The game as it stood. Whoever has it may use it in any thread.
struct GameCopy {
    Course course;
    std::uint64_t moment = 0;  ///< of the game: it is another one as soon as the game goes on
    std::vector<Renamed> renamed{};
};

/// How far work has come; read by those who wait.
struct WorkProgress {
    std::atomic<std::size_t> done = 0;
    std::atomic<std::size_t> all = 0;  ///< 0: nobody knows yet
};

/// A game that was taken over to changed rules, still beside the one that is played.
struct CarriedGame {
    GameRules rules;
    CarriedOver carried;
    std::uint64_t moment = 0;  ///< when the game was copied
};

/// Takes the copy over to these rules, which must have been compiled.
[[nodiscard]] CarriedGame carry_beside(const GameCopy& copy, GameRules rules);

/// The same choices and dice on these rules from the beginning; see `rerun`. What is stopped has no session.
[[nodiscard]] RerunReport rerun_beside(const GameCopy& copy, const GameRules& rules, WorkProgress& progress,
                                       const std::stop_token& stop);

}  // namespace briar::editor
