#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace briar {

/// Memory for the small things of one Lua state, which come and go all the time: free blocks are kept by size, in steps
/// of 16 bytes. What it has taken from the system it keeps until its end. Internal to this room.
class BlockPool {
public:
    [[nodiscard]] static bool holds(std::size_t size) { return size <= kLargest; }
    [[nodiscard]] static bool same_block(std::size_t one, std::size_t other) { return index(one) == index(other); }

    /// `size` > 0 and held; null: there is no memory left.
    [[nodiscard]] void* take(std::size_t size) noexcept {
        Block*& head = free_[index(size)];
        if (head == nullptr) return cut((index(size) + 1) * kStep);
        return std::exchange(head, head->next);
    }
    void give_back(void* block, std::size_t size) noexcept {
        Block*& head = free_[index(size)];
        head = ::new (block) Block{head};
    }

private:
    static constexpr std::size_t kStep = 16;
    static constexpr std::size_t kLargest = 256;
    static constexpr std::size_t kFirstChunk = 16U << 10U;
    struct Block {
        Block* next;
    };

    static std::size_t index(std::size_t size) { return (size - 1) / kStep; }
    [[nodiscard]] void* cut(std::size_t size) noexcept;

    std::array<Block*, kLargest / kStep> free_{};
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::byte* next_ = nullptr;  ///< of the last chunk: what has not been cut yet
    std::byte* end_ = nullptr;
    std::size_t next_chunk_ = kFirstChunk;  ///< each is as large as all before it, so that there are few
};

}  // namespace briar
