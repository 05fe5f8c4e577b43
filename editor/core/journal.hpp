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
    /// own; each record is forced to the disk.
    explicit Journal(Workspace& workspace, std::filesystem::path folder = journal_folder());
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    /// Waits for what is not written yet. The journal is deleted: whoever ends in an orderly way has been asked about
    /// unsaved work.
    ~Journal();

    /// Waits until everything so far is on the disk.
    void flush();
    /// Why nothing can be written; empty when all is well.
    [[nodiscard]] std::string failure() const;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    void open(const std::filesystem::path& folder);
    void add(const JournalRecord& record);
    void add_bases(const struct StepEvent& event);
    void run();
    bool write(const std::string& bytes);
    void fail(const std::string& what);

    Workspace& workspace_;
    std::filesystem::path path_;
    int file_ = -1;
    std::set<std::string> based_;  // files whose bases are in it
    mutable std::mutex guard_;
    std::condition_variable waiting_;
    std::condition_variable written_;
    std::string pending_;
    bool busy_ = false;
    bool ending_ = false;
    std::string failure_;
    Subscription steps_;
    Subscription saves_;
    Subscription disk_;
    std::thread writer_;
};

}  // namespace briar::editor
