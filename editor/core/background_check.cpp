#include "editor/core/background_check.hpp"

#include <utility>

namespace briar::editor {

BackgroundCheck::BackgroundCheck(Done done) : done_(std::move(done)), thread_([this] { run(); }) {}

BackgroundCheck::~BackgroundCheck() {
    {
        const std::lock_guard lock(guard_);
        ending_ = true;
        running_.request_stop();
    }
    changed_.notify_all();
    thread_.join();
}

void BackgroundCheck::request(Snapshot snapshot) {
    {
        const std::lock_guard lock(guard_);
        next_ = std::move(snapshot);
        running_.request_stop();
    }
    changed_.notify_all();
}

void BackgroundCheck::wait() {
    std::unique_lock lock(guard_);
    changed_.wait(lock, [this] { return !next_ && !busy_; });
}

void BackgroundCheck::run() {
    std::unique_lock lock(guard_);
    while (true) {
        changed_.wait(lock, [this] { return ending_ || next_; });
        if (ending_) return;
        const Snapshot snapshot = *std::exchange(next_, std::nullopt);
        running_ = std::stop_source();
        const std::stop_token stop = running_.get_token();
        busy_ = true;
        lock.unlock();
        auto checked = check(snapshot, stop);
        if (!checked->cancelled) done_(std::move(checked));
        lock.lock();
        busy_ = false;
        changed_.notify_all();
    }
}

}  // namespace briar::editor
