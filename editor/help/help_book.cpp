#include "editor/help/help_book.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kDeepest = 4;
constexpr std::string_view kCodeMark = "```";

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (const char c : small_letters(text) + ' ') {
        if (c != ' ') {
            if (words.empty()) words.emplace_back();
            words.back() += c;
        } else if (!words.empty() && !words.back().empty()) {
            words.emplace_back();
        }
    }
    if (!words.empty() && words.back().empty()) words.pop_back();
    return words;
}

bool holds_all(std::string_view text, const std::vector<std::string>& words) {
    const std::string small = small_letters(text);
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return small.find(word) != std::string::npos; });
}

/// How deep a heading is; 0: the line is none.
std::size_t level_of(std::string_view line) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level < line.size() && line[level] == ' ' ? level : 0;
}

/// What a heading says, without the marks of code.
std::string heading_text(std::string_view line, std::size_t level) {
    std::string text(line.substr(level + 1));
    text.erase(std::remove(text.begin(), text.end(), '`'), text.end());
    return text;
}

std::string read_text(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// Names of the pages below a folder, those named first in their order.
std::vector<std::string> page_files(const fs::path& folder, const std::vector<std::string>& first) {
    std::vector<std::string> files;
    std::error_code failed;
    for (fs::recursive_directory_iterator each(folder, failed), end; !failed && each != end; each.increment(failed)) {
        if (each->path().extension() == ".md")
            files.push_back(each->path().lexically_relative(folder).generic_string());
    }
    const auto rank = [&](const std::string& file) { return std::find(first.begin(), first.end(), file); };
    std::sort(files.begin(), files.end());
    std::stable_sort(files.begin(), files.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    return files;
}

}  // namespace

HelpPage read_help_page(std::string file, std::string_view text) {
    HelpPage page{std::move(file), {}, {{}}};
    bool in_code = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end);
        const std::string_view bare = line.substr(0, line.find_last_not_of("\r\n") + 1);
        if (bare.starts_with(kCodeMark)) in_code = !in_code;
        const std::size_t level = in_code ? 0 : level_of(bare);
        if (level == 1 && page.title.empty()) {
            page.title = page.sections.front().title = heading_text(bare, level);
        } else if (level > 1 && level <= kDeepest) {
            page.sections.push_back({heading_text(bare, level), static_cast<int>(level), {}});
        }
        page.sections.back().text += line;
    }
    if (page.title.empty()) page.title = page.sections.front().title = page.file;
    return page;
}

HelpBook::HelpBook(const fs::path& folder, const std::vector<std::string>& first) {
    for (const std::string& file : page_files(folder, first))
        pages_.push_back(read_help_page(file, read_text(folder / file)));
}

const HelpSection& HelpBook::section(HelpPlace place) const { return pages_.at(place.page).sections.at(place.section); }

std::optional<HelpPlace> HelpBook::next(HelpPlace place) const {
    if (place.section + 1 >= pages_.at(place.page).sections.size()) return std::nullopt;
    return HelpPlace{place.page, place.section + 1};
}

std::vector<HelpPlace> HelpBook::parts(HelpPlace place) const {
    const int level = section(place).level;
    std::vector<HelpPlace> parts;
    for (std::optional<HelpPlace> at = next(place); at && section(*at).level > level; at = next(*at))
        if (whole(*at) == place) parts.push_back(*at);
    return parts;
}

HelpPlace HelpBook::whole(HelpPlace place) const {
    const int level = section(place).level;
    while (place.section > 0 && section(place).level >= level)
        --place.section;
    return place;
}

std::vector<HelpPlace> HelpBook::search(std::string_view words) const {
    const std::vector<std::string> wanted = words_of(words);
    std::vector<HelpPlace> found;
    for (HelpPlace at; at.page < pages_.size(); ++at.page) {
        for (at.section = 0; at.section < pages_[at.page].sections.size(); ++at.section)
            if (holds_all(section(at).text, wanted)) found.push_back(at);
    }
    return found;
}

std::optional<HelpPlace> HelpBook::follow(HelpPlace from, std::string_view link) const {
    const std::size_t mark = std::min(link.find('#'), link.size());
    const fs::path folder = fs::path(pages_.at(from.page).file).parent_path();
    const std::string file =
        mark == 0 ? pages_[from.page].file : (folder / link.substr(0, mark)).lexically_normal().generic_string();
    // What stands behind `#` is a title with hyphens for blanks.
    std::string title(link.substr(std::min(mark + 1, link.size())));
    std::replace(title.begin(), title.end(), '-', ' ');
    return find(file, title);
}

std::optional<HelpPlace> HelpBook::find(std::string_view file, std::string_view title) const {
    const auto page =
        std::find_if(pages_.begin(), pages_.end(), [&](const HelpPage& each) { return each.file == file; });
    if (page == pages_.end()) return std::nullopt;
    const auto named = std::find_if(page->sections.begin(), page->sections.end(), [&](const HelpSection& each) {
        return small_letters(each.title) == small_letters(title);
    });
    const auto begin = page->sections.begin();
    return HelpPlace{static_cast<std::size_t>(page - pages_.begin()),
                     named == page->sections.end() ? 0 : static_cast<std::size_t>(named - begin)};
}

}  // namespace briar::editor
