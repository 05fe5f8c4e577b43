#include "editor/core/surroundings.hpp"

#include <algorithm>
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

std::set<fs::path> packs_on(const PackPath& path) {
    std::set<fs::path> found;
    for (const fs::path& each : path) {
        std::error_code failed;
        for (fs::directory_iterator step(each, failed), end; !failed && step != end; step.increment(failed)) {
            if (is_pack(step->path())) found.insert(step->path());
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

std::map<fs::path, FileState> glance_at_packs(const std::vector<fs::path>& folders) {
    std::map<fs::path, FileState> found;
    for (const fs::path& folder : folders) {
        for (const std::string& name : names_in_pack(folder))
            found.emplace(folder / name, glance_at(folder / name));
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

Surroundings glance_around(const Snapshot& snapshot, const Surroundings& known) {
    Surroundings now;
    now.wanted = known.wanted;
    now.packs = known.packs;
    now.neighbours = packs_on(snapshot.path);
    for (const std::string& name : names_in_pack(snapshot.folder)) {
        if (sort_of_file(name) == FileSort::Other) now.own.emplace(name, glance_at(snapshot.folder / name));
    }
    now.below = glance_at_packs(now.packs);
    return now;
}

SeenAround look_around(const Snapshot& snapshot, const Surroundings& known, const std::stop_token& stop) {
    std::error_code failed;
    if (!fs::is_directory(snapshot.folder, failed)) return {known, {}, nullptr};
    SeenAround seen{glance_around(snapshot, known), {}, nullptr};
    seen.change = difference(known, seen.now);
    if (stop.stop_requested() || (!seen.change.below && known.neighbours == seen.now.neighbours)) return seen;
    Diagnostics told_by_checks;
    seen.below = load_content(*snapshot.set, known.wanted, snapshot.path, told_by_checks, {}, snapshot.parsed.get());
    seen.now.packs = folders_of(*seen.below);
    // Another pack beside this one matters only to those who ask for it.
    if (seen.now.packs == known.packs && !seen.change.below) seen.below = nullptr;
    seen.change.below = seen.below != nullptr;
    seen.now.below = glance_at_packs(seen.now.packs);
    return seen;
}

}  // namespace briar::editor
