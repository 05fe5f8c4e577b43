#include <algorithm>
#include <set>

#include "tests/rooms/house.hpp"

/// What files say about other files: sources in build lists, links in pages.
namespace briar {

namespace {

constexpr std::string_view kList = "CMakeLists.txt";

std::string parent_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

std::string join(const std::string& folder, std::string_view name) {
    return folder.empty() ? std::string(name) : folder + '/' + std::string(name);
}

const SourceFile* find_file(const Files& files, const std::string& path) {
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const SourceFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

/// The nearest list in `folder` or above it; nullptr when there is none.
const SourceFile* nearest_list(const Files& files, std::string folder) {
    while (true) {
        if (const SourceFile* list = find_file(files, join(folder, kList))) return list;
        if (folder.empty()) return nullptr;
        folder = parent_of(folder);
    }
}

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("._-/").find(c) != std::string_view::npos;
}

bool line_names(const std::string& line, const std::string& name) {
    for (std::size_t at = line.find(name); at != std::string::npos; at = line.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_name_character(line[at - 1])) && (end == line.size() || !is_name_character(line[end]))) {
            return true;
        }
    }
    return false;
}

/// Where the links of a line lead: what stands in `](...)` outside of code.
std::vector<std::string> links_of(std::string_view line) {
    std::vector<std::string> links;
    bool in_code = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '`') in_code = !in_code;
        if (in_code || line.substr(i, 2) != "](") continue;
        const std::size_t end = line.find(')', i);
        if (end != std::string_view::npos) links.emplace_back(line.substr(i + 2, end - i - 2));
    }
    return links;
}

bool leads_outside(const std::string& link) {
    return link.starts_with("http://") || link.starts_with("https://") || link.starts_with('#');
}

/// All files and folders, as links name them.
std::set<std::string> link_targets(const Files& files) {
    std::set<std::string> targets;
    for (const SourceFile& file : files) {
        for (std::string path = file.path; !path.empty(); path = parent_of(path))
            targets.insert(path);
    }
    return targets;
}

std::string resolve(const std::string& page, const std::string& link) {
    const std::filesystem::path path = std::filesystem::path(parent_of(page)) / link.substr(0, link.find('#'));
    std::string target = path.lexically_normal().generic_string();
    if (target.ends_with('/')) target.pop_back();
    return target;
}

}  // namespace

Violations check_build_lists(const Files& files) {
    Violations found;
    for (const SourceFile& file : files) {
        const std::string folder = parent_of(file.path);
        const bool is_list = file.path.ends_with(std::string("/").append(kList));
        if (!is_list && !file.path.ends_with(".cpp")) continue;
        const SourceFile* list = nearest_list(files, is_list ? parent_of(folder) : folder);
        if (!list) {
            found.push_back({file.path, 0, "there is no CMakeLists.txt in its folder or above"});
            continue;
        }
        const std::string& named = is_list ? folder : file.path;
        const std::string base = parent_of(list->path);
        const std::string name = base.empty() ? named : named.substr(base.size() + 1);
        const bool is_named = std::any_of(list->lines.begin(), list->lines.end(),
                                          [&](const std::string& line) { return line_names(line, name); });
        if (!is_named) found.push_back({file.path, 0, list->path + " does not list " + name});
    }
    return found;
}

Violations check_links(const Files& files) {
    const std::set<std::string> targets = link_targets(files);
    Violations found;
    for (const SourceFile& file : files) {
        if (!file.path.ends_with(".md")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            for (const std::string& link : links_of(file.lines[i])) {
                if (leads_outside(link) || targets.count(resolve(file.path, link)) > 0) continue;
                found.push_back({file.path, static_cast<int>(i) + 1, "the link to " + link + " leads nowhere"});
            }
        }
    }
    return found;
}

}  // namespace briar
