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
    const auto second = std::chrono::duration_cast<fs::file_time_type::duration>(std::chrono::seconds(2)).count();
    return now - state.modified < second;
}

bool may_differ(const SourceDocument& document) {
    const FileState now = glance_at(document.path());
    const FileState& known = document.disk_state();
    return now.exists != known.exists || now.size != known.size || now.modified != known.modified ||
           (now.exists && is_young(now));
}

std::optional<std::string> text_if(bool present, const std::string& text) {
    return present ? std::optional(text) : std::nullopt;
}

std::optional<DiskChange> change_of(const SourceDocument& document) {
    if (document.read_only() || !may_differ(document)) return std::nullopt;
    const FileBytes now = read_bytes(document.path());
    const FileState& known = document.disk_state();
    if (!now.failure.empty() || (now.state.exists == known.exists && now.bytes == document.disk_bytes()))
        return std::nullopt;
    DiskChange change;
    change.versions = {document.name(), text_if(known.exists, document.disk_bytes()),
                       text_if(document.present(), document.text()), text_if(now.state.exists, now.bytes)};
    change.conflict = document.modified() && change.versions.ours != change.versions.theirs;
    return change;
}

}  // namespace

std::vector<DiskChange> look_at_disk(const Workspace& workspace) {
    std::vector<DiskChange> changes;
    for (const std::string& name : workspace.all_texts()) {
        if (auto change = change_of(*workspace.document(name))) changes.push_back(std::move(*change));
    }
    for (const std::string& name : workspace.unknown_files()) {
        FileBytes read = read_bytes(workspace.folder() / name);
        DiskChange change;
        change.versions = {name, std::nullopt, std::nullopt, text_if(read.state.exists, read.bytes)};
        changes.push_back(std::move(change));
    }
    return changes;
}

std::string resolve(Workspace& workspace, const DiskChange& change, Choose choice) {
    const Versions& versions = change.versions;
    std::optional<std::string> wanted = choice == Choose::Ours ? versions.ours : versions.theirs;
    if (choice == Choose::Merged) {
        if (!versions.base || !versions.ours || !versions.theirs) return "there are no three texts to merge";
        wanted = merged_lines(*versions.base, *versions.ours, *versions.theirs);
        if (!wanted) return "both changed the same lines of " + versions.file;
    }
    workspace.know_disk(versions.file);
    EditPlan plan(workspace);
    plan.put(versions.file, wanted);
    const char* end = choice == Choose::Ours     ? " as it was here"
                      : choice == Choose::Theirs ? " from the disk"
                                                 : " with both changes";
    return workspace.apply(plan.finish("Take " + versions.file + end));
}

std::vector<DiskChange> follow_disk(Workspace& workspace) {
    std::vector<DiskChange> left;
    for (DiskChange& change : look_at_disk(workspace)) {
        if (change.conflict || !resolve(workspace, change, Choose::Theirs).empty()) left.push_back(std::move(change));
    }
    return left;
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
