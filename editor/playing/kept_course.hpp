#pragma once

#include <filesystem>

#include "editor/playing/course.hpp"
#include "runtime/session/save_file.hpp"

/// A whole course beside a saved game: through all the content that it was played with, as that was. A save alone
/// begins where the pack changed last, and is played with the pack as it is now.
namespace briar::editor {

/// Writes it into a folder beside `save`. Without effect where it is not known what the content was. Throws
/// std::exception.
void keep_course(const Course& course, const std::filesystem::path& save);
/// Empty: there is none that stands where the save stands, or it would not go as it went.
[[nodiscard]] Course read_kept_course(const std::filesystem::path& file, const SaveFile& save, const PackPath& path);
/// Goes with the save. Nothing is told of what cannot be done.
void move_kept_course(const std::filesystem::path& save, const std::filesystem::path& to);
void drop_kept_course(const std::filesystem::path& save);

}  // namespace briar::editor
