#include "runtime/engine/flow.hpp"

#include <array>
#include <new>
#include <utility>

namespace briar {
namespace {

constexpr std::size_t kStep = 64;
constexpr std::size_t kLargest = 4096;

struct FreeBlock {
    FreeBlock* next;
};

/// The free blocks of one thread, by size class. Blocks may be given back to another thread's lists.
class FreeLists {
public:
    FreeLists() = default;
    FreeLists(const FreeLists&) = delete;
    FreeLists& operator=(const FreeLists&) = delete;
    ~FreeLists() {
        for (FreeBlock*& head : heads_) {
            while (head != nullptr)
                ::operator delete(std::exchange(head, head->next));
        }
    }

    void* take(std::size_t index) {
        FreeBlock*& head = heads_[index];
        if (head == nullptr) return ::operator new((index + 1) * kStep);
        return std::exchange(head, head->next);
    }
    void give_back(void* block, std::size_t index) noexcept { heads_[index] = ::new (block) FreeBlock{heads_[index]}; }

private:
    std::array<FreeBlock*, kLargest / kStep> heads_{};
};

thread_local FreeLists free_lists;

}  // namespace

void* FramePool::take(std::size_t size) {
    return size > kLargest ? ::operator new(size) : free_lists.take((size - 1) / kStep);
}

void FramePool::give_back(void* block, std::size_t size) noexcept {
    if (size > kLargest) {
        ::operator delete(block);
    } else {
        free_lists.give_back(block, (size - 1) / kStep);
    }
}

}  // namespace briar
