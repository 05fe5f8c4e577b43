#include "editor/core/change_preview.hpp"

#include <algorithm>
#include <vector>

#include "editor/core/line_changes.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/dots.hpp"
#include "runtime/source/splice.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostPlaces = 6;
constexpr std::size_t kLongest = 70;  // bytes of a line

std::string quoted(std::string_view line) {
    std::string text(whole_characters(line, kLongest));
    if (text.size() < line.size()) text += kDots;
    return "\xE2\x80\x9C" + text + "\xE2\x80\x9D";
}

/// The first line that says something, without what it is indented by, and how many more there are.
std::string in_words(std::string_view lines) {
    std::string first;
    std::size_t more = 0;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string_view line = lines.substr(0, end);
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin != std::string_view::npos && first.empty()) {
            first = quoted(line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin));
        } else if (begin != std::string_view::npos) {
            ++more;
        }
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    if (more > 0) first += " and " + std::to_string(more) + (more == 1 ? " more line" : " more lines");
    return first;
}

std::string place(const std::string& file, const std::string& text, std::size_t at) {
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    return file + ", line " + std::to_string(line) + ": ";
}

void add_places(const std::string& file, const std::string& before, const std::string& after,
                std::vector<std::string>& places) {
    for (const Splice& each : line_changes(before, after)) {
        const std::string old =
            in_words(std::string_view(before).substr(each.span.begin, each.span.end - each.span.begin));
        const std::string now = in_words(each.text);
        const std::string words = old.empty()   ? "adds " + now
                                  : now.empty() ? "takes out " + old
                                                : old + " becomes " + now;
        if (!old.empty() || !now.empty()) places.push_back(place(file, before, each.span.begin) + words);
    }
}

}  // namespace

std::string change_preview(const Workspace& workspace, const Command& command) {
    if (!command.ok()) return {};
    std::vector<std::string> places;
    for (const FileChange& change : command.changes) {
        const auto document = workspace.document(change.file);
        if (change.action == FileAction::Create) {
            places.push_back("makes the file " + change.file);
        } else if (change.action == FileAction::Delete) {
            places.push_back("deletes the file " + change.file);
        } else if (document) {
            add_places(change.file, document->text(), apply_splices(document->text(), change.splices), places);
        }
    }
    std::string text;
    for (std::size_t i = 0; i < std::min(places.size(), kMostPlaces); ++i)
        text += (i == 0 ? "" : "\n") + places[i];
    if (places.size() > kMostPlaces) text += "\nand " + std::to_string(places.size() - kMostPlaces) + " more";
    return text;
}

}  // namespace briar::editor
