#include "runtime/engine/log_words.hpp"

#include "runtime/engine/game.hpp"

namespace briar {

std::string name_at(const Game& game, const LogLine& line, std::size_t at) {
    if (line.args[at] < 0) return "Nobody";
    return game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[at])});
}

}  // namespace briar
