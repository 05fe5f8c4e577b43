#include "runtime/journey/dice.hpp"

#include <algorithm>

#include "runtime/journey/check_logs.hpp"
#include "runtime/journey/gold.hpp"
#include "runtime/journey/heroes.hpp"

namespace briar::journey {
namespace {

DiceExpr check_dice(const Game& game, int count) {
    return {static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(data(game).faces.size()), 0};
}

/// A face as it is kept: a result of 1 is the first one.
std::int8_t kept(int result) { return static_cast<std::int8_t>(result - 1); }

void log_dice(Game& game) {
    if (!game.watched()) return;
    std::array<std::uint32_t, 2> packed{};
    for (std::size_t i = 0; i < kMaxDice; ++i) {
        const auto face = static_cast<std::uint8_t>(journey(game).faces[i]);
        packed[i / 4] |= std::uint32_t{face} << (i % 4 * 8);
    }
    game.log(kDiceLog, at(game).value, static_cast<Arg>(packed[0]), static_cast<Arg>(packed[1]));
}

/// Throws one die again, without a word; gives the gold that it shows.
Flow<int> throw_again(Game& game, int die) {
    Roll roll;
    game.cast(check_dice(game, 1), roll);
    co_await game.announce_roll(roll, lead(game), PieceId{});
    JourneyState& state = journey(game);
    state.faces[static_cast<std::size_t>(die)] = kept(roll.values[0]);
    state.used_dice = static_cast<std::uint8_t>(state.used_dice & ~(1U << static_cast<unsigned>(die)));
    co_return icon_def(game, face_of(game, die)).gold;
}

}  // namespace

int dice_count(const Game& game) {
    const auto& faces = journey(game).faces;
    return static_cast<int>(std::find(faces.begin(), faces.end(), kNoFace) - faces.begin());
}

Flow<void> roll_check(Game& game) {
    JourneyState& state = journey(game);
    Event subject(EventId{}, at(game));
    const int dice = std::clamp(game.modified(data(game).words.check_dice, data(game).dice, subject), 0, kMaxDice);
    state.dice_rolled = 1;
    if (dice == 0) co_return;
    Roll roll;
    game.cast(check_dice(game, dice), roll);
    co_await game.announce_roll(roll, lead(game), PieceId{});
    int gold = 0;
    for (int i = 0; i < dice; ++i) {
        state.faces[static_cast<std::size_t>(i)] = kept(roll.values[static_cast<std::size_t>(i)]);
        gold += icon_def(game, face_of(game, i)).gold;
    }
    log_dice(game);
    if (gold > 0 && !game.finished()) co_await gain_gold(game, gold);
}

Flow<void> roll_again(Game& game, int die) {
    const int gold = co_await throw_again(game, die);
    log_dice(game);
    if (gold > 0 && !game.finished()) co_await gain_gold(game, gold);
}

Flow<int> roll_all_again(Game& game) {
    int gold = 0;
    int thrown = 0;
    for (int die = 0; die < dice_count(game) && !game.finished(); ++die) {
        if (die_used(game, die)) continue;
        gold += co_await throw_again(game, die);
        ++thrown;
    }
    if (thrown > 0) log_dice(game);
    if (gold > 0 && !game.finished()) co_await gain_gold(game, gold);
    co_return thrown;
}

}  // namespace briar::journey
