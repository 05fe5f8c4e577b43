// A workspace and the disk: what lies in its folder, saving, what others did to it meanwhile.
#include <algorithm>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kDeepestFolder = 32;  // as content reads them

bool is_pack_of_its_own(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / "pack.yaml", ignored);
}

/// The names of all files below a folder but hidden ones, links to folders and other packs.
void list_names(const fs::path& folder, const std::string& prefix, int depth, std::vector<std::string>& names) {
    std::error_code failed;
    for (fs::directory_iterator step(folder, failed), end; !failed && step != end; step.increment(failed)) {
        const std::string name = step->path().filename().generic_string();
        std::error_code ignored;
        if (name.front() == '.') continue;
        if (!step->is_directory(ignored)) {
            names.push_back(prefix + name);
        } else if (!step->is_symlink(ignored) && depth < kDeepestFolder && !is_pack_of_its_own(step->path())) {
            list_names(step->path(), prefix + name + "/", depth + 1, names);
        }
    }
}

}  // namespace

void Workspace::find_files() {
    std::vector<std::string> names;
    list_names(folder_, {}, 0, names);
    names.emplace_back("pack.yaml");
    for (const std::string& name : names) {
        if (files_.count(name) != 0) continue;
        PackFile file{name, sort_of_file(name), nullptr};
        if (file.sort != FileSort::Other) file.document = SourceDocument::open(name, folder_ / name, parsed_);
        files_.emplace(name, std::move(file));
    }
}

std::vector<std::string> Workspace::modified_files() const {
    std::vector<std::string> names;
    for (const auto& [name, file] : files_) {
        if (file.document && file.document->modified()) names.push_back(name);
    }
    return names;
}

bool Workspace::modified() const { return !modified_files().empty(); }

/// It was there: a new one in its place would keep it from coming back.
bool Workspace::folder_is_away() const {
    std::error_code failed;
    if (fs::is_directory(folder_, failed)) return false;
    return std::any_of(files_.begin(), files_.end(), [](const auto& file) {
        return file.second.document && file.second.document->disk_state().exists;
    });
}

Saved Workspace::save(const std::vector<std::string>& files, WriteProtection protection) {
    Saved saved;
    const bool away = folder_is_away();
    for (const std::string& name : files) {
        const auto known = document(name);
        if (!known || !known->modified()) continue;
        try {
            if (away)
                throw std::runtime_error("cannot save " + known->path().string() +
                                         ": its folder is not there any more");
            known->save(protection);
            saved.files.push_back(name);
        } catch (const WriteProtected& failure) {
            saved.failures.emplace_back(failure.what());
            saved.write_protected.push_back(name);
        } catch (const std::runtime_error& failure) {
            saved.failures.emplace_back(failure.what());
        }
    }
    history_.break_merge();
    saved_.tell(saved);
    WorkspaceChange change;
    change.files = saved.files;
    if (!saved.files.empty()) changed_.tell(change);
    return saved;
}

std::vector<std::string> Workspace::all_texts() const {
    std::vector<std::string> names;
    for (const auto& [name, file] : files_) {
        if (file.document) names.push_back(name);
    }
    return names;
}

std::vector<std::string> Workspace::unknown_files() const {
    std::vector<std::string> names;
    list_names(folder_, {}, 0, names);
    std::erase_if(names, [&](const std::string& name) {
        return files_.count(name) != 0 || sort_of_file(name) == FileSort::Other;
    });
    return names;
}

bool Workspace::look_around() {
    std::vector<std::string> names;
    list_names(folder_, {}, 0, names);
    const std::set<std::string> there(names.begin(), names.end());
    bool different = std::erase_if(files_, [&](const auto& file) {
                         return file.second.sort == FileSort::Other && there.count(file.first) == 0;
                     }) > 0;
    for (const std::string& name : names) {
        if (sort_of_file(name) == FileSort::Other)
            different = files_.try_emplace(name, PackFile{name, FileSort::Other, nullptr}).second || different;
    }
    const auto hashes = [](const Catalog& catalog) {
        std::vector<std::uint64_t> all;
        for (const Pack& pack : catalog.packs())
            all.push_back(pack.content_hash);
        return all;
    };
    const auto before = below();
    below_.reset();
    different = hashes(*before) != hashes(*below()) || different;
    if (!different) return false;
    lower_files_.clear();
    ++revision_;
    changed_.tell({true, {}});
    return true;
}

void Workspace::know_disk(const std::string& name, FileBytes read) {
    PackFile& file = files_[name];
    if (!file.document) {
        file = {name, sort_of_file(name), nullptr};
        file.document = std::make_shared<SourceDocument>(name, folder_ / name, parsed_);
    }
    file.document->set_disk(std::move(read));
    ++revision_;
    disk_known_.tell(*file.document);
    changed_.tell({false, {name}});
}

}  // namespace briar::editor
