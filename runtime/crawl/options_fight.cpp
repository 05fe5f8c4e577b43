// What a fighting hero may choose, in words.
#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string direction(std::int32_t value) { return name(static_cast<Direction>(value)); }

std::string fight_prompt(const Game& game, const Decision& decision) {
    return name_at(game, decision, 0) + " against " + name_at(game, decision, 1) + ", round " + number_at(decision, 2);
}

std::string fight_key(const Game& game, const Option& option) { return "fight " + id_at(game, option, 1); }

std::string fight_label(const Game& game, const Option& option) {
    return "Fight on: you " + to_text(DiceExpr::unpack(option.args[2])) + ", " + name_at(game, option, 1) + " " +
           to_text(DiceExpr::unpack(option.args[3])) + ", " + std::to_string(health(game, piece_arg(option.args[1]))) +
           " health";
}

/// What an escape costs besides AP.
std::string price(const Game& game, std::int32_t foe, std::int32_t damage) {
    if (!is_hero(game, piece_arg(foe))) return std::to_string(damage) + " damage";
    return "a kill or " + std::to_string(data(game).rules.treachery.escape_damage) + " damage";  // CF-21.2
}

std::string escape_key(const Game&, const Option& option) { return "escape " + direction(option.args[1]); }

std::string escape_label(const Game& game, const Option& option) {
    return "Escape " + direction(option.args[1]) + " (" + std::to_string(data(game).rules.costs.escape) + " AP, " +
           price(game, option.args[2], option.args[3]) + ")";
}

std::string explore_key(const Game&, const Option&) { return "escape exploring"; }

std::string explore_label(const Game& game, const Option& option) {
    return "Escape to a new tile (" + std::to_string(data(game).rules.costs.escape_reveal) + " AP, " +
           price(game, option.args[1], option.args[2]) + ")";
}

std::string flee_prompt(const Game& game, const Decision& decision) {
    const PieceId hero = piece_arg(decision.args[0]);
    return name_of(game, hero) + " may run on: " + std::to_string(ap(game, hero)) + " AP left";
}

std::string flee_key(const Game&, const Option& option) { return "run " + direction(option.args[1]); }

std::string flee_label(const Game&, const Option& option) {
    return "Run " + direction(option.args[1]) + " (" + number_at(option, 2) + " AP)";
}

std::string stay_key(const Game&, const Option&) { return "stay"; }
std::string stay_label(const Game&, const Option&) { return "Stay here"; }

std::string attack_key(const Game& game, const Option& option) { return "attack " + id_at(game, option, 1); }

std::string attack_label(const Game& game, const Option& option) {
    return "Attack " + name_at(game, option, 1) + " (" + std::to_string(health(game, piece_arg(option.args[1]))) +
           " health)";
}

std::string ransom_prompt(const Game& game, const Decision& decision) {
    return name_at(game, decision, 0) + " escapes from " + name_at(game, decision, 1) + ": what is the price?";
}

std::string give_kill_prompt(const Game& game, const Decision& decision) {
    return name_at(game, decision, 0) + " is defeated by " + name_at(game, decision, 1) + ": which kill to give?";
}

std::string give_kill_key(const Game& game, const Option& option) { return "give " + id_at(game, option, 0); }

std::string give_kill_label(const Game& game, const Option& option) {
    const PieceId kill = piece_arg(option.args[0]);
    return "Give a kill: " + name_of(game, kill) + " (" + std::to_string(side(game, kill).health) + ")";
}

std::string bear_it_key(const Game&, const Option&) { return "take the damage"; }
std::string bear_it_label(const Game&, const Option& option) { return "Take " + number_at(option, 0) + " damage"; }

}  // namespace

const PromptKind kFightPrompt{"fight", fight_prompt};
const PromptKind kFleePrompt{"flee", flee_prompt};
const PromptKind kRansomPrompt{"ransom", ransom_prompt};
const PromptKind kGiveKillPrompt{"give-kill", give_kill_prompt};

const OptionKind kFightOption{"fight", fight_key, fight_label};
const OptionKind kEscapeOption{"escape", escape_key, escape_label};
const OptionKind kExploreOption{"escape-exploring", explore_key, explore_label};
const OptionKind kFleeOption{"flee", flee_key, flee_label};
const OptionKind kStayOption{"stay", stay_key, stay_label};
const OptionKind kAttackOption{"attack", attack_key, attack_label};
const OptionKind kGiveKillOption{"give-kill", give_kill_key, give_kill_label};
const OptionKind kBearItOption{"bear-it", bear_it_key, bear_it_label};

}  // namespace briar::crawl
