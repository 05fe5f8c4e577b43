#include "runtime/engine/flow.hpp"

namespace briar {

/// Frees what the thread has kept, at its end.
struct FramePool::Sweep {
    Sweep() { kept_.swept = true; }
    Sweep(const Sweep&) = delete;
    Sweep& operator=(const Sweep&) = delete;
    ~Sweep() {
        for (Block*& head : kept_.heads) {
            while (head != nullptr)
                ::operator delete(std::exchange(head, head->next));
        }
    }
};

void FramePool::sweep_at_end() noexcept { static thread_local const Sweep sweep; }

}  // namespace briar
