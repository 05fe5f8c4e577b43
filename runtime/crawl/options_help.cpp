// Calling for help, sharing what is won, making room, and shooting, in words.
#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

std::string call_key(const Game& game, const Option& option) { return "call " + id_at(game, option, 1); }

std::string call_label(const Game& game, const Option& option) {
    const PieceId partner = piece_arg(option.args[1]);
    std::string label = "Call " + name_of(game, partner) + " to help (" + std::to_string(data(game).rules.costs.tag) +
                        " AP, and " + number_at(option, 2) + " of " + name_of(game, partner) + "'s " +
                        std::to_string(ap(game, partner)) + " AP)";
    const int refuses_on = data(game).rules.tag.refuses_on;
    if (refuses_on > 0) label += ", refuses on a roll of up to " + std::to_string(refuses_on);
    return label;
}

std::string tag_prompt(const Game& game, const Decision& decision) {
    const std::string called = name_at(game, decision, 1);
    return name_at(game, decision, 0) + " calls " + called + " to help in a fight. Does " + called + " come?";
}

std::string consent_key(const Game&, const Option& option) { return option.args[0] != 0 ? "come" : "refuse"; }
std::string consent_label(const Game&, const Option& option) { return option.args[0] != 0 ? "Come" : "Refuse"; }

std::string join_prompt(const Game& game, const Decision& decision) {
    return "Who fights at the side of " + name_at(game, decision, 0) + "?";
}

std::string join_key(const Game& game, const Option& option) { return "join " + id_at(game, option, 0); }
std::string join_label(const Game& game, const Option& option) { return name_at(game, option, 0) + " joins the fight"; }

std::string share_prompt(const Game& game, const Decision& decision) {
    return name_at(game, decision, 0) + " draws " + name_at(game, decision, 1) + ". Who gets it?";
}

std::string share_key(const Game& game, const Option& option) { return "for " + id_at(game, option, 0); }
std::string share_label(const Game& game, const Option& option) { return name_at(game, option, 0) + " gets it"; }

std::string make_room_prompt(const Game& game, const Decision& decision) {
    const DefId status{static_cast<std::uint16_t>(decision.args[1])};
    return name_at(game, decision, 0) + " has no space left for " + game.rules().name(status) +
           ": which item is dropped?";
}

std::string leave_key(const Game& game, const Option& option) { return "leave " + id_at(game, option, 0); }
std::string leave_label(const Game& game, const Option& option) { return "Drop " + name_at(game, option, 0); }

std::string shot_key(const Game& game, const Option& option) {
    const PieceId monster = piece_arg(option.args[2]);
    return "shoot " + id_at(game, option, 0) + " at " + (monster ? id_of(game, monster) : "unknown") + " " +
           place_text(game, piece_arg(option.args[1]));
}

std::string shot_label(const Game& game, const Option& option) {
    const PieceId monster = piece_arg(option.args[2]);
    const DiceExpr dice = item_def(game, piece_arg(option.args[0])).ranged.dice;
    std::string label = "Shoot with " + name_at(game, option, 0) + " at ";
    label += monster ? name_of(game, monster) : "an unrevealed monster";
    label += " at " + place_text(game, piece_arg(option.args[1])) + " (" + number_at(option, 3) + " AP, " +
             to_text(dice) + " damage";
    if (monster) label += ", " + std::to_string(health(game, monster)) + " health";
    return label + ")";
}

}  // namespace

const PromptKind kTagPrompt{"tag?", tag_prompt};
const PromptKind kJoinPrompt{"join", join_prompt};
const PromptKind kSharePrompt{"share", share_prompt};
const PromptKind kMakeRoomPrompt{"make-room", make_room_prompt};

const OptionKind kCallOption{"call", call_key, call_label};
const OptionKind kConsentOption{"consent", consent_key, consent_label};
const OptionKind kJoinOption{"join", join_key, join_label};
const OptionKind kShareOption{"share", share_key, share_label};
const OptionKind kLeaveItemOption{"leave", leave_key, leave_label};
const OptionKind kShotOption{"shot", shot_key, shot_label};

}  // namespace briar::crawl
