#include "runtime/engine/flow.hpp"

namespace briar {

/// Frees what the thread has kept, at its end.
struct FramePool::Sweep {
    Sweep() = default;
    Sweep(const Sweep&) = delete;
    Sweep& operator=(const Sweep&) = delete;
    ~Sweep() {
        for (Block*& head : heads_) {
            while (head != nullptr)
                ::operator delete(std::exchange(head, head->next));
        }
    }
    void begin() {}
};

void* FramePool::fresh(std::size_t index) {
    thread_local Sweep sweep;
    sweep.begin();
    return ::operator new((index + 1) * kStep);
}

}  // namespace briar
