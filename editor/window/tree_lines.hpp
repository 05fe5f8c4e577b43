#pragma once

#include <set>
#include <string>
#include <vector>

#include "editor/core/pack_file.hpp"

namespace briar::editor {

class Workspace;

/// What stands in the tree of a pack, as data.
struct TreeLine {
    std::string group;  ///< a kind, or `files`
    std::string key;    ///< the entry's full id, or the file's name
    std::string label;
    std::string tip;    ///< all that there is to say, for what is cut off at the edge
    std::string words;  ///< by which it is found, in small letters
    bool faint = false;
    bool is_file = false;
    FileSort sort = FileSort::Other;  ///< of a file
};

/// Entries by kind, this pack's own first, then files. `only_own` leaves out what comes from packs below and is not
/// changed here.
[[nodiscard]] std::vector<TreeLine> tree_lines(const Workspace& workspace, bool only_own);
/// Those in which all words of the search stand, and those whose keys are kept; all, when there are no words.
[[nodiscard]] std::vector<TreeLine> found_lines(std::vector<TreeLine> lines, const std::string& search,
                                                const std::set<std::string>& kept = {});
/// The line that is meant by what was searched: whose name or id it is, else the first that begins so, else the first.
[[nodiscard]] std::size_t line_meant(const std::vector<TreeLine>& lines, const std::string& search);

}  // namespace briar::editor
