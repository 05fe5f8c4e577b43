#include "editor/core/workspace.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "runtime/content/manifest.hpp"
#include "runtime/content/pack_shelf.hpp"
#include "runtime/content/pack_system.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/parsed_texts.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

fs::path clean(const fs::path& path) {
    std::error_code failed;
    fs::path full = fs::absolute(path, failed).lexically_normal();
    if (full.filename().empty()) full = full.parent_path();
    return full;
}

fs::path folder_of(const fs::path& path) {
    const fs::path full = clean(path);
    std::error_code failed;
    return full.filename() == "pack.yaml" && !fs::is_directory(full, failed) ? full.parent_path() : full;
}

/// The folder of the pack that a file is in; empty: it is in none.
fs::path pack_around(const fs::path& file) {
    std::error_code failed;
    for (fs::path folder = file.parent_path(); folder.has_relative_path(); folder = folder.parent_path()) {
        if (fs::exists(folder / "pack.yaml", failed)) return folder;
    }
    return {};
}

/// The folders of the packs with those ids.
std::vector<fs::path> found_by(const std::vector<std::string>& ids, const PackPath& path) {
    const Overlay none;
    PackShelf shelf(path, none);
    Diagnostics ignored;
    std::vector<fs::path> folders;
    for (const std::string& id : ids) {
        if (const auto found = shelf.find(id, ignored)) folders.push_back(found->pack.folder);
    }
    return folders;
}

}  // namespace

Workspace::Workspace(const SystemSet& set, fs::path folder, PackPath path)
    : set_(set), folder_(std::move(folder)), path_(std::move(path)), parsed_(std::make_shared<ParsedTexts>()) {
    // A folder's needs are found beside it first.
    const fs::path beside = folder_.parent_path();
    path_.erase(std::remove(path_.begin(), path_.end(), beside), path_.end());
    path_.insert(path_.begin(), beside);
}

std::unique_ptr<Workspace> Workspace::open(const SystemSet& set, const fs::path& folder, PackPath path) {
    std::unique_ptr<Workspace> workspace(new Workspace(set, folder_of(folder), std::move(path)));
    workspace->find_files();
    return workspace;
}

const Kinds& Workspace::kinds() const { return set_.registry.kinds(); }

const std::string& Workspace::system() const {
    if (system_revision_ != revision_) {
        std::vector<std::shared_ptr<const Document>> documents;
        for (const PackFile& file : files(FileSort::Content))
            documents.push_back(file.document->outline());
        system_ = pack_system(manifest().pack, documents, kinds(), below()->packs());
        system_revision_ = revision_;
    }
    return system_;
}

const Kind* Workspace::kind(const std::string& name) const {
    if (const Kind* known = find_kind(kinds(), name, system())) return known;
    const std::vector<const Kind*> called = kinds_called(kinds(), name);
    return called.empty() ? nullptr : called.front();
}

std::vector<PackFile> Workspace::files() const {
    std::vector<PackFile> found;
    for (const auto& [name, file] : files_) {
        if (!file.document || file.document->present()) found.push_back(file);
    }
    return found;
}

std::vector<PackFile> Workspace::files(FileSort sort) const {
    std::vector<PackFile> found = files();
    std::erase_if(found, [&](const PackFile& file) { return file.sort != sort; });
    return found;
}

std::shared_ptr<SourceDocument> Workspace::document(const std::string& file) const {
    const auto known = files_.find(file);
    return known == files_.end() ? nullptr : known->second.document;
}

std::string Workspace::name_of(const std::string& place_file) const {
    const std::string name = clean(place_file).lexically_relative(folder_).generic_string();
    return files_.count(name) != 0 ? name : std::string();
}

std::shared_ptr<SourceDocument> Workspace::document_at(const std::string& place_file) {
    if (const std::string name = name_of(place_file); !name.empty()) return document(name);
    const fs::path path = clean(place_file);
    // Also of a pack that could not be loaded: its problems lead here.
    const fs::path pack = pack_around(path);
    if (pack.empty()) return nullptr;
    auto& document = lower_files_[path.generic_string()];
    // What was not there may have come back.
    if (!document || !document->disk_state().exists) {
        document = SourceDocument::open((pack.filename() / path.lexically_relative(pack)).generic_string(), path);
        document->set_read_only();
    }
    return document->disk_state().exists ? document : nullptr;
}

const Manifest& Workspace::manifest() const {
    const auto file = document("pack.yaml");
    if (!manifest_ || manifest_revision_ != file->revision()) {
        Overlay overlay;
        overlay[file->path()] = file->present() ? std::optional(file->text()) : std::nullopt;
        Diagnostics ignored;
        manifest_ = std::make_shared<const Manifest>(read_manifest(folder_, overlay, ignored));
        manifest_revision_ = file->revision();
    }
    return *manifest_;
}

const std::string& Workspace::pack_id() const { return manifest().pack.id; }

std::string Workspace::title() const {
    const Pack& pack = manifest().pack;
    return pack.title.empty() ? pack.id : pack.title;
}

const std::shared_ptr<const Catalog>& Workspace::below() const {
    Diagnostics ignored;
    std::vector<std::string> wanted;
    for (const Need& need : manifest().needs)
        wanted.push_back(need.pack);
    // A name that is being typed finds nothing yet: nothing is read anew for it.
    if (below_ && wanted != below_wanted_ && found_by(wanted, path_) == found_by(below_wanted_, path_))
        around_->wanted = below_wanted_ = wanted;
    if (!below_ || wanted != below_wanted_) {
        below_wanted_ = wanted;
        const std::int64_t begun = file_time_now();
        below_ = load_content(set_, wanted, path_, ignored, {}, parsed_.get());
        // It is known as it lay when reading began.
        Surroundings around;
        around.wanted = below_wanted_;
        for (const Pack& pack : below_->packs())
            around.packs.push_back(pack.folder);
        around_ = glance_around(snapshot(), around, begun);
    }
    return below_;
}

const EntryTable& Workspace::entries() const {
    if (entries_.revision() != revision_) entries_ = EntryTable(*this);
    return entries_;
}

std::string Workspace::objection(const Command& command) const {
    if (!command.ok()) return command.refused;
    for (const FileChange& change : command.changes) {
        const auto known = document(change.file);
        if (known && known->revision() != change.revision) return change.file + " was changed meanwhile; try again";
        if (known && known->read_only()) return change.file + " can only be read";
        const bool present = known && known->present();
        if (change.action == FileAction::Create && present) return "there is a file " + change.file + " already";
        if (change.action != FileAction::Create && !present) return "there is no file " + change.file;
        if (!lies_in_pack(change.file)) return change.file + " would lie outside the pack: use a name within it";
        if (sort_of_file(change.file) == FileSort::Other) return change.file + " is no file of texts";
    }
    return {};
}

std::string Workspace::apply(const Command& command) {
    if (std::string reason = objection(command); !reason.empty()) return reason;
    if (command.empty()) return {};
    HistoryStep step{command.label, {}, command.merge, command.origin};
    for (const FileChange& change : command.changes) {
        PackFile& file = files_[change.file];
        if (!file.document) {
            file = {change.file, sort_of_file(change.file), nullptr};
            file.document = std::make_shared<SourceDocument>(change.file, folder_ / change.file, parsed_);
        }
        StepPart part{file.document, change.splices, {}, file.document->present(), change.action != FileAction::Delete};
        part.backward = file.document->apply(change.splices, part.present_after);
        step.parts.push_back(std::move(part));
    }
    ++revision_;
    const StepJoining joining = history_.add(step);
    stepped_.tell({HistoryMove::Done, step, joining});
    tell(step);
    return {};
}

bool Workspace::undo() {
    const HistoryStep* step = history_.undo();
    if (step == nullptr) return false;
    ++revision_;
    stepped_.tell({HistoryMove::Undone, *step});
    tell(*step);
    return true;
}

bool Workspace::redo() {
    const HistoryStep* step = history_.redo();
    if (step == nullptr) return false;
    ++revision_;
    stepped_.tell({HistoryMove::Redone, *step});
    tell(*step);
    return true;
}

void Workspace::tell(const HistoryStep& step) {
    WorkspaceChange change;
    for (const StepPart& part : step.parts) {
        change.files.push_back(part.document->name());
        change.files_changed = change.files_changed || part.present_before != part.present_after;
    }
    changed_.tell(change);
}

Subscription Workspace::listen(Signal<const WorkspaceChange&>::Listener listener) {
    return changed_.listen(std::move(listener));
}

Subscription Workspace::listen_to_steps(Signal<const StepEvent&>::Listener listener) {
    return stepped_.listen(std::move(listener));
}

Subscription Workspace::listen_to_saves(Signal<const Saved&>::Listener listener) {
    return saved_.listen(std::move(listener));
}

Subscription Workspace::listen_to_disk(Signal<const SourceDocument&>::Listener listener) {
    return disk_known_.listen(std::move(listener));
}

Snapshot Workspace::snapshot() const {
    Snapshot snapshot{&set_, folder_, pack_id(), path_, {}, parsed_, revision_};
    for (const auto& [name, file] : files_) {
        if (!file.document || !file.document->modified()) continue;
        auto& text = snapshot.overlay[file.document->path()];
        if (file.document->present()) text = file.document->text();
    }
    return snapshot;
}

Snapshot Workspace::snapshot_after(const Command& command) const {
    Snapshot snapshot = this->snapshot();
    for (const FileChange& change : command.changes) {
        const auto known = document(change.file);
        auto& text = snapshot.overlay[folder_ / change.file];
        text = apply_splices(known ? known->text() : std::string(), change.splices);
        if (change.action == FileAction::Delete) text.reset();
    }
    return snapshot;
}

}  // namespace briar::editor
