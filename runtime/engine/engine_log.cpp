#include "runtime/engine/engine_log.hpp"

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

std::string rolled(const Game& game, const LogLine& line) {
    const std::string dice = to_text(DiceExpr::unpack(line.args[1]));
    const std::string result = std::to_string(line.args[2]);
    if (line.args[0] < 0) return "A roll of " + dice + " gives " + result + ".";
    return game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[0])}) + " rolls " + dice + ": " + result +
           ".";
}

}  // namespace

const LogKind kSaidLog{"said", said};
const LogKind kEndedLog{"ended", ended};
const LogKind kRolledLog{"rolled", rolled};

}  // namespace briar
