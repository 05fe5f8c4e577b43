#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The rules of the house, held against the text of its files: which room includes which, which outside library stays
/// where, which words stay out, what must be listed. Linking alone does not stop an upward include.
namespace briar {

/// One broken rule. `file` is relative to the project's root; line 0 is the file as a whole.
struct Violation {
    std::string file;
    int line = 0;
    std::string what;
};

/// One file of the project, read once and looked at by every rule.
struct SourceFile {
    std::string path;  ///< relative to the root, with `/`
    std::vector<std::string> lines;

    [[nodiscard]] bool is_cpp() const;
    [[nodiscard]] bool is_header() const;
};

/// All text files below `root` in the order of their paths, without the folders of Git and of builds.
[[nodiscard]] std::vector<SourceFile> read_project(const std::filesystem::path& root);

/// The words of a noun list: one a line, `#` begins a comment line.
[[nodiscard]] std::vector<std::string> read_nouns(const std::filesystem::path& file);

/// `file:line: what`, one a line.
[[nodiscard]] std::string render(const std::vector<Violation>& violations);

using Violations = std::vector<Violation>;
using Files = std::vector<SourceFile>;

/// Includes go from a room to itself or to rooms below it, and are written from the root.
[[nodiscard]] Violations check_room_order(const Files& files);
/// wxWidgets, Lua, yaml-cpp and nlohmann-json are included only in the rooms that own them.
[[nodiscard]] Violations check_fences(const Files& files);
/// No noun of a game stands in the C++ of runtime/, scripting/ and editor/.
[[nodiscard]] Violations check_nouns(const Files& files, const std::vector<std::string>& nouns);
/// No file mentions a folder of the machine it was written on.
[[nodiscard]] Violations check_machine_paths(const Files& files);
/// A source of more than 500 lines, or a header of more than 300, says "long because ..." in its first lines.
[[nodiscard]] Violations check_lengths(const Files& files);
/// No file of C++, Lua, CMake or shell carries a note that something is still to be done.
[[nodiscard]] Violations check_open_notes(const Files& files);
/// Keys are written as desktops write them in menus: Shift comes first.
[[nodiscard]] Violations check_key_order(const Files& files);
/// Every source is named in the nearest CMakeLists.txt above it, and so is every CMakeLists.txt: what is not listed is
/// not built, and a test that is not built never fails.
[[nodiscard]] Violations check_build_lists(const Files& files);
/// Links of Markdown pages to files of the project lead somewhere.
[[nodiscard]] Violations check_links(const Files& files);
/// The top folder holds what it is meant to hold and nothing else.
[[nodiscard]] Violations check_top_folder(const Files& files);

}  // namespace briar
