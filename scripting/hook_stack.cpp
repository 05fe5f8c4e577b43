#include "scripting/hook_stack.hpp"

#include <sys/mman.h>

#include <new>
#include <utility>

#include <boost/context/detail/fcontext.hpp>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

namespace briar {
namespace {

namespace context = boost::context::detail;

// Two hundred calls of C functions are the most that Lua nests, of about 3 KB each. Only pages that are touched count.
constexpr std::size_t kSize = std::size_t{2} << 20U;
constexpr std::size_t kGuard = std::size_t{64} << 10U;

// The sanitizer follows stacks: it is told of every change.
void leaving_for([[maybe_unused]] void** shadow, [[maybe_unused]] const void* bottom,
                 [[maybe_unused]] std::size_t size) {
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_start_switch_fiber(shadow, bottom, size);
#endif
}

void arrived([[maybe_unused]] void* shadow, [[maybe_unused]] const void** bottom, [[maybe_unused]] std::size_t* size) {
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_finish_switch_fiber(shadow, bottom, size);
#endif
}

}  // namespace

/// The stack's own life: one body after the other.
struct HookStack::Entry {
    static void live(context::transfer_t from) {
        auto& stack = *static_cast<HookStack*>(from.data);
        stack.outside_ = from.fctx;
        arrived(nullptr, &stack.outside_bottom_, &stack.outside_size_);
        for (;;) {
            stack.body_(stack.argument_);
            stack.leave();
        }
    }
};

HookStack::HookStack() {
    void* const memory =
        mmap(nullptr, kGuard + kSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    memory_ = static_cast<std::byte*>(memory);
    // Whoever runs over the end must not run into what lies there.
    mprotect(memory_, kGuard, PROT_NONE);
    inside_ = context::make_fcontext(memory_ + kGuard + kSize, kSize, &Entry::live);
}

HookStack::~HookStack() { munmap(memory_, kGuard + kSize); }

void HookStack::begin(Body body, void* argument) {
    body_ = body;
    argument_ = argument;
    enter();
}

void HookStack::go_on() {
    waiting_ = false;
    enter();
}

void HookStack::wait() {
    waiting_ = true;
    leave();
}

void HookStack::enter() {
    void* shadow = nullptr;
    leaving_for(&shadow, memory_ + kGuard, kSize);
    inside_ = context::jump_fcontext(inside_, this).fctx;
    arrived(shadow, nullptr, nullptr);
}

void HookStack::leave() {
    leaving_for(&inside_shadow_, outside_bottom_, outside_size_);
    outside_ = context::jump_fcontext(outside_, nullptr).fctx;
    arrived(inside_shadow_, &outside_bottom_, &outside_size_);
}

}  // namespace briar
