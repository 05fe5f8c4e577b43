#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "editor/playing/course.hpp"
#include "editor/playing/line_of_play.hpp"
#include "runtime/session/save_file.hpp"

/// Keeping a game for the next time, while it goes on.
namespace briar::editor {

/// A line of play, as it stands.
struct LineToKeep {
    const LineOfPlay& line;
    Course& course;
    std::vector<std::string> players;  ///< see SavedGame
};

/// A game that is to be written to one place: copied, so that any thread may do it while the game goes on. What is
/// there already, as it is, is neither copied nor written anew.
class KeepJob {
public:
    /// The save's own file, made of these games, the played one first; and beside it the whole courses of these lines,
    /// the played one first, as far as it is known what their content was.
    KeepJob(std::filesystem::path save, const std::vector<GameToSave>& games, const std::vector<LineToKeep>& lines,
            std::shared_ptr<class KeepOrder> order);

    /// Throws std::exception. Nothing happens when a later job has been done.
    void write() const;

private:
    struct Work;
    std::shared_ptr<const Work> work_;
};

/// Jobs of one game: one after the other, however their threads run.
[[nodiscard]] std::shared_ptr<KeepOrder> make_keep_order();

/// Whether it is known, for all of the course, what its content was.
[[nodiscard]] bool can_be_kept_whole(const Course& course);

}  // namespace briar::editor
