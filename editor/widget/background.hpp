#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include <wx/event.h>

namespace briar::editor {

/// Work in another thread whose result comes back to the window's. Only the last piece of work counts: what is begun
/// later makes earlier work stop, and its result is dropped. A member of the window that waits.
template <class Result>
class Background {
public:
    explicit Background(wxEvtHandler& owner) : owner_(owner) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { cancel(); }

    void run(std::function<Result(const std::stop_token&)> work, std::function<void(Result)> done) {
        cancel();
        busy_ = true;
        const unsigned number = number_;
        threads_.push_back(
            std::jthread([this, number, work = std::move(work), done = std::move(done)](const std::stop_token& stop) {
                auto result = std::make_shared<Result>(work(stop));
                if (stop.stop_requested()) return;
                owner_.CallAfter([this, number, result, done] {
                    if (number != number_) return;
                    busy_ = false;
                    threads_.clear();
                    done(std::move(*result));
                });
            }));
    }
    void cancel() {
        ++number_;
        busy_ = false;
        for (std::jthread& thread : threads_)
            thread.request_stop();
    }
    [[nodiscard]] bool busy() const { return busy_; }

private:
    wxEvtHandler& owner_;
    unsigned number_ = 0;
    bool busy_ = false;
    std::vector<std::jthread> threads_;  // joined when they are cleared or destroyed
};

}  // namespace briar::editor
