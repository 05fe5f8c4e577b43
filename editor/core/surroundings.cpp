#include "editor/core/surroundings.hpp"

#include <algorithm>
#include <limits>
#include <system_error>

#include "editor/core/pack_file.hpp"
#include "runtime/session/content_loader.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kDeepestFolder = 32;  // as content reads them

bool is_pack(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / "pack.yaml", ignored);
}

void list_names(const fs::path& folder, const std::string& prefix, int depth, std::vector<std::string>& names) {
    std::error_code failed;
    for (fs::directory_iterator step(folder, failed), end; !failed && step != end; step.increment(failed)) {
        const std::string name = step->path().filename().generic_string();
        std::error_code ignored;
        if (name.front() == '.') continue;
        if (!step->is_directory(ignored)) {
            names.push_back(prefix + name);
        } else if (!step->is_symlink(ignored) && depth < kDeepestFolder && !is_pack(step->path())) {
            list_names(step->path(), prefix + name + "/", depth + 1, names);
        }
    }
}

/// What another pack is called, and whether it can be read, stands in its pack.yaml.
std::map<fs::path, FileState> packs_on(const PackPath& path) {
    std::map<fs::path, FileState> found;
    for (const fs::path& each : path) {
        std::error_code failed;
        for (fs::directory_iterator step(each, failed), end; !failed && step != end; step.increment(failed)) {
            if (is_pack(step->path())) found.emplace(step->path(), glance_at(step->path() / "pack.yaml"));
        }
    }
    return found;
}

std::vector<fs::path> folders_of(const Catalog& catalog) {
    std::vector<fs::path> folders;
    for (const Pack& pack : catalog.packs())
        folders.push_back(pack.folder);
    return folders;
}

/// Files that were written since a time are as if nobody knew them.
void glance_at_pack(const fs::path& folder, std::int64_t since, std::map<fs::path, FileState>& found) {
    for (const std::string& name : names_in_pack(folder)) {
        const FileState state = glance_at(folder / name);
        found.emplace(folder / name, state.modified < since ? state : FileState());
    }
}

/// Those of some packs alone; of packs that are new as they lie now.
std::map<fs::path, FileState> of_packs(const std::vector<fs::path>& folders, const Surroundings& glanced,
                                       std::int64_t since) {
    std::map<fs::path, FileState> found;
    for (const fs::path& folder : folders) {
        if (std::find(glanced.packs.begin(), glanced.packs.end(), folder) == glanced.packs.end()) {
            glance_at_pack(folder, since, found);
            continue;
        }
        for (const auto& [file, state] : glanced.below) {
            const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
            if (end == folder.end()) found.emplace(file, state);
        }
    }
    return found;
}

bool is_text(const fs::path& file) { return file.extension() == ".yaml" || file.extension() == ".lua"; }

/// Whether texts, or files without, are different.
AroundChange difference(const Surroundings& before, const Surroundings& now) {
    AroundChange change;
    change.pictures = before.own != now.own;
    const auto note = [&](const fs::path& file) { (is_text(file) ? change.below : change.pictures) = true; };
    for (const auto& [file, state] : before.below) {
        const auto known = now.below.find(file);
        if (known == now.below.end() || known->second != state) note(file);
    }
    for (const auto& [file, state] : now.below) {
        if (before.below.count(file) == 0) note(file);
    }
    return change;
}

}  // namespace

std::vector<std::string> names_in_pack(const fs::path& folder) {
    std::vector<std::string> names;
    list_names(folder, {}, 0, names);
    return names;
}

Surroundings glance_around(const Snapshot& snapshot, const Surroundings& known, std::int64_t read_since) {
    Surroundings now;
    now.wanted = known.wanted;
    now.packs = known.packs;
    now.neighbours = packs_on(snapshot.path);
    for (const std::string& name : names_in_pack(snapshot.folder)) {
        if (sort_of_file(name) == FileSort::Other) now.own.emplace(name, glance_at(snapshot.folder / name));
    }
    for (const fs::path& folder : now.packs)
        glance_at_pack(folder, read_since, now.below);
    return now;
}

SeenAround look_around(const Snapshot& snapshot, const Surroundings& known, const std::stop_token& stop) {
    std::error_code failed;
    if (!fs::is_directory(snapshot.folder, failed)) return {known, {}, nullptr};
    // Looked at before it is read: what is written meanwhile is seen the next time.
    constexpr std::int64_t kNothingIsRead = std::numeric_limits<std::int64_t>::max();
    SeenAround seen{glance_around(snapshot, known, kNothingIsRead), {}, nullptr};
    const std::int64_t begun = file_time_now();
    seen.change = difference(known, seen.now);
    if (stop.stop_requested() || (!seen.change.below && known.neighbours == seen.now.neighbours)) return seen;
    Diagnostics told_by_checks;
    seen.below = load_content(*snapshot.set, known.wanted, snapshot.path, told_by_checks, {}, snapshot.parsed.get());
    const std::vector<fs::path> packs = folders_of(*seen.below);
    seen.now.below = of_packs(packs, seen.now, begun);
    seen.now.packs = packs;
    // Another pack beside this one matters only to those who ask for it.
    if (seen.now.packs == known.packs && !seen.change.below) seen.below = nullptr;
    seen.change.below = seen.below != nullptr;
    return seen;
}

}  // namespace briar::editor
