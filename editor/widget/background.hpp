#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include <wx/event.h>

namespace briar::editor {

/// Work in another thread whose result comes back to the window's. Only the last piece of work counts: what is begun
/// later makes earlier work stop, and its result is dropped; nobody waits for its end. What it throws is thrown in the
/// window's thread, when its result would have come. A member of the window that waits.
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
        const auto over = std::make_shared<std::atomic<bool>>(false);
        std::jthread thread(
            [this, number, over, work = std::move(work), done = std::move(done)](const std::stop_token& stop) {
                const auto promised = std::make_shared<std::promise<Result>>();
                try {
                    promised->set_value(work(stop));
                } catch (...) {
                    promised->set_exception(std::current_exception());
                }
                if (!stop.stop_requested()) {
                    owner_.CallAfter([this, number, promised, done] {
                        if (number != number_) return;
                        busy_ = false;
                        done(promised->get_future().get());
                    });
                }
                *over = true;
            });
        workers_.push_back({over, std::move(thread)});
    }
    void cancel() {
        ++number_;
        busy_ = false;
        std::erase_if(workers_, [](const Worker& each) { return each.over->load(); });
        for (Worker& each : workers_)
            each.thread.request_stop();
    }
    [[nodiscard]] bool busy() const { return busy_; }

private:
    struct Worker {
        std::shared_ptr<std::atomic<bool>> over;  ///< joining does not wait any more
        std::jthread thread;
    };

    wxEvtHandler& owner_;
    unsigned number_ = 0;
    bool busy_ = false;
    std::vector<Worker> workers_;  // joined when they are destroyed
};

}  // namespace briar::editor
