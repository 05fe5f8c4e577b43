#include "runtime/session/pack_path.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace briar {
namespace {

namespace fs = std::filesystem;

void add(PackPath& path, const fs::path& folder) {
    std::error_code error;
    if (folder.empty() || !fs::is_directory(folder, error)) return;
    const fs::path real = fs::weakly_canonical(folder, error);
    if (error || std::find(path.begin(), path.end(), real) != path.end()) return;
    path.push_back(real);
}

/// A project's packs, then its small examples.
void add_scenarios(PackPath& path, const fs::path& folder) {
    add(path, folder);
    add(path, folder / "examples");
}

/// What BRIAR_PATH names, in its order.
std::vector<fs::path> named_folders() {
    std::vector<fs::path> folders;
    const char* variable = std::getenv("BRIAR_PATH");
    std::string_view rest = variable != nullptr ? variable : "";
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (end > 0) folders.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return folders;
}

/// The nearest folder above the program that has `scenarios`, because programs are built into folders of the project;
/// or what was installed beside the program.
fs::path around_program() {
    std::error_code ignored;  // what is not there is an error, too
    fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    for (; folder.has_relative_path(); folder = folder.parent_path()) {
        for (const fs::path& home : {folder, folder / "share" / "briarwright"}) {
            if (fs::is_directory(home / "scenarios", ignored)) return home;
        }
    }
    return {};
}

}  // namespace

fs::path project_home() {
    if (const char* home = std::getenv("BRIAR_HOME"); home != nullptr && *home != '\0') return home;
    if (fs::path found = around_program(); !found.empty()) return found;
    std::error_code error;
    return fs::current_path(error);
}

std::vector<fs::path> missing_pack_folders() {
    std::vector<fs::path> folders = named_folders();
    std::error_code error;
    folders.erase(std::remove_if(folders.begin(), folders.end(),
                                 [&](const fs::path& folder) { return fs::is_directory(folder, error); }),
                  folders.end());
    return folders;
}

PackPath default_pack_path() {
    PackPath path;
    for (const fs::path& folder : named_folders())
        add(path, folder);
    add_scenarios(path, project_home() / "scenarios");
    std::error_code error;
    const fs::path here = fs::current_path(error);
    if (!error) {
        add_scenarios(path, here / "scenarios");
        add(path, here);
    }
    return path;
}

}  // namespace briar
