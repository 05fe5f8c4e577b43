#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "editor/playing/course.hpp"
#include "editor/playing/line_of_play.hpp"
#include "runtime/session/save_file.hpp"

/// Whole courses beside a saved game: through all the content that they were played with, as that was. A save alone
/// begins where the pack changed last, and is played with the pack as it is now. See KeepJob for how they are written.
namespace briar::editor {

/// A line of play that was read.
struct KeptLine {
    LineOfPlay line;
    Course course;
    std::vector<std::string> players{};  ///< see SavedGame
};

struct KeptCourses {
    Course played;  ///< empty: there is none that stands where the save stands, or it would not go as it went
    std::vector<KeptLine> others;
    std::size_t unreadable = 0;  ///< so many others would not go as they went
};

[[nodiscard]] KeptCourses read_kept_courses(const std::filesystem::path& save_file, const SaveFile& save,
                                            const PackPath& path);
/// They go with the save. Nothing is told of what cannot be done.
void move_kept_courses(const std::filesystem::path& save, const std::filesystem::path& to);

/// The folder beside the save that holds them, and the list of them in it.
[[nodiscard]] std::filesystem::path folder_of_courses(const std::filesystem::path& save);
[[nodiscard]] std::filesystem::path list_of_courses(const std::filesystem::path& folder);

}  // namespace briar::editor
