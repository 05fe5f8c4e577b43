#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "tests/rooms/house.hpp"

namespace briar {

namespace fs = std::filesystem;

namespace {

/// What others put into a checkout: Git, builds, caches of tools.
bool is_foreign(const std::string& name, bool is_top) {
    return name == "node_modules" || (is_top && (name == ".git" || name == ".cache" ||
                                                 name == "compile_commands.json" || name.starts_with("build")));
}

std::string read_text(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::vector<fs::path> list_files(const fs::path& root) {
    std::vector<fs::path> paths;
    for (auto entry = fs::recursive_directory_iterator(root); entry != fs::recursive_directory_iterator(); ++entry) {
        if (is_foreign(entry->path().filename().string(), entry.depth() == 0)) {
            if (entry->is_directory()) entry.disable_recursion_pending();
        } else if (entry->is_regular_file()) {
            paths.push_back(entry->path());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

bool SourceFile::is_header() const { return path.ends_with(".hpp") || path.ends_with(".h"); }

bool SourceFile::is_cpp() const { return is_header() || path.ends_with(".cpp"); }

std::vector<SourceFile> read_project(const fs::path& root) {
    std::vector<SourceFile> files;
    for (const fs::path& path : list_files(root)) {
        const std::string text = read_text(path);
        const bool is_binary = text.find('\0') != std::string::npos;
        files.push_back({path.lexically_relative(root).generic_string(),
                         is_binary ? std::vector<std::string>() : split_lines(text)});
    }
    return files;
}

std::vector<std::string> read_nouns(const fs::path& file) {
    std::vector<std::string> nouns;
    for (const std::string& line : split_lines(read_text(file))) {
        if (!line.empty() && line.front() != '#') nouns.push_back(line);
    }
    return nouns;
}

std::string render(const std::vector<Violation>& violations) {
    std::string text;
    for (const Violation& violation : violations) {
        text += violation.file + ':' + std::to_string(violation.line) + ": " + violation.what + '\n';
    }
    return text;
}

}  // namespace briar
