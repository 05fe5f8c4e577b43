#include "editor/core/changed_places.hpp"

#include <algorithm>

#include "editor/core/command.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kNamed = 3;

std::string files_in_words(const Command& command) {
    const std::size_t all = command.changes.size();
    const std::size_t named = std::min(all, kNamed);
    std::string words;
    for (std::size_t i = 0; i < named; ++i) {
        const bool last = i + 1 == all && i > 0;
        words += (i == 0 ? "" : last ? " and " : ", ") + command.changes[i].file;
    }
    if (all == named) return words;
    return words + " and " + std::to_string(all - named) + (all - named == 1 ? " more file" : " more files");
}

}  // namespace

std::string changed_places(const Command& command) {
    std::size_t places = 0;
    for (const FileChange& each : command.changes)
        places += each.splices.size();
    return std::to_string(places) + (places == 1 ? " place in " : " places in ") + files_in_words(command);
}

}  // namespace briar::editor
