#include "runtime/journey/harm_options.hpp"

#include <string>

#include "runtime/engine/texts.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::journey {
namespace {

std::string damage_prompt(const Game&, const Decision& decision) {
    return number_at(decision, 0) + " damage to spread: who takes " + (decision.args[0] == 1 ? "it?" : "the next one?");
}

std::string damage_key(const Game& game, const Option& option) { return "hurt " + id_at(game, option, 0); }

std::string damage_label(const Game& game, const Option& option) {
    const std::string& name = name_at(game, option, 0);
    if (option.args[1] == 0) return name + " takes 1 damage and is incapacitated";
    return name + " takes 1 damage (" + number_at(option, 1) + " health left)";
}

}  // namespace

const PromptKind kDamagePrompt{"damage", damage_prompt};
const OptionKind kDamageOption{"damage", damage_key, damage_label};

}  // namespace briar::journey
