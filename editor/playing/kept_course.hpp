#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "editor/playing/course.hpp"
#include "editor/playing/line_of_play.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/session/save_file.hpp"

/// Whole courses of a saved game: through all the content that they were played with, as that was. The rest of a save
/// begins where the pack changed last, and is played with the pack as it is now. See course_tree.hpp for how they stand
/// there, KeepJob and whole_in_one for who writes them.
namespace briar::editor {

/// A line of play that was read.
struct KeptLine {
    LineOfPlay line;
    Course course;
    std::vector<std::string> players{};  ///< see SavedGame
};

struct KeptCourses {
    Course played;  ///< empty: there is none, or it would not go as it went
    std::vector<KeptLine> others;
    std::size_t unreadable = 0;  ///< so many others would not go as they went
};

/// Packs are looked for where they were, then among those that are open (null: none), then on the path.
[[nodiscard]] KeptCourses read_kept_courses(const std::filesystem::path& save_file, const SaveFile& save,
                                            const PackPath& path, const Catalog* open);
/// What the courses of a save are made of goes with it. Nothing is told of what cannot be done.
void move_kept_courses(const std::filesystem::path& save, const std::filesystem::path& to);

/// The folder beside the save in which games and content are that it does not hold itself.
[[nodiscard]] std::filesystem::path folder_of_parts(const std::filesystem::path& save);

}  // namespace briar::editor
