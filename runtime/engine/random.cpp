#include "runtime/engine/random.hpp"

namespace briar {
namespace {

/// SplitMix64's finaliser: spreads seeds that differ little over all bits.
std::uint64_t spread(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
}

}  // namespace

Random::Random(std::uint64_t seed, Stream stream) : stream_(static_cast<std::uint64_t>(stream) + 1) {
    state_ = spread(seed ^ spread(stream_));
    next();
}

}  // namespace briar
