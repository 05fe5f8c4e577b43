#include "editor/core/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
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

/// How soon what could not be written is tried again.
constexpr std::chrono::seconds kTryAgain{1};

std::string reason(const std::string& what) { return what + " (" + std::strerror(errno) + ")"; }

void cut(int file, std::size_t size) {
    const auto end = static_cast<off_t>(size);
    if (file >= 0 && ::ftruncate(file, end) == 0) ::lseek(file, end, SEEK_SET);
}

/// What happened to the texts, whichever way: whoever reads it needs no history of its own to follow.
JournalRecord record_of(const StepEvent& event) {
    JournalRecord record{JournalSort::Step, event.step.label, event.step.merge, false, {}, {},
                         event.joining,     event.step.origin};
    if (event.move == HistoryMove::Undone) {
        record.sort = JournalSort::Undo;
        record.origin = StepOrigin::Here;
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

Journal::Journal(Workspace& workspace, fs::path folder) : workspace_(workspace), folder_(std::move(folder)) {
    if (!open()) failure_ = reason("no journal can be kept in " + folder_.string());
    add(beginning());
    steps_ = workspace.listen_to_steps([this](const StepEvent& event) {
        add_bases(event);
        add(record_of(event));
    });
    saves_ = workspace.listen_to_saves([this](const Saved& saved) { note_saved(saved); });
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
    close();
}

JournalRecord Journal::beginning() const {
    return {JournalSort::Pack, workspace_.folder().generic_string(), workspace_.title(), false, {}, {}};
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
        pending_ += to_bytes(record);
    }
    waiting_.notify_one();
}

/// Where nothing can be written any more, what was written before is not to be offered for what is saved now.
void Journal::note_saved(const Saved& saved) {
    const bool all = !workspace_.modified();
    {
        const std::lock_guard lock(guard_);
        if (all && !failure_.empty()) {
            outdated_ = true;
            based_.clear();
            pending_ = to_bytes(beginning());
        } else {
            pending_ += to_bytes({JournalSort::Saved, {}, {}, false, {}, saved.files});
        }
    }
    waiting_.notify_one();
}

void Journal::run() {
    std::unique_lock lock(guard_);
    while (true) {
        if (!failure_.empty()) waiting_.wait_for(lock, kTryAgain, [this] { return ending_ || outdated_; });
        waiting_.wait(lock, [this] { return ending_ || !pending_.empty(); });
        if (pending_.empty() || (ending_ && !failure_.empty())) return;
        if (std::exchange(outdated_, false)) cut(file_, size_ = 0);
        const std::string bytes = std::exchange(pending_, {});
        busy_ = true;
        lock.unlock();
        const std::string failed = write(bytes);
        lock.lock();
        busy_ = false;
        failure_ = failed;
        if (!failed.empty() && !outdated_) pending_.insert(0, bytes);
        written_.notify_all();
    }
}

std::string Journal::write(const std::string& bytes) {
    if (file_ < 0 && !open()) return reason("no journal can be kept in " + folder_.string());
    if (move_if_deleted() && append(bytes)) return {};
    std::string failed = reason("the journal cannot be written");
    // What was written in part would end all reading there.
    cut(file_, size_);
    return failed;
}

/// A file that no other has; the lock tells that its editor still runs.
bool Journal::open() {
    std::error_code failed;
    fs::create_directories(folder_, failed);
    fs::permissions(folder_, fs::perms::owner_all, failed);
    std::string name = (folder_ / (workspace_.folder().filename().string() + "-XXXXXX")).string();
    file_ = ::mkstemp(name.data());
    if (file_ < 0) return false;
    size_ = 0;
    {
        const std::lock_guard lock(guard_);
        path_ = name;
    }
    ::fcntl(file_, F_SETFD, FD_CLOEXEC);
    ::flock(file_, LOCK_EX | LOCK_NB);
    return true;
}

/// Whoever clears folders up takes a file away that nobody would find after a crash: what it holds goes into another.
bool Journal::move_if_deleted() {
    struct stat now {};
    if (::fstat(file_, &now) != 0 || now.st_nlink > 0) return true;
    std::string held(size_, '\0');
    if (::pread(file_, held.data(), held.size(), 0) != static_cast<ssize_t>(held.size())) return false;
    const int before = std::exchange(file_, -1);
    if (open() && append(held)) return ::close(before) == 0;
    if (file_ >= 0) ::unlink(path_.c_str());
    close();
    file_ = before;
    size_ = held.size();
    return false;
}

bool Journal::append(std::string_view bytes) {
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t done = ::write(file_, rest.data(), rest.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(done));
    }
    if (::fdatasync(file_) != 0) return false;
    size_ += bytes.size();
    return true;
}

void Journal::close() {
    if (file_ >= 0) ::close(std::exchange(file_, -1));
}

void Journal::flush() {
    std::unique_lock lock(guard_);
    written_.wait(lock, [this] { return (pending_.empty() && !busy_) || !failure_.empty(); });
}

fs::path Journal::path() const {
    const std::lock_guard lock(guard_);
    return path_;
}

std::string Journal::failure() const {
    const std::lock_guard lock(guard_);
    return failure_;
}

}  // namespace briar::editor
