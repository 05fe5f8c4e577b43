#include "runtime/engine/texts.hpp"

namespace briar {

std::string counted(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::string quoted(const Game& game, PieceId piece) { return "`" + game.rules().key(piece) + "`"; }

}  // namespace briar
