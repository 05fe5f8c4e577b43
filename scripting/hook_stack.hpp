#pragma once

#include <cstddef>

namespace briar {

/// A native stack on which hooks run, one after the other. A hook that has to wait for the game stays on it as it is
/// and goes on when the game has an answer: nothing is unwound, so waiting costs no more than a few calls. Whoever
/// begins a hook or lets it go on may be another one each time, on any stack of the same thread.
class HookStack {
public:
    /// What runs on the stack; must not throw.
    using Body = void (*)(void* argument);

    /// Throws std::bad_alloc.
    HookStack();
    HookStack(const HookStack&) = delete;
    HookStack& operator=(const HookStack&) = delete;
    /// What waits on it is forgotten without any clearing up: let it end before.
    ~HookStack();

    /// Runs `body` on the stack, until it ends or waits. Nothing may run or wait on it.
    void begin(Body body, void* argument);
    /// Lets what waits on it go on, until it ends or waits again.
    void go_on();
    /// To be called on the stack itself: back to who called `begin` or `go_on`. Returns with the next `go_on`.
    void wait();
    [[nodiscard]] bool waiting() const { return waiting_; }

private:
    struct Entry;

    void enter();
    void leave();

    std::byte* memory_ = nullptr;
    void* inside_ = nullptr;   ///< where the stack goes on
    void* outside_ = nullptr;  ///< where who entered it goes on
    Body body_ = nullptr;
    void* argument_ = nullptr;
    bool waiting_ = false;
    // What the address sanitizer wants to know of the stack outside.
    const void* outside_bottom_ = nullptr;
    std::size_t outside_size_ = 0;
    void* inside_shadow_ = nullptr;
};

}  // namespace briar
