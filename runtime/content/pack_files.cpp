#include "runtime/content/pack_files.hpp"

#include <algorithm>
#include <utility>

namespace briar {

namespace fs = std::filesystem;

namespace {

// Real packs are three folders deep; this only bounds hostile ones.
constexpr int kDeepestFolder = 32;

class FolderWalk {
public:
    FolderWalk(PackFiles& files, Diagnostics& diagnostics, const Overlay& overlay)
        : files_(files), diagnostics_(diagnostics), overlay_(overlay) {}

    void walk(const fs::path& folder, const std::string& prefix, int depth);
    void add_unsaved(const fs::path& folder);

private:
    void visit(const fs::directory_entry& entry, const std::string& name, int depth);
    void visit_folder(const fs::directory_entry& entry, const std::string& name, int depth);
    void visit_file(const fs::path& path, const std::string& name);
    void report(Severity severity, std::string id, const fs::path& path, std::string message, std::string hint) {
        diagnostics_.add(
            {severity, std::move(id), {path.generic_string(), 0, 0, {}}, {}, std::move(message), std::move(hint)});
    }

    PackFiles& files_;
    Diagnostics& diagnostics_;
    const Overlay& overlay_;
};

void FolderWalk::walk(const fs::path& folder, const std::string& prefix, int depth) {
    std::error_code error;
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator step(folder, error), end; !error && step != end; step.increment(error)) {
        entries.push_back(*step);
    }
    if (error) {
        report(Severity::Error, "pack.unreadable-folder", folder, "the folder cannot be read: " + error.message(),
               "check that it is there and that you may read it");
    }
    std::sort(entries.begin(), entries.end(), [](const fs::directory_entry& a, const fs::directory_entry& b) {
        return a.path().filename().generic_string() < b.path().filename().generic_string();
    });
    for (const fs::directory_entry& entry : entries) {
        const std::string name = entry.path().filename().generic_string();
        if (name.front() != '.') visit(entry, prefix + name, depth);
    }
}

void FolderWalk::visit(const fs::directory_entry& entry, const std::string& name, int depth) {
    std::error_code ignored;
    if (entry.is_directory(ignored))
        visit_folder(entry, name, depth);
    else
        visit_file(entry.path(), name);
}

void FolderWalk::visit_folder(const fs::directory_entry& entry, const std::string& name, int depth) {
    std::error_code ignored;
    if (entry.is_symlink(ignored)) {
        report(Severity::Warning, "pack.folder-link", entry.path(), "this is a link to a folder and is not followed",
               "put the folder itself into the pack");
    } else if (fs::exists(entry.path() / "pack.yaml", ignored)) {
        report(Severity::Warning, "pack.nested", entry.path(),
               "this folder is a pack of its own and is not read as a part of this one",
               "put it beside this pack, or take its pack.yaml away");
    } else if (depth >= kDeepestFolder) {
        report(Severity::Error, "pack.too-deep", entry.path(), "folders are nested too deeply here",
               "use fewer folders");
    } else {
        walk(entry.path(), name + "/", depth + 1);
    }
}

/// Files of the overlay in this folder that are not on the disk yet.
void FolderWalk::add_unsaved(const fs::path& folder) {
    if (overlay_.empty()) return;
    const fs::path root = overlay_key(folder / "");
    std::error_code ignored;
    for (const auto& [path, text] : overlay_) {
        const fs::path within = path.lexically_relative(root);
        const std::string name = within.generic_string();
        if (!text || name.empty() || name.front() == '.' || name.find("/.") != std::string::npos) continue;
        if (!fs::exists(path, ignored)) visit_file(folder / within, name);
    }
}

void FolderWalk::visit_file(const fs::path& path, const std::string& name) {
    if (const auto found = overlay_.find(overlay_key(path)); found != overlay_.end() && !found->second) return;
    const std::string ending = path.extension().string();
    if (ending == ".lua") {
        files_.scripts.push_back(name);
    } else if (ending == ".yml" || ending == ".YAML" || ending == ".YML") {
        report(Severity::Warning, "pack.file-ending", path, "a file that ends in " + ending + " is not read",
               "call it " + path.stem().string() + ".yaml");
    } else if (ending == ".yaml" && name != "pack.yaml") {
        const auto in_folder = [&](const char* folder) { return name.rfind(folder, 0) == 0; };
        if (in_folder("tests/"))
            files_.tests.push_back(name);
        else if (in_folder("lang/"))
            files_.translations.push_back(name);
        else
            files_.content.push_back(name);
    }
}

}  // namespace

PackFiles list_pack_files(const fs::path& folder, Diagnostics& diagnostics, const Overlay& overlay) {
    PackFiles files;
    FolderWalk walk(files, diagnostics, overlay);
    walk.walk(folder, {}, 0);
    walk.add_unsaved(folder);
    for (auto* list : {&files.content, &files.tests, &files.translations, &files.scripts}) {
        std::sort(list->begin(), list->end());
    }
    return files;
}

void ContentHash::add(const std::string& name, const std::string& text) {
    for (const char c : name)
        add_byte(static_cast<unsigned char>(c));
    add_byte(0);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        add_byte(static_cast<unsigned char>(text[i]));
    }
    add_byte(0);
}

}  // namespace briar
