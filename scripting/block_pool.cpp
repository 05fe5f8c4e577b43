#include "scripting/block_pool.hpp"

namespace briar {

void* BlockPool::cut(std::size_t size) noexcept {
    if (static_cast<std::size_t>(end_ - next_) < size) {
        try {
            chunks_.push_back(std::make_unique<std::byte[]>(next_chunk_));
        } catch (const std::bad_alloc&) {
            return nullptr;
        }
        next_ = chunks_.back().get();
        end_ = next_ + next_chunk_;
        if (chunks_.size() > 1) next_chunk_ *= 2;
    }
    return std::exchange(next_, next_ + size);
}

}  // namespace briar
