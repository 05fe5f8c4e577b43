#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/playing/course.hpp"
#include "editor/playing/line_of_play.hpp"
#include "runtime/source/tree.hpp"

/// Whole courses as a part of a saved game (`SaveFile::whole`). What they are made of, games that were played on the
/// same content and that content, may stand elsewhere: in files beside the save, or further below in it.
///
///     played: {line: 0, at: 12, eras: [{content: content-0f..., game: game-3a..., from: 0, begins: 0, left: 7}, ...]}
///     others: [...]       # with the same keys
///
/// The era without a `game` is the save's own game.
namespace briar::editor {

/// A line of play, as it stands.
struct LineToKeep {
    const LineOfPlay& line;
    Course& course;
    std::vector<std::string> players;  ///< see SavedGame
};

/// Puts away what courses are made of, and says by which name it is found again.
class PartStore {
public:
    PartStore() = default;
    PartStore(const PartStore&) = delete;
    PartStore& operator=(const PartStore&) = delete;
    virtual ~PartStore() = default;
    virtual std::string put_game(Course& course, std::size_t era) = 0;
    virtual std::string put_content(const Course::Era& era) = 0;
};

/// All that can be kept whole, the played line first.
[[nodiscard]] Tree courses_tree(const std::vector<LineToKeep>& lines, PartStore& store);

/// Whether it is known, for all of the course, what its content was.
[[nodiscard]] bool can_be_kept_whole(const Course& course);
/// A session of its own that holds what of this era belongs to the course, and stands at its end.
[[nodiscard]] std::unique_ptr<Session> copy_of_era(const Course& course, std::size_t era);
/// The name of what an era was played with: the same content has the same.
[[nodiscard]] std::string content_name(const Course::Era& era);

}  // namespace briar::editor
