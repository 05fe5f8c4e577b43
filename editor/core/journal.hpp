#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "editor/core/journal_record.hpp"
#include "editor/core/signal.hpp"

/// The journal: every change of a workspace, written at once to a file outside the pack, so that a crash costs at most
/// the last moment. See recovery.hpp for what is done with it.
namespace briar::editor {

class Workspace;

/// Where journals lie: `briarwright/journal` in XDG_STATE_HOME, else in `~/.local/state`.
[[nodiscard]] std::filesystem::path journal_folder();

class Journal {
public:
    /// Begins a journal of everything that happens to the workspace from now on. Writing is done by a thread of its
    /// own; each record is forced to the disk. What cannot be written is kept and tried again, until it can.
    explicit Journal(Workspace& workspace, std::filesystem::path folder = journal_folder());
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    /// Waits for what is not written yet. The journal is deleted: whoever ends in an orderly way has been asked about
    /// unsaved work.
    ~Journal();

    /// Waits until everything so far is on the disk, or cannot be written.
    void flush();
    /// Why nothing can be written; empty when all is well.
    [[nodiscard]] std::string failure() const;
    [[nodiscard]] std::filesystem::path path() const;

private:
    [[nodiscard]] JournalRecord beginning() const;
    void add(const JournalRecord& record);
    void add_bases(const struct StepEvent& event);
    void note_saved(const struct Saved& saved);
    // --- by the writer
    void run();
    /// Gives what went wrong; the file ends with a whole record then too.
    std::string write(const std::string& bytes);
    bool open();
    bool move_if_deleted();
    bool append(std::string_view bytes);
    void close();

    Workspace& workspace_;
    std::filesystem::path folder_;
    std::filesystem::path path_;
    int file_ = -1;
    std::size_t size_ = 0;         // of the whole records in the file
    std::set<std::string> based_;  // files whose bases are in it
    mutable std::mutex guard_;
    std::condition_variable waiting_;
    std::condition_variable written_;
    std::string pending_;
    bool busy_ = false;
    bool ending_ = false;
    bool outdated_ = false;  // what is in the file is older than what was saved
    std::string failure_;
    Subscription steps_;
    Subscription saves_;
    Subscription disk_;
    std::thread writer_;
};

}  // namespace briar::editor
