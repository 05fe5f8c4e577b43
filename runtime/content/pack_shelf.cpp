#include "runtime/content/pack_shelf.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/wording.hpp"

namespace briar {

namespace fs = std::filesystem;

namespace {

/// The folders in `shelf` that hold a pack.yaml, sorted by name. A folder of the path that is not there holds none.
std::vector<fs::path> pack_folders(const fs::path& shelf) {
    std::vector<fs::path> folders;
    std::error_code error;
    for (fs::directory_iterator step(shelf, error), end; !error && step != end; step.increment(error)) {
        std::error_code ignored;
        if (fs::exists(step->path() / "pack.yaml", ignored)) folders.push_back(step->path());
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

bool same_folder(const fs::path& left, const fs::path& right) {
    std::error_code ignored;
    return left == right || fs::equivalent(left, right, ignored);
}

}  // namespace

void PackShelf::add_neighbours_of(const fs::path& folder) {
    std::error_code ignored;
    const fs::path above =
        folder.has_parent_path() && folder.filename() != "." && folder.filename() != ".." && folder.has_filename()
            ? folder.parent_path()
            : fs::weakly_canonical(folder, ignored).parent_path();
    const auto near = path_.begin() + static_cast<std::ptrdiff_t>(near_);
    const auto is_there = [&](const fs::path& known) { return same_folder(known, above); };
    if (std::any_of(path_.begin(), near, is_there)) return;
    // One of the path stays as the path writes it.
    const auto there = std::find_if(near, path_.end(), is_there);
    if (there == path_.end()) {
        path_.insert(near, above);
    } else {
        std::rotate(near, there, there + 1);
    }
    ++near_;
    known_.clear();
    looked_ = 0;
}

void PackShelf::look() {
    for (; looked_ < path_.size(); ++looked_) {
        for (const fs::path& folder : pack_folders(path_[looked_])) {
            Known known;
            known.manifest = read_manifest(folder, overlay_, known.problems);
            known.shelf = looked_;
            known_.push_back(std::move(known));
        }
    }
}

std::optional<Manifest> PackShelf::find(const std::string& id, Diagnostics& diagnostics) {
    look();
    const Known* first = nullptr;
    for (const Known& known : known_) {
        if (known.manifest.pack.id != id) continue;
        if (first == nullptr) {
            first = &known;
        } else if ((first->shelf >= near_ || known.shelf == first->shelf) &&
                   !same_folder(first->manifest.pack.folder, known.manifest.pack.folder)) {
            diagnostics.add({Severity::Warning,
                             "pack.hidden",
                             known.manifest.id_place,
                             {},
                             "another pack called " + quote(id) + " is found first, in " +
                                 first->manifest.pack.folder.generic_string() + "; this one is not read",
                             "give one of them another `id`, or take it away"});
        }
    }
    if (first == nullptr) return std::nullopt;
    diagnostics.append(first->problems);
    return first->manifest;
}

std::vector<Manifest> PackShelf::all(Diagnostics& diagnostics) {
    look();
    std::vector<Manifest> result;
    for (const Known& known : known_) {
        diagnostics.append(known.problems);
        result.push_back(known.manifest);
    }
    return result;
}

std::vector<std::string> PackShelf::ids() {
    look();
    std::vector<std::string> result;
    for (const Known& known : known_)
        result.push_back(known.manifest.pack.id);
    return result;
}

std::string PackShelf::where() const {
    if (path_.empty()) return "there is no folder to look for packs in";
    std::string text = "looked in ";
    for (std::size_t i = 0; i < path_.size(); ++i)
        text += (i > 0 ? ", " : "") + path_[i].generic_string();
    return text;
}

}  // namespace briar
