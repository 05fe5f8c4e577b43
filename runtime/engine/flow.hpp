#pragma once

#include <array>
#include <coroutine>
#include <cstddef>
#include <exception>
#include <new>
#include <type_traits>
#include <utility>

/// Flows: rules as straight-line code that may stop to ask. A flow runs at once when it is called, up to the first
/// question; `co_await` gives its result. A flow that never asks costs about a function call. Destroying a flow ends
/// everything that runs inside it.
///
/// Pass plain values and ids to flows by value; references only to things that outlive the flow (the Game, an Event in
/// the caller's frame).
namespace briar {

/// Coroutine frames come from per-thread lists of free blocks, one list for each 64 bytes of size: no allocation once
/// warm. Blocks may be given back to another thread's lists. What a thread keeps is freed at its end.
class FramePool {
public:
    static void* take(std::size_t size) {
        if (size > kLargest) return ::operator new(size);
        const std::size_t index = (size - 1) / kStep;
        Block* const head = kept_.heads[index];
        if (head == nullptr) return ::operator new((index + 1) * kStep);
        kept_.heads[index] = head->next;
        return head;
    }
    static void give_back(void* block, std::size_t size) noexcept {
        if (size > kLargest) return ::operator delete(block);
        // A thread may keep frames that another one took.
        if (!kept_.swept) sweep_at_end();
        Block*& head = kept_.heads[(size - 1) / kStep];
        head = ::new (block) Block{head};
    }

private:
    static constexpr std::size_t kStep = 64;
    static constexpr std::size_t kLargest = 4096;
    struct Block {
        Block* next;
    };
    struct Kept {
        std::array<Block*, kLargest / kStep> heads;
        bool swept;  ///< it is seen to that they are freed
    };
    struct Sweep;

    static void sweep_at_end() noexcept;

    // Plain values, so that reaching them takes no look at whether they have been made yet.
    static constinit inline thread_local Kept kept_{};
};

namespace detail {

struct Nothing {};

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
    using Result = std::conditional_t<std::is_void_v<T>, detail::Nothing, T>;

public:
    using promise_type = detail::FlowPromise<T>;

    Flow() = default;  ///< done already; its result is the default of its type
    Flow(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
    /// A flow that is done already and gives `result`: for functions that seldom have to wait.
    [[nodiscard]] static Flow ready(Result result) {
        Flow flow;
        flow.result_ = std::move(result);
        return flow;
    }
    Flow(Flow&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)), result_(std::move(other.result_)) {}
    Flow& operator=(Flow&& other) noexcept {
        if (this != &other) {
            reset();
            handle_ = std::exchange(other.handle_, nullptr);
            result_ = std::move(other.result_);
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
        if constexpr (!std::is_void_v<T>) return handle_ ? handle_.promise().take() : std::move(result_);
    }

private:
    std::coroutine_handle<promise_type> handle_;
    [[no_unique_address]] Result result_{};
};

}  // namespace briar
