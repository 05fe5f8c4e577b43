// Taking lost work back into a workspace.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/replay.hpp"
#include "editor/core/splice_composition.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

/// Much may have happened since the journal was found: what stands in the workspace counts, not what was on the disk.
Recovery seen_from(const Workspace& workspace, Recovery recovery) {
    for (RecoveredFile& each : recovery.files)
        each.versions.theirs = text_here(workspace, each.versions.file);
    return recovery;
}

FileText text_of(const Workspace& workspace, const std::string& file) {
    const auto document = workspace.document(file);
    if (!document || !document->present()) return {};
    return {document->text(), true};
}

bool stands(const Workspace& workspace, const std::string& file, const FileText& wanted) {
    const FileText now = text_of(workspace, file);
    return now.present == wanted.present && (!now.present || now.text == wanted.text);
}

/// After how many records the workspace's files stand as the journal says; the earliest such moment.
std::optional<std::size_t> where_it_stands(const Workspace& workspace, const Recovery& recovery) {
    Replay whole;
    for (const JournalRecord& record : recovery.records)
        whole.take(record);
    std::set<std::string> differing;
    for (const auto& [file, base] : whole.bases())
        if (!stands(workspace, file, base)) differing.insert(file);
    Replay replay;
    for (std::size_t taken = 0; taken < recovery.records.size(); ++taken) {
        if (differing.empty()) return taken;
        const JournalRecord& record = recovery.records[taken];
        replay.take(record);
        for (const JournalPart& part : record.parts) {
            differing.erase(part.file);
            if (!stands(workspace, part.file, replay.now(part.file))) differing.insert(part.file);
        }
    }
    return std::nullopt;
}

Command command_of(const Workspace& workspace, const JournalRecord& record) {
    Command command{record.text, {}, {}, record.more, record.origin};
    for (const JournalPart& part : record.parts) {
        const auto document = workspace.document(part.file);
        const bool present = document && document->present();
        FileChange change{part.file, FileAction::Change, part.splices, document ? document->revision() : 0};
        if (present != part.present) change.action = part.present ? FileAction::Create : FileAction::Delete;
        command.changes.push_back(std::move(change));
    }
    return command;
}

/// Lets everything that the journal tells happen again in the workspace.
class Player {
public:
    explicit Player(Workspace& workspace) : workspace_(workspace) {}

    /// What lies before the moment where the workspace stands.
    void skip(const JournalRecord& record) { replay_.take(record); }
    /// False: it cannot be done again.
    bool play(const JournalRecord& record) {
        replay_.take(record);
        switch (record.sort) {
            case JournalSort::Step:
                if (record.joining == StepJoining::None) workspace_.end_typing();
                return workspace_.apply(command_of(workspace_, record)).empty();
            case JournalSort::Undo:
                return move(record, &Workspace::undo, &Workspace::redo, "Taking back: ");
            case JournalSort::Redo:
                return move(record, &Workspace::redo, &Workspace::undo, "Doing again: ");
            case JournalSort::Pack:
            case JournalSort::Base:
            case JournalSort::Saved:
            case JournalSort::Disk:
                break;
        }
        return true;
    }

private:
    using Move = bool (Workspace::*)();

    /// Where the history here is another one than it was there, taking back becomes a step of its own.
    bool move(const JournalRecord& record, Move there, Move back, const char* word) {
        const bool moved = (workspace_.*there)();
        if (moved && stands_after(record)) return true;
        if (moved) (workspace_.*back)();
        Command command = command_of(workspace_, record);
        command.label = word + record.text;
        command.merge.clear();
        return workspace_.apply(command).empty();
    }
    [[nodiscard]] bool stands_after(const JournalRecord& record) const {
        return std::all_of(record.parts.begin(), record.parts.end(), [this](const JournalPart& part) {
            return stands(workspace_, part.file, replay_.now(part.file));
        });
    }

    Workspace& workspace_;
    Replay replay_;
};

bool goes_on(const JournalRecord& record, const JournalRecord& next) {
    const auto types = [](const JournalRecord& each) {
        return each.sort == JournalSort::Step && each.parts.size() == 1 && each.parts.front().present;
    };
    return types(record) && types(next) && next.joining == StepJoining::Joined &&
           record.parts.front().file == next.parts.front().file;
}

/// What was typed letter by letter happens at once: everybody who shows the text is told of it one time. `at` becomes
/// the number of its last record.
JournalRecord stretch_at(const Workspace& workspace, const std::vector<JournalRecord>& records, std::size_t& at) {
    JournalRecord record = records[at];
    while (at + 1 < records.size() && goes_on(record, records[at + 1])) {
        const JournalRecord& next = records[++at];
        JournalPart& part = record.parts.front();
        const std::size_t size = text_of(workspace, part.file).text.size();
        part.splices = composed(size, part.splices, next.parts.front().splices);
        record.text = next.text;
    }
    return record;
}

void play_again(Workspace& workspace, const Recovery& recovery, std::size_t from) {
    workspace.end_typing();
    Player player(workspace);
    for (std::size_t i = 0; i < from; ++i)
        player.skip(recovery.records[i]);
    for (std::size_t i = from; i < recovery.records.size(); ++i) {
        if (!player.play(stretch_at(workspace, recovery.records, i))) return;
    }
}

/// Whether a file that had been saved stands otherwise now: its steps are not to be done again.
bool others_wrote(const Recovery& recovery) {
    return std::any_of(recovery.files.begin(), recovery.files.end(), [](const RecoveredFile& each) {
        return !each.lost() && each.versions.theirs != each.versions.ours;
    });
}

}  // namespace

std::string restore(Workspace& workspace, const Recovery& found) {
    const Recovery recovery = seen_from(workspace, found);
    if (!recovery.conflict() && !others_wrote(recovery)) {
        if (const auto from = where_it_stands(workspace, recovery)) play_again(workspace, recovery, *from);
    }
    // However that went: the texts are those that were lost.
    EditPlan plan(workspace);
    for (const RecoveredFile& each : recovery.files)
        if (each.lost() && !each.conflict()) plan.put(each.versions.file, each.versions.ours);
    return workspace.apply(plan.finish("Restore unsaved work"));
}

std::vector<Versions> conflicts_of(const Workspace& workspace, const Recovery& recovery) {
    std::vector<Versions> conflicts;
    for (const RecoveredFile& each : seen_from(workspace, recovery).files)
        if (each.conflict()) conflicts.push_back(each.versions);
    return conflicts;
}

}  // namespace briar::editor
