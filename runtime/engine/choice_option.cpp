#include "runtime/engine/choice_option.hpp"

#include <algorithm>

#include "runtime/engine/game.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

const std::string& own_label(const Game& game, const Option& option) {
    return game.text(TextId{option.args[kChoiceLabelArg]});
}

std::string choice_label(const Game& game, const Option& option) {
    const std::string& label = own_label(game, option);
    const PieceId piece = piece_of_choice(option);
    return label.empty() && piece ? game.rules().system->piece_text(game, piece) : label;
}

std::string choice_key(const Game& game, const Option& option) {
    if (option.args[kChoiceKeyArg] != 0) return game.text(TextId{option.args[kChoiceKeyArg]});
    std::string key = own_label(game, option);
    if (const PieceId piece = piece_of_choice(option); key.empty() && piece) return game.rules().key(piece);
    return small_letters(key);
}

}  // namespace

const OptionKind kChoiceOption{"choice", choice_key, choice_label};

PieceId piece_of_choice(const Option& option) {
    const Arg piece = option.args[kChoicePieceArg];
    if (option.kind != &kChoiceOption || piece < 0) return {};
    return PieceId{static_cast<std::uint16_t>(piece)};
}

}  // namespace briar
