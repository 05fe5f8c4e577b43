// What people read of actions: keys, labels, questions, lines of the log.
#include <algorithm>
#include <utility>

#include "runtime/engine/action_option.hpp"
#include "runtime/engine/action_text.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

/// Stands for a target that is asked for.
constexpr const char* kOpen = "...";

/// The target takes the place that the label has for it, or follows it.
std::string with_target(std::string label, const std::string& target) {
    const std::size_t place = label.find(kTargetPlace);
    if (place == std::string::npos) return label + " on " + target;
    return label.replace(place, kTargetPlace.size(), target);
}

std::string action_key(const Game& game, const Option& option) {
    const Action& of = action_in(game, option);
    std::string key = small_letters(of.label);
    if (of.target.empty()) return key;
    if (option.args[kTargetArg] == kAskTarget) return with_target(std::move(key), kOpen);
    return with_target(std::move(key), game.rules().system->target_key(game, of, option.args[kTargetArg]));
}

/// ` (2 AP, Bryn is exhausted)`
std::string costs_text(const Game& game, const Option& option) {
    const Action& of = action_in(game, option);
    std::string text;
    for (const auto& [counter, amount] : of.costs) {
        std::string name = game.rules().counters[counter.value].name;
        // `ap` is AP; whole words, such as health, are not shouted.
        if (name.size() <= 2) std::transform(name.begin(), name.end(), name.begin(), capital_letter);
        text += (text.empty() ? "" : ", ") + std::to_string(amount) + " " + name;
    }
    const std::string price =
        game.rules().system->action_price(game, Game::carrier_of(option), Game::action_of(option));
    if (!price.empty()) text += (text.empty() ? "" : ", ") + price;
    return text.empty() ? text : " (" + text + ")";
}

std::string action_label(const Game& game, const Option& option) {
    return label_with_target(game, action_in(game, option), option.args[kTargetArg]) + costs_text(game, option);
}

std::string target_prompt(const Game& game, const Decision& decision) {
    return label_with_target(game, game.rules().actions[static_cast<std::size_t>(decision.args[0])], kAskTarget);
}

/// The action has been chosen: only what it is done to is left to say.
std::string target_label(const Game& game, const Option& option) {
    return game.rules().system->target_text(game, action_in(game, option), option.args[kTargetArg]);
}

std::string back_key(const Game&, const Option&) { return "back"; }
std::string back_label(const Game&, const Option&) { return "Back: nothing is done"; }

/// `Bryn: drink the potion.`, or the label alone where it begins with the name: `Bryn shouts.`
std::string acted(const Game& game, const LogLine& line) {
    std::string text = line.text + ".";
    if (line.args[kHeroArg] < 0) return text;
    const std::string& hero = game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[kHeroArg])});
    if (text.starts_with(hero)) return text;
    return hero + ": " + with_small_first(text);
}

}  // namespace

const OptionKind kActionOption{"action", action_key, action_label};
const PromptKind kTargetPrompt{"target", target_prompt};
const OptionKind kTargetOption{"target", action_key, target_label};
const OptionKind kBackOption{"back", back_key, back_label};
const LogKind kActedLog{"acted", acted};

std::string label_with_target(const Game& game, const Action& of, Arg target) {
    if (of.target.empty()) return of.label;
    if (target == kAskTarget) return open_label(of);
    return with_target(of.label, game.rules().system->target_text(game, of, target));
}

std::string open_label(const Action& action) {
    return action.target.empty() ? action.label : with_target(action.label, kOpen);
}

bool Game::is_action(const Option& option) { return option.kind == &kActionOption || option.kind == &kTargetOption; }

ActionId Game::action_of(const Option& option) { return ActionId{static_cast<std::uint16_t>(option.args[kActionArg])}; }

PieceId Game::carrier_of(const Option& option) { return piece_arg(option, kCarrierArg); }

}  // namespace briar
