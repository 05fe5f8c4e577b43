#include "runtime/bots/bot_chance.hpp"

#include <cstdint>

#include "runtime/engine/game.hpp"

namespace briar {

std::uint64_t bot_seed(const Game& game) {
    const Header& header = game.header();
    std::uint64_t mixed = header.random[static_cast<std::size_t>(Stream::Bots)].state();
    mixed += (std::uint64_t{header.choices} + 1) * 0x9e3779b97f4a7c15ULL;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

std::size_t bot_chance(const Game& game, std::size_t bound) {
    // The upper half scaled to the bound: the bias of one in four thousand million does not matter here.
    return static_cast<std::size_t>(((bot_seed(game) >> 32U) * bound) >> 32U);
}

}  // namespace briar
