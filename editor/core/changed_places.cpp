#include "editor/core/changed_places.hpp"

#include <algorithm>

#include "editor/core/command.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kNamed = 3;

}  // namespace

std::string files_in_words(const std::vector<std::string>& files) {
    const std::size_t all = files.size();
    const std::size_t named = std::min(all, kNamed);
    std::string words;
    for (std::size_t i = 0; i < named; ++i) {
        const bool last = i + 1 == all && i > 0;
        words += (i == 0 ? "" : last ? " and " : ", ") + files[i];
    }
    if (all == named) return words;
    return words + " and " + std::to_string(all - named) + (all - named == 1 ? " more file" : " more files");
}

std::string changed_places(const Command& command) {
    std::size_t places = 0;
    std::vector<std::string> files;
    for (const FileChange& each : command.changes) {
        places += each.splices.size();
        files.push_back(each.file);
    }
    return std::to_string(places) + (places == 1 ? " place in " : " places in ") + files_in_words(files);
}

}  // namespace briar::editor
