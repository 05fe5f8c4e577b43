#include <algorithm>
#include <cctype>

#include "tests/rooms/house.hpp"

/// What files say: nouns of games, paths of machines, lengths, and what lies in the top folder.
namespace briar {

namespace {

bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_lower(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }
bool is_alnum(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }
char to_lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// The line as lower-case words with one space around each; identifiers come apart at `_` and at capitals.
std::string spell_out(std::string_view line) {
    std::string words = " ";
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool hump =
            i > 0 && is_upper(c) && (is_lower(line[i - 1]) || (i + 1 < line.size() && is_lower(line[i + 1])));
        if ((hump || !is_alnum(c)) && words.back() != ' ') words += ' ';
        if (is_alnum(c)) words += to_lower(c);
    }
    return words + ' ';
}

bool holds_nouns(const SourceFile& file) {
    return file.is_cpp() && (file.path.starts_with("runtime/") || file.path.starts_with("scripting/") ||
                             file.path.starts_with("editor/"));
}

/// Whether `word` stands in the line as a word of its own, spelt exactly so.
bool has_word(std::string_view line, const std::string& word) {
    for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !is_alnum(line[at - 1])) && (end == line.size() || !is_alnum(line[end]))) return true;
    }
    return false;
}

bool is_program_text(const SourceFile& file) {
    return file.is_cpp() || file.path.ends_with(".lua") || file.path.ends_with("CMakeLists.txt") ||
           file.path == "briar" || file.path.starts_with(".ci/");
}

/// The first mention of `/folder` at the beginning of a path, as opposed to a part of a longer one.
bool mentions_folder(std::string_view line, const std::string& folder) {
    for (std::size_t at = line.find(folder); at != std::string_view::npos; at = line.find(folder, at + 1)) {
        const std::size_t end = at + folder.size();
        const bool begins = at == 0 || (!is_alnum(line[at - 1]) &&
                                        std::string_view("._-/}*").find(line[at - 1]) == std::string_view::npos);
        const bool ends = end == line.size() || (!is_alnum(line[end]) && line[end] != '-' && line[end] != '_');
        if (begins && ends) return true;
    }
    return false;
}

bool says_why_it_is_long(const SourceFile& file) {
    constexpr std::size_t kTop = 20;
    const auto end = file.lines.begin() + static_cast<std::ptrdiff_t>(std::min(kTop, file.lines.size()));
    return std::any_of(file.lines.begin(), end, [](const std::string& line) {
        return spell_out(line).find(" long because ") != std::string::npos;
    });
}

}  // namespace

Violations check_nouns(const Files& files, const std::vector<std::string>& nouns) {
    Violations found;
    for (const SourceFile& file : files) {
        if (!holds_nouns(file)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string words = spell_out(file.lines[i]);
            for (const std::string& noun : nouns) {
                if (words.find(spell_out(noun)) == std::string::npos) continue;
                found.push_back({file.path, static_cast<int>(i) + 1,
                                 "'" + noun + "' is a name of a game: it belongs to the content"});
            }
        }
    }
    return found;
}

Violations check_machine_paths(const Files& files) {
    // Written without their slash, so that this file does not mention them itself.
    static const std::vector<std::string> kFolders = {"home", "root", "work", "mnt", "Users"};
    Violations found;
    for (const SourceFile& file : files) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            for (const std::string& folder : kFolders) {
                if (!mentions_folder(file.lines[i], '/' + folder)) continue;
                found.push_back(
                    {file.path, static_cast<int>(i) + 1, "mentions the folder /" + folder + " of some machine"});
            }
        }
    }
    return found;
}

Violations check_lengths(const Files& files) {
    constexpr std::size_t kSourceLines = 500;
    constexpr std::size_t kHeaderLines = 300;
    Violations found;
    for (const SourceFile& file : files) {
        const std::size_t limit = file.is_header() ? kHeaderLines : kSourceLines;
        if (!file.is_cpp() || file.lines.size() <= limit || says_why_it_is_long(file)) continue;
        found.push_back({file.path, 0,
                         std::to_string(file.lines.size()) +
                             " lines: split it by concept, or say \"long because ...\" in a comment at the top"});
    }
    return found;
}

Violations check_key_order(const Files& files) {
    // Spelt in two parts, so that this file does not carry it itself.
    static const std::string kOther = std::string("Ctrl") + "+Shift+";
    Violations found;
    for (const SourceFile& file : files) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (file.lines[i].find(kOther) != std::string::npos)
                found.push_back(
                    {file.path, static_cast<int>(i) + 1, "menus write Shift+Ctrl: so does everything else"});
        }
    }
    return found;
}

Violations check_open_notes(const Files& files) {
    // Spelt in two parts, so that this file does not carry them itself.
    static const std::vector<std::string> kNotes = {std::string("TO") + "DO", std::string("FIX") + "ME",
                                                    std::string("XX") + "X"};
    Violations found;
    for (const SourceFile& file : files) {
        if (!is_program_text(file)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            for (const std::string& note : kNotes) {
                if (!has_word(file.lines[i], note)) continue;
                found.push_back({file.path, static_cast<int>(i) + 1, note + ": do it, or write an issue"});
            }
        }
    }
    return found;
}

Violations check_top_folder(const Files& files) {
    static const std::vector<std::string_view> kTop = {
        "CMakeLists.txt", "editor",      "runtime", "scripting", "scenarios",         "schemas",
        "tests",          "README.md",   "briar",   ".ci",       "CMakePresets.json", ".gitignore",
        ".clang-format",  ".clang-tidy", "LICENSE", "docs"};
    Violations found;
    for (const SourceFile& file : files) {
        const std::string_view top = std::string_view(file.path).substr(0, file.path.find('/'));
        if (std::count(kTop.begin(), kTop.end(), top) > 0) continue;
        found.push_back({file.path, 0, "'" + std::string(top) + "' does not belong into the top folder"});
    }
    return found;
}

}  // namespace briar
