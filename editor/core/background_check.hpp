#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "editor/core/check.hpp"

/// Checking in a thread of its own while somebody types: only the newest state counts.
namespace briar::editor {

class BackgroundCheck {
public:
    using Done = std::function<void(std::shared_ptr<const Checked>)>;

    /// `done` is called in the checking thread with every check that was not overtaken; it should only pass it on.
    explicit BackgroundCheck(Done done);
    BackgroundCheck(const BackgroundCheck&) = delete;
    BackgroundCheck& operator=(const BackgroundCheck&) = delete;
    /// Stops what is running. `done` is not called any more when this returns.
    ~BackgroundCheck();

    /// Checks this state next; what is being checked is given up.
    void request(Snapshot snapshot);
    /// Waits until everything that was asked for is done or overtaken.
    void wait();

private:
    void run();

    Done done_;
    std::mutex guard_;
    std::condition_variable changed_;
    std::optional<Snapshot> next_;
    std::stop_source running_;
    bool busy_ = false;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace briar::editor
