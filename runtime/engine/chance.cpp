// Chance: dice and draws, from the state's own streams or from what a test laid down.
#include <string>

#include "runtime/engine/engine_log.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/game.hpp"

namespace briar {
namespace {

int forced_die(Forced& forced, int sides) {
    const int value = forced.values[forced.next++];
    if (value < 1 || value > sides) {
        throw ForcedRollError("the laid-down roll " + std::to_string(value) + " does not fit a die of " +
                              std::to_string(sides) + " sides");
    }
    return value;
}

}  // namespace

int Game::die(int sides) {
    ++header().chance;
    Forced& forced = header().forced;
    if (forced.next < forced.count) return forced_die(forced, sides);
    if (forced.strict != 0) {
        throw ForcedRollError("all " + std::to_string(forced.count) +
                              " laid-down dice are used up, and one more is rolled");
    }
    const auto bound = static_cast<std::uint32_t>(sides);
    return static_cast<int>(header().random[static_cast<std::size_t>(Stream::Dice)].below(bound)) + 1;
}

int Game::chance(Stream stream, int bound) {
    ++header().chance;
    return static_cast<int>(header().random[static_cast<std::size_t>(stream)].below(static_cast<std::uint32_t>(bound)));
}

PieceId Game::draw(ZoneId zone) {
    const Zone& from = state_.zone(zone);
    if (from.count == 0) return {};
    if (from.fixed > 0) {
        ++header().chance;
        return from.front;
    }
    return state_.at_index(zone, static_cast<std::uint32_t>(chance(Stream::Draws, from.count)));
}

void Game::cast(DiceExpr dice, Roll& roll) {
    roll.count = dice.count;
    roll.sides = dice.sides;
    for (std::size_t i = 0; i < roll.count; ++i)
        roll.values[i] = static_cast<std::uint8_t>(die(dice.sides));
}

Flow<void> Game::announce_roll(Roll& roll, PieceId hero, PieceId roller) {
    const EventId rolled = kRolledEvent;
    if (!heard(rolled)) co_return;
    Roll* const outer = rolling_;
    rolling_ = &roll;
    Event event(rolled, hero, roller);
    co_await announce(event);
    rolling_ = outer;
}

Flow<int> Game::roll(DiceExpr dice, Roll& roll, PieceId hero, PieceId roller) {
    cast(dice, roll);
    log(kRolledLog, Event::to_arg(roller), dice.pack(), roll.sum() + dice.bonus, roll.packed(), Event::to_arg(hero));
    if (heard(kRolledEvent)) co_await announce_roll(roll, hero, roller);
    co_return roll.sum() + dice.bonus;
}

}  // namespace briar
