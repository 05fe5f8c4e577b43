#include "editor/core/disk_changes.hpp"

#include <chrono>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/file_state.hpp"
#include "editor/core/line_changes.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

/// File systems keep times in steps: a file that was written just now may be written again within the same one.
bool is_young(const FileState& state) {
    const auto now = fs::file_time_type::clock::now().time_since_epoch().count();
    const auto step = std::chrono::duration_cast<fs::file_time_type::duration>(std::chrono::seconds(2)).count();
    const auto age = now - state.modified;
    return age >= 0 && age < step;
}

bool may_differ(const SourceDocument& document) {
    if (!document.failure().empty()) return true;
    const FileState now = glance_at(document.path());
    const FileState& known = document.disk_state();
    return now.exists != known.exists || now.size != known.size || now.modified != known.modified ||
           (now.exists && is_young(now));
}

std::optional<std::string> text_if(bool present, const std::string& text) {
    return present ? std::optional(text) : std::nullopt;
}

/// Whether it is readable and has the bytes that were known.
bool as_known(const SourceDocument& document, const FileBytes& now) {
    return now.failure.empty() && document.failure().empty() && now.state.exists == document.disk_state().exists &&
           now.bytes == document.disk_bytes();
}

/// Nothing: the file is as it was known, or cannot be read.
std::optional<DiskChange> change_of(const SourceDocument& document, const FileBytes& now) {
    const FileState& known = document.disk_state();
    if (!now.failure.empty() || as_known(document, now)) return std::nullopt;
    DiskChange change;
    change.versions = {document.name(), text_if(known.exists, document.disk_bytes()),
                       text_if(document.present(), document.text()), text_if(now.state.exists, now.bytes)};
    change.conflict = document.modified() && change.versions.ours != change.versions.theirs;
    return change;
}

DiskChange appeared(const std::string& file, const FileBytes& now) {
    DiskChange change;
    change.versions = {file, std::nullopt, std::nullopt, text_if(now.state.exists, now.bytes)};
    return change;
}

}  // namespace

std::vector<DiskChange> look_at_disk(const Workspace& workspace) {
    std::vector<DiskChange> changes;
    for (const std::string& name : workspace.all_texts()) {
        const auto document = workspace.document(name);
        if (!may_differ(*document)) continue;
        if (auto change = change_of(*document, read_bytes(document->path()))) changes.push_back(std::move(*change));
    }
    for (const std::string& name : workspace.unknown_files()) {
        const FileBytes now = read_bytes(workspace.folder() / name);
        if (now.failure.empty() && now.state.exists) changes.push_back(appeared(name, now));
    }
    return changes;
}

std::optional<DiskChange> look_at_disk(const Workspace& workspace, const std::string& file) {
    const auto document = workspace.document(file);
    const FileBytes now = read_bytes(workspace.folder() / file);
    if (document) return change_of(*document, now);
    return now.failure.empty() && now.state.exists ? std::optional(appeared(file, now)) : std::nullopt;
}

std::optional<std::string> text_here(const Workspace& workspace, const std::string& file) {
    const auto document = workspace.document(file);
    return document ? text_if(document->present(), document->text()) : std::nullopt;
}

namespace {

Command version_command(const Workspace& workspace, const Versions& versions, Choose choice) {
    EditPlan plan(workspace);
    std::optional<std::string> wanted = choice == Choose::Ours ? versions.ours : versions.theirs;
    if (choice == Choose::Merged) {
        wanted = merged(versions);
        if (!versions.base || !versions.ours || !versions.theirs) {
            plan.refuse("there are no three texts to merge");
        } else if (!wanted) {
            plan.refuse("both changed the same lines of " + versions.file);
        }
    }
    plan.put(versions.file, wanted);
    const char* end = choice == Choose::Ours     ? " as it was here"
                      : choice == Choose::Theirs ? " from the disk"
                                                 : " with both changes";
    return plan.finish("Take " + versions.file + end);
}

}  // namespace

std::string take_version(Workspace& workspace, const Versions& versions, Choose choice) {
    return workspace.apply(version_command(workspace, versions, choice));
}

std::string resolve(Workspace& workspace, const DiskChange& change, Choose choice) {
    const Versions& versions = change.versions;
    FileBytes now = read_bytes(workspace.folder() / versions.file);
    if (!now.failure.empty()) return versions.file + ": " + now.failure;
    if (text_if(now.state.exists, now.bytes) != versions.theirs)
        return versions.file + " was changed outside once more; look again";
    if (text_here(workspace, versions.file) != versions.ours)
        return versions.file + " was changed here meanwhile; look again";
    const auto document = workspace.document(versions.file);
    if (document && !document->failure().empty()) workspace.know_disk(versions.file, now);
    // The disk counts as known only when its text is here: what is not here would be deleted by saving.
    Command command = version_command(workspace, versions, choice);
    if (choice != Choose::Ours) command.origin = StepOrigin::Outside;
    std::string refused = workspace.apply(command);
    if (refused.empty()) workspace.know_disk(versions.file, std::move(now));
    return refused;
}

namespace {

/// Of files of which only the time is another: the next look need not read them again.
void take_times(const Workspace& workspace) {
    for (const std::string& name : workspace.all_texts()) {
        const auto document = workspace.document(name);
        if (!may_differ(*document)) continue;
        FileBytes now = read_bytes(document->path());
        if (as_known(*document, now)) document->set_disk(std::move(now));
    }
}

}  // namespace

std::vector<DiskChange> follow_disk(Workspace& workspace) {
    std::vector<DiskChange> left;
    if (workspace.folder_is_away()) return left;
    take_times(workspace);
    for (DiskChange& change : look_at_disk(workspace)) {
        if (change.conflict) {
            left.push_back(std::move(change));
        } else {
            // What changed once more since it was read is seen the next time.
            static_cast<void>(resolve(workspace, change, Choose::Theirs));
        }
    }
    return left;
}

std::optional<std::string> merged(const Versions& versions) {
    if (!versions.base || !versions.ours || !versions.theirs) return std::nullopt;
    return merged_lines(*versions.base, *versions.ours, *versions.theirs);
}

std::optional<std::string> merged_lines(const std::string& base, const std::string& ours, const std::string& theirs) {
    const std::vector<Splice> a = line_changes(base, ours);
    const std::vector<Splice> b = line_changes(base, theirs);
    std::vector<Splice> both;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            both.push_back(a[i++]);
            ++j;
            continue;
        }
        const bool take_a = j == b.size() || (i < a.size() && a[i].span.begin < b[j].span.begin);
        const Splice& next = take_a ? a[i] : b[j];
        const Splice* other = take_a ? (j < b.size() ? &b[j] : nullptr) : (i < a.size() ? &a[i] : nullptr);
        // Lines that touch each other are one place to people.
        if (other != nullptr && other->span.begin <= next.span.end) return std::nullopt;
        both.push_back(next);
        ++(take_a ? i : j);
    }
    return apply_splices(base, both);
}

}  // namespace briar::editor
