#include "editor/core/recovery.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/file_state.hpp"
#include "editor/core/splice_composition.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

/// A journal that nobody keeps any more, locked so that no second editor takes it.
class Abandoned {
public:
    explicit Abandoned(const fs::path& path) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        free_ = file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0;
    }
    Abandoned(const Abandoned&) = delete;
    Abandoned& operator=(const Abandoned&) = delete;
    ~Abandoned() {
        if (file_ >= 0) ::close(file_);
    }
    [[nodiscard]] bool free() const { return free_; }

private:
    int file_;
    bool free_ = false;
};

struct Text {
    std::string text;
    bool present = false;
};

/// Plays records again on texts of one's own.
class Replay {
public:
    void take(const JournalRecord& record) {
        switch (record.sort) {
            case JournalSort::Base:
                bases_[record.more] = now_[record.more] = {record.text, record.present};
                break;
            case JournalSort::Step:
                steps_.resize(position_);
                steps_.push_back({record.text, do_step(record)});
                ++position_;
                break;
            case JournalSort::Undo:
                if (position_ > 0) restore(steps_[--position_].before);
                break;
            case JournalSort::Redo:
                if (position_ < steps_.size()) restore(steps_[position_++].after);
                break;
            case JournalSort::Pack:
            case JournalSort::Saved:
            case JournalSort::Disk:
                break;
        }
    }
    [[nodiscard]] const std::map<std::string, Text>& bases() const { return bases_; }
    [[nodiscard]] const Text& now(const std::string& file) const { return now_.at(file); }
    [[nodiscard]] std::vector<std::string> labels() const {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < position_; ++i)
            all.push_back(steps_[i].label);
        return all;
    }

private:
    using Texts = std::map<std::string, Text>;
    struct Sides {
        Texts before;
        Texts after;
    };
    struct Done {
        std::string label;
        Texts before;
        Texts after;
        Done(std::string name, Sides sides)
            : label(std::move(name)), before(std::move(sides.before)), after(std::move(sides.after)) {}
        Done() = default;
    };

    Sides do_step(const JournalRecord& record) {
        Sides sides;
        for (const JournalPart& part : record.parts) {
            Text& text = now_[part.file];
            sides.before[part.file] = text;
            const bool fits = part.splices.empty() || part.splices.back().span.end <= text.text.size();
            if (fits) text.text = apply_splices(text.text, part.splices);
            text.present = part.present;
            sides.after[part.file] = text;
        }
        return sides;
    }
    void restore(const Texts& texts) {
        for (const auto& [file, text] : texts)
            now_[file] = text;
    }

    Texts bases_;
    Texts now_;
    std::vector<Done> steps_;
    std::size_t position_ = 0;
};

RecoveredFile recovered(const fs::path& pack, const std::string& file, const Text& base, const Text& ours) {
    RecoveredFile result;
    const FileBytes disk = read_bytes(pack / file);
    Versions& versions = result.versions;
    versions.file = file;
    if (base.present) versions.base = base.text;
    if (ours.present) versions.ours = ours.text;
    if (disk.state.exists) versions.theirs = disk.bytes;
    result.lost = versions.ours != versions.theirs;
    result.conflict = result.lost && versions.theirs != versions.base;
    return result;
}

/// A file that was written or looked at on the way: what lay on the disk then is what both began with.
void move_bases(Recovery& recovery) {
    Replay replay;
    const auto move = [&](const std::string& file, const Text& text) {
        for (RecoveredFile& each : recovery.files) {
            if (each.versions.file != file) continue;
            each.versions.base = text.present ? std::optional(text.text) : std::nullopt;
            each.conflict = each.lost && each.versions.theirs != each.versions.base;
        }
    };
    for (const JournalRecord& record : recovery.records) {
        replay.take(record);
        for (const std::string& file : record.files) {
            if (replay.bases().count(file) != 0) move(file, replay.now(file));
        }
        if (record.sort == JournalSort::Disk) move(record.more, {record.text, record.present});
    }
}

std::int64_t age_of(const fs::path& path) {
    std::error_code failed;
    const auto time = fs::last_write_time(path, failed);
    const auto age = fs::file_time_type::clock::now() - time;
    return failed ? 0 : std::chrono::duration_cast<std::chrono::seconds>(age).count();
}

std::optional<Recovery> read_recovery(const fs::path& path) {
    Recovery recovery;
    recovery.journal = path;
    recovery.records = read_records(read_bytes(path).bytes);
    recovery.age_seconds = age_of(path);
    if (recovery.records.empty() || recovery.records.front().sort != JournalSort::Pack) return std::nullopt;
    recovery.pack = recovery.records.front().text;
    recovery.title = recovery.records.front().more;
    Replay replay;
    for (const JournalRecord& record : recovery.records)
        replay.take(record);
    recovery.labels = replay.labels();
    for (const auto& [file, base] : replay.bases())
        recovery.files.push_back(recovered(recovery.pack, file, base, replay.now(file)));
    move_bases(recovery);
    return recovery;
}

Command command_of(const Workspace& workspace, const JournalRecord& record) {
    Command command{record.text, {}, {}, record.more};
    for (const JournalPart& part : record.parts) {
        const auto document = workspace.document(part.file);
        const bool present = document && document->present();
        FileChange change{part.file, FileAction::Change, part.splices, document ? document->revision() : 0};
        if (present != part.present) change.action = part.present ? FileAction::Create : FileAction::Delete;
        command.changes.push_back(std::move(change));
    }
    return command;
}

/// Whether every file stands as the journal found it.
bool stands_at_base(const Workspace& workspace, const Recovery& recovery) {
    Replay replay;
    for (const JournalRecord& record : recovery.records)
        replay.take(record);
    return std::all_of(replay.bases().begin(), replay.bases().end(), [&](const auto& base) {
        const auto document = workspace.document(base.first);
        const bool present = document && document->present();
        return present == base.second.present && (!present || document->text() == base.second.text);
    });
}

std::string play_again(Workspace& workspace, const Recovery& recovery) {
    for (const JournalRecord& record : recovery.records) {
        if (record.sort == JournalSort::Undo) workspace.undo();
        if (record.sort == JournalSort::Redo) workspace.redo();
        if (record.sort != JournalSort::Step) continue;
        if (std::string reason = workspace.apply(command_of(workspace, record)); !reason.empty()) return reason;
    }
    return {};
}

}  // namespace

bool Recovery::lost() const {
    return std::any_of(files.begin(), files.end(), [](const RecoveredFile& each) { return each.lost; });
}
bool Recovery::conflict() const {
    return std::any_of(files.begin(), files.end(), [](const RecoveredFile& each) { return each.conflict; });
}

std::vector<Recovery> find_recoveries(const fs::path& folder) {
    std::vector<Recovery> found;
    std::error_code failed;
    for (fs::directory_iterator step(folder, failed), end; !failed && step != end; step.increment(failed)) {
        const Abandoned journal(step->path());
        if (!journal.free()) continue;
        auto recovery = read_recovery(step->path());
        if (recovery && recovery->lost()) {
            found.push_back(std::move(*recovery));
        } else {
            std::error_code ignored;
            fs::remove(step->path(), ignored);
        }
    }
    std::sort(found.begin(), found.end(), [](const Recovery& a, const Recovery& b) {
        return std::tie(a.age_seconds, a.journal) < std::tie(b.age_seconds, b.journal);
    });
    return found;
}

std::string restore(Workspace& workspace, const Recovery& recovery) {
    if (!recovery.conflict() && stands_at_base(workspace, recovery)) return play_again(workspace, recovery);
    EditPlan plan(workspace);
    for (const RecoveredFile& each : recovery.files) {
        if (!each.lost || each.conflict) continue;
        const std::string& file = each.versions.file;
        if (!each.versions.ours) {
            plan.remove(file);
        } else if (plan.has(file)) {
            plan.splice(file, difference(plan.text(file), *each.versions.ours));
        } else {
            plan.create(file, *each.versions.ours);
        }
    }
    return workspace.apply(plan.finish("Restore unsaved work"));
}

void discard(const Recovery& recovery) {
    std::error_code ignored;
    fs::remove(recovery.journal, ignored);
}

}  // namespace briar::editor
