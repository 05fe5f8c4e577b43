#pragma once

#include <coroutine>
#include <cstddef>
#include <exception>
#include <type_traits>
#include <utility>

/// Flows: rules as straight-line code that may stop to ask. A flow runs at once when it is called, up to the first
/// question; `co_await` gives its result. A flow that never asks costs about a function call. Destroying a flow ends
/// everything that runs inside it.
///
/// Pass plain values and ids to flows by value; references only to things that outlive the flow (the Game, an Event in
/// the caller's frame).
namespace briar {

/// Coroutine frames come from per-thread lists of free blocks: no allocation once warm.
class FramePool {
public:
    static void* take(std::size_t size);
    static void give_back(void* block, std::size_t size) noexcept;
};

namespace detail {

struct FlowPromiseBase {
    std::coroutine_handle<> continuation;
    std::exception_ptr error;

    static void* operator new(std::size_t size) { return FramePool::take(size); }
    static void operator delete(void* block, std::size_t size) noexcept { FramePool::give_back(block, size); }

    struct Final {
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        template <class Promise>
        std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> self) const noexcept {
            const auto next = self.promise().continuation;
            return next ? next : std::noop_coroutine();
        }
        void await_resume() const noexcept {}
    };

    [[nodiscard]] std::suspend_never initial_suspend() const noexcept { return {}; }
    [[nodiscard]] Final final_suspend() const noexcept { return {}; }
    void unhandled_exception() noexcept { error = std::current_exception(); }
};

template <class T>
struct FlowPromise : FlowPromiseBase {
    T value{};
    auto get_return_object() { return std::coroutine_handle<FlowPromise>::from_promise(*this); }
    void return_value(T result) { value = std::move(result); }
    T take() { return std::move(value); }
};

template <>
struct FlowPromise<void> : FlowPromiseBase {
    auto get_return_object() { return std::coroutine_handle<FlowPromise>::from_promise(*this); }
    void return_void() const noexcept {}
    void take() const noexcept {}
};

}  // namespace detail

template <class T>
class [[nodiscard]] Flow {
public:
    using promise_type = detail::FlowPromise<T>;

    Flow() = default;  ///< a flow of void that is done already
    Flow(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
    Flow(Flow&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Flow& operator=(Flow&& other) noexcept {
        if (this != &other) {
            reset();
            handle_ = std::exchange(other.handle_, nullptr);
        }
        return *this;
    }
    Flow(const Flow&) = delete;
    Flow& operator=(const Flow&) = delete;
    ~Flow() { reset(); }

    [[nodiscard]] bool done() const { return !handle_ || handle_.done(); }
    /// Throws what ended the flow, if something did.
    void rethrow() const {
        if (handle_ && handle_.promise().error) std::rethrow_exception(handle_.promise().error);
    }
    void reset() {
        if (handle_) std::exchange(handle_, nullptr).destroy();
    }

    [[nodiscard]] bool await_ready() const noexcept { return done(); }
    void await_suspend(std::coroutine_handle<> waiting) noexcept { handle_.promise().continuation = waiting; }
    T await_resume() {
        rethrow();
        if constexpr (!std::is_void_v<T>) return handle_.promise().take();
    }

private:
    std::coroutine_handle<promise_type> handle_;
};

}  // namespace briar
