#include "runtime/cli/bench/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

constinit thread_local std::uint64_t count = 0;

}  // namespace

#ifndef __SANITIZE_ADDRESS__

void* operator new(std::size_t size) {
    ++count;
    if (void* const block = std::malloc(size != 0 ? size : 1)) return block;
    throw std::bad_alloc();
}

void operator delete(void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }

#endif

namespace briar::cli {

std::uint64_t allocations() { return count; }

}  // namespace briar::cli
