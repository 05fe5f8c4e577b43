#include "runtime/engine/engine_log.hpp"

#include <cstdlib>

#include "runtime/engine/game.hpp"

namespace briar {
namespace {

std::string said(const Game&, const LogLine& line) { return line.text; }

std::string ended(const Game& game, const LogLine& line) {
    std::string text = "The game is won.";
    if (line.args[0] == static_cast<int>(Result::Lost)) text = "The game is lost.";
    if (line.args[0] == static_cast<int>(Result::Draw)) text = "The game ends in a draw.";
    if (line.args[2] >= 0) {
        const SeatId winner{static_cast<std::uint8_t>(line.args[2])};
        text = game.rules().system->seat_name(game, winner) + " wins the game.";
    }
    return line.text.empty() ? text : text + " " + line.text;
}

/// `5 + 2 + 4 = 11`: what each die shows, the bonus, the sum.
std::string sum_text(const LogLine& line) {
    const DiceExpr dice = DiceExpr::unpack(line.args[1]);
    std::string text;
    int parts = 0;
    for (auto bits = static_cast<std::uint32_t>(line.args[3]); bits != 0; bits >>= 6U) {
        text += (text.empty() ? "" : " + ") + std::to_string(bits & 63U);
        ++parts;
    }
    if (parts == 0 || (parts == 1 && dice.bonus == 0)) return std::to_string(line.args[2]);
    if (dice.bonus != 0) text += (dice.bonus < 0 ? " - " : " + ") + std::to_string(std::abs(dice.bonus));
    return text + " = " + std::to_string(line.args[2]);
}

std::string rolled(const Game& game, const LogLine& line) {
    const std::string dice = to_text(DiceExpr::unpack(line.args[1]));
    const std::string result = sum_text(line);
    if (line.args[0] < 0) return "Rolled " + dice + ": " + result + ".";
    return game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[0])}) + " rolls " + dice + ": " + result +
           ".";
}

std::string rerolled(const Game&, const LogLine& line) {
    return "The die that shows " + std::to_string(line.args[0]) + " is rolled again: " + std::to_string(line.args[1]) +
           ".";
}

}  // namespace

const LogKind kRerolledLog{"rerolled", rerolled};
const LogKind kSaidLog{"said", said};
const LogKind kEndedLog{"ended", ended};
const LogKind kRolledLog{"rolled", rolled};

}  // namespace briar
