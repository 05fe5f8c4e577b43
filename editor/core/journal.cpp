#include "editor/core/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

fs::path journal_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return fs::path(state) / "briarwright" / "journal";
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : "/tmp") / ".local/state/briarwright/journal";
}

namespace {

/// What happened to the texts, whichever way: whoever reads it needs no history of its own to follow.
JournalRecord record_of(const StepEvent& event) {
    JournalRecord record{JournalSort::Step, event.step.label, event.step.merge, false, {}, {}, event.joining};
    if (event.move == HistoryMove::Undone) {
        record.sort = JournalSort::Undo;
        for (auto part = event.step.parts.rbegin(); part != event.step.parts.rend(); ++part)
            record.parts.push_back({part->document->name(), part->present_before, part->backward});
        return record;
    }
    if (event.move == HistoryMove::Redone) record.sort = JournalSort::Redo;
    for (const StepPart& part : event.step.parts)
        record.parts.push_back({part.document->name(), part.present_after, part.forward});
    return record;
}

}  // namespace

Journal::Journal(Workspace& workspace, fs::path folder) : workspace_(workspace) {
    open(folder);
    add({JournalSort::Pack, workspace.folder().generic_string(), workspace.title(), false, {}, {}});
    steps_ = workspace.listen_to_steps([this](const StepEvent& event) {
        add_bases(event);
        add(record_of(event));
    });
    saves_ = workspace.listen_to_saves([this](const Saved& saved) {
        add({JournalSort::Saved, {}, {}, false, {}, saved.files});
    });
    disk_ = workspace.listen_to_disk([this](const SourceDocument& document) {
        add({JournalSort::Disk, document.disk_bytes(), document.name(), document.disk_state().exists, {}, {}});
    });
    writer_ = std::thread([this] { run(); });
}

Journal::~Journal() {
    steps_.stop();
    saves_.stop();
    disk_.stop();
    {
        const std::lock_guard lock(guard_);
        ending_ = true;
    }
    waiting_.notify_all();
    writer_.join();
    std::error_code ignored;
    if (file_ >= 0) fs::remove(path_, ignored);
    if (file_ >= 0) ::close(file_);
}

/// A file that no other has; the lock tells that its editor still runs.
void Journal::open(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    fs::permissions(folder, fs::perms::owner_all, failed);
    std::string name = (folder / (workspace_.folder().filename().string() + "-XXXXXX")).string();
    file_ = ::mkstemp(name.data());
    if (file_ < 0) return fail("no journal can be kept in " + folder.string());
    path_ = name;
    ::fcntl(file_, F_SETFD, FD_CLOEXEC);
    ::flock(file_, LOCK_EX | LOCK_NB);
}

/// Texts as they were before what was just done or taken back.
void Journal::add_bases(const StepEvent& event) {
    const bool undone = event.move == HistoryMove::Undone;
    for (const StepPart& part : event.step.parts) {
        if (!based_.insert(part.document->name()).second) continue;
        add({JournalSort::Base,
             apply_splices(part.document->text(), undone ? part.forward : part.backward),
             part.document->name(),
             undone ? part.present_after : part.present_before,
             {},
             {}});
    }
}

void Journal::add(const JournalRecord& record) {
    {
        const std::lock_guard lock(guard_);
        if (file_ < 0) return;
        pending_ += to_bytes(record);
    }
    waiting_.notify_one();
}

void Journal::run() {
    std::unique_lock lock(guard_);
    while (true) {
        waiting_.wait(lock, [this] { return ending_ || !pending_.empty(); });
        if (pending_.empty()) return;
        const std::string bytes = std::exchange(pending_, {});
        busy_ = true;
        lock.unlock();
        const bool good = write(bytes);
        lock.lock();
        busy_ = false;
        if (!good) fail("the journal cannot be written");
        written_.notify_all();
    }
}

bool Journal::write(const std::string& bytes) {
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t done = ::write(file_, rest.data(), rest.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(done));
    }
    return ::fdatasync(file_) == 0;
}

void Journal::fail(const std::string& what) { failure_ = what + " (" + std::strerror(errno) + ")"; }

void Journal::flush() {
    std::unique_lock lock(guard_);
    written_.wait(lock, [this] { return pending_.empty() && !busy_; });
}

std::string Journal::failure() const {
    const std::lock_guard lock(guard_);
    return failure_;
}

}  // namespace briar::editor
