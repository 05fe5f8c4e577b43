// A workspace and the disk: what lies in its folder, saving, what others did to it meanwhile.
#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "editor/core/line_changes.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

void Workspace::find_files() {
    std::vector<std::string> names = names_in_pack(folder_);
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
        } catch (const WriteProtected&) {
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
    std::vector<std::string> names = names_in_pack(folder_);
    std::erase_if(names, [&](const std::string& name) {
        return files_.count(name) != 0 || sort_of_file(name) == FileSort::Other;
    });
    return names;
}

Surroundings Workspace::surroundings() const {
    (void)below();
    return *around_;
}

AroundChange Workspace::take_surroundings(SeenAround seen) {
    if (seen.now.wanted != below_wanted_) return {};  // pack.yaml asks for others meanwhile
    std::erase_if(files_, [&](const auto& file) {
        return file.second.sort == FileSort::Other && seen.now.own.count(file.first) == 0;
    });
    for (const auto& [name, state] : seen.now.own)
        files_.try_emplace(name, PackFile{name, FileSort::Other, nullptr});
    around_ = std::move(seen.now);
    if (seen.below) below_ = std::move(seen.below);
    if (!seen.change.any()) return {};
    if (seen.change.below) read_lower_files();
    ++revision_;
    WorkspaceChange change;
    change.files_changed = true;
    change.around_changed = true;
    changed_.tell(change);
    return seen.change;
}

/// Those that are looked at follow what others write.
void Workspace::read_lower_files() {
    for (const auto& [place, document] : lower_files_) {
        FileBytes now = read_bytes(document->path());
        if (!now.failure.empty() || (now.state.exists && now.bytes == document->text())) continue;
        (void)document->apply(line_changes(document->text(), now.bytes), now.state.exists);
        document->set_disk(std::move(now));
    }
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
