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
    /// InTurn: what does not stop soon is waited for, by the next piece of work alone.
    enum class Begin { AtOnce, InTurn };
    explicit Background(wxEvtHandler& owner, Begin begin = Begin::AtOnce) : owner_(owner), begin_(begin) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { cancel(); }

    void run(std::function<Result(const std::stop_token&)> work, std::function<void(Result)> done) {
        cancel();
        busy_ = true;
        next_ = [this, work = std::move(work), done = std::move(done)] { begin(work, done); };
        begin_next();
    }
    void cancel() {
        ++number_;
        busy_ = false;
        next_ = {};
        forget_ended();
        for (Worker& each : workers_)
            each.thread.request_stop();
    }
    [[nodiscard]] bool busy() const { return busy_; }

private:
    struct Worker {
        std::shared_ptr<std::atomic<bool>> over;  ///< joining does not wait any more
        std::jthread thread;
    };

    void forget_ended() {
        std::erase_if(workers_, [](const Worker& each) { return each.over->load(); });
    }
    void begin_next() {
        forget_ended();
        if (next_ && (begin_ == Begin::AtOnce || workers_.empty())) std::exchange(next_, {})();
    }
    void begin(const std::function<Result(const std::stop_token&)>& work, const std::function<void(Result)>& done) {
        const unsigned number = number_;
        const auto over = std::make_shared<std::atomic<bool>>(false);
        std::jthread thread([this, number, over, work, done](const std::stop_token& stop) {
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
            if (begin_ == Begin::InTurn) owner_.CallAfter([this] { begin_next(); });
        });
        workers_.push_back({over, std::move(thread)});
    }

    wxEvtHandler& owner_;
    Begin begin_;
    unsigned number_ = 0;
    bool busy_ = false;
    std::function<void()> next_;   ///< waits for its turn
    std::vector<Worker> workers_;  // joined when they are destroyed
};

}  // namespace briar::editor
