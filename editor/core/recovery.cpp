#include "editor/core/recovery.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include "editor/core/command.hpp"
#include "editor/core/file_state.hpp"
#include "editor/core/replay.hpp"
#include "runtime/session/atomic_file.hpp"

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

/// A week, in seconds: another window may be about to bring back what was put aside.
constexpr std::int64_t kForgottenAfter = 7 * 24 * 60 * 60;

fs::path folder_aside(const fs::path& journals) { return journals / "discarded"; }

std::vector<fs::path> journals_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code failed;
    for (fs::directory_iterator step(folder, failed), end; !failed && step != end; step.increment(failed)) {
        std::error_code ignored;
        if (step->is_regular_file(ignored)) found.push_back(step->path());
    }
    return found;
}

RecoveredFile recovered(const fs::path& pack, const std::string& file, const FileText& base, const FileText& ours) {
    RecoveredFile result;
    const FileBytes disk = read_bytes(pack / file);
    Versions& versions = result.versions;
    versions.file = file;
    if (base.present) versions.base = base.text;
    if (ours.present) versions.ours = ours.text;
    if (disk.state.exists) versions.theirs = disk.bytes;
    return result;
}

/// A file that was written or looked at on the way: what lay on the disk then is what both began with.
void move_bases(Recovery& recovery) {
    Replay replay;
    const auto move = [&](const std::string& file, const FileText& text) {
        for (RecoveredFile& each : recovery.files) {
            if (each.versions.file == file) each.versions.base = text.present ? std::optional(text.text) : std::nullopt;
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

/// Where the caret is when that was written.
std::size_t end_of(const Splice& splice) { return splice.span.begin + splice.text.size(); }

std::int64_t age_of(const fs::path& path) {
    std::error_code failed;
    const auto time = fs::last_write_time(path, failed);
    const auto age = fs::file_time_type::clock::now() - time;
    return failed ? 0 : std::chrono::duration_cast<std::chrono::seconds>(age).count();
}

/// The folder of the pack that a journal is of; empty: none can be told. The rest of it may be long and is not read.
fs::path pack_of(const fs::path& journal) {
    constexpr std::size_t kFirstRecord = 1U << 14;
    const std::vector<JournalRecord> first = read_records(read_beginning(journal, kFirstRecord));
    return first.empty() || first.front().sort != JournalSort::Pack ? fs::path() : fs::path(first.front().text);
}

std::optional<Recovery> recovery_from(const fs::path& path, std::string_view bytes) {
    Recovery recovery;
    recovery.journal = path;
    recovery.records = read_records(bytes);
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

/// As long as it is: the texts in it may be many.
FileBytes read_journal(const fs::path& path) { return read_bytes(path, std::numeric_limits<std::uintmax_t>::max()); }

}  // namespace

bool Recovery::lost() const {
    return std::any_of(files.begin(), files.end(), [](const RecoveredFile& each) { return each.lost(); });
}
bool Recovery::conflict() const {
    return std::any_of(files.begin(), files.end(), [](const RecoveredFile& each) { return each.conflict(); });
}

std::vector<Recovery> find_recoveries(const fs::path& folder, const fs::path& pack) {
    std::vector<Recovery> found;
    for (const fs::path& path : journals_in(folder)) {
        const Abandoned journal(path);
        if (!journal.free() || (!pack.empty() && pack_of(path) != pack)) continue;
        const FileBytes read = read_journal(path);
        if (!read.failure.empty()) continue;  // what cannot be read now may be read another time
        auto recovery = recovery_from(path, read.bytes);
        if (recovery && recovery->lost()) {
            found.push_back(std::move(*recovery));
        } else {
            std::error_code ignored;
            fs::remove(path, ignored);
        }
    }
    std::sort(found.begin(), found.end(), [](const Recovery& a, const Recovery& b) {
        return std::tie(a.age_seconds, a.journal) < std::tie(b.age_seconds, b.journal);
    });
    return found;
}

std::vector<Recovery> others_at_work(const fs::path& pack, const fs::path& own, const fs::path& folder) {
    std::vector<Recovery> found;
    for (const fs::path& path : journals_in(folder)) {
        if (path == own || Abandoned(path).free() || pack_of(path) != pack) continue;
        auto other = recovery_from(path, read_journal(path).bytes);
        if (other) found.push_back(std::move(*other));
    }
    return found;
}

LastChange last_change(const Recovery& recovery) {
    for (auto record = recovery.records.rbegin(); record != recovery.records.rend(); ++record) {
        for (const JournalPart& part : record->parts) {
            if (part.present && !part.splices.empty())
                return {part.file, end_of(part.splices.front()), record->more == typing_in(part.file)};
        }
    }
    return {};
}

void discard(const Recovery& recovery) {
    std::error_code ignored;
    fs::remove(recovery.journal, ignored);
}

void put_aside(const Recovery& recovery) {
    const fs::path aside = folder_aside(recovery.journal.parent_path());
    std::error_code failed;
    fs::create_directories(aside, failed);
    fs::rename(recovery.journal, aside / recovery.journal.filename(), failed);
    // It is put aside now, whenever it was written.
    fs::last_write_time(aside / recovery.journal.filename(), fs::file_time_type::clock::now(), failed);
}

std::string bring_back(const Recovery& recovery) {
    std::error_code failed;
    fs::rename(folder_aside(recovery.journal.parent_path()) / recovery.journal.filename(), recovery.journal, failed);
    if (!failed) return {};
    std::string bytes;
    for (const JournalRecord& each : recovery.records)
        bytes += to_bytes(each);
    try {
        write_atomically(recovery.journal, bytes);
    } catch (const std::runtime_error& failure) {
        return failure.what();
    }
    return {};
}

void forget_put_aside(const fs::path& folder) {
    for (const fs::path& path : journals_in(folder_aside(folder))) {
        std::error_code ignored;
        if (age_of(path) > kForgottenAfter) fs::remove(path, ignored);
    }
}

}  // namespace briar::editor
