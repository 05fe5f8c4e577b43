#include "runtime/journey/die_choice.hpp"

#include <string>

#include "runtime/journey/dice.hpp"
#include "runtime/journey/skill_check.hpp"

namespace briar::journey {
namespace {

std::string die_prompt(const Game&, const Decision&) { return "Which die is rolled again?"; }
std::string icon_prompt(const Game&, const Decision&) { return "Which icon counts as met?"; }

std::string die_key(const Game& game, const Option& option) {
    return "reroll " + icon_id(game, face_of(game, option.args[0]));
}
std::string die_label(const Game& game, const Option& option) {
    return "Roll the die again that shows " + icon_def(game, face_of(game, option.args[0])).name;
}
std::string icon_key(const Game& game, const Option& option) {
    return "meet " + icon_id(game, static_cast<Icon>(option.args[0]));
}
std::string icon_label(const Game& game, const Option& option) {
    return icon_def(game, static_cast<Icon>(option.args[0])).name + " counts as met";
}

}  // namespace

const PromptKind kDiePrompt{"die", die_prompt};
const PromptKind kMissingIconPrompt{"missing-icon", icon_prompt};
const OptionKind kDieOption{"die", die_key, die_label};
const OptionKind kMissingIconOption{"missing-icon", icon_key, icon_label};

Flow<int> choose_die(Game& game) {
    game.begin_decision(kDiePrompt, SeatId{0}, PieceId{});
    IconSet seen = 0;
    for (int die = 0; die < dice_count(game); ++die) {
        const IconSet bit = IconSet{1} << face_of(game, die);
        if (die_used(game, die) || (seen & bit) != 0) continue;
        seen |= bit;
        game.offer(kDieOption, die);
    }
    if (game.decision().options.empty()) co_return -1;
    const Option option = co_await game.ask();
    co_return option.args[0];
}

Flow<Icon> choose_missing_icon(Game& game) {
    game.begin_decision(kMissingIconPrompt, SeatId{0}, PieceId{});
    IconSet seen = 0;
    const Missing missing = missing_icons(game);
    for (int i = 0; i < missing.count; ++i) {
        const Icon icon = missing.icons[static_cast<std::size_t>(i)];
        if ((seen >> icon & 1U) != 0) continue;
        seen |= IconSet{1} << icon;
        game.offer(kMissingIconOption, icon);
    }
    if (game.decision().options.empty()) co_return kNone;
    const Option option = co_await game.ask();
    co_return static_cast<Icon>(option.args[0]);
}

}  // namespace briar::journey
