#include "runtime/crawl/inventory_options.hpp"

#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

const std::string& space(const Game& game, const Option& option, std::size_t at) {
    return game.rules().zones[static_cast<std::size_t>(option.args[at])].role;
}

std::string inventory_text(const Game& game, const Decision& decision) {
    return "What does " + name_of(game, decision.hero) + " do with what is carried?";
}

std::string room_text(const Game& game, const Decision& decision) {
    return name_of(game, decision.hero) + " has no space for " + name_at(game, decision, 1) + ": what stays here?";
}

std::string inventory_key(const Game&, const Option&) { return "inventory"; }
std::string inventory_label(const Game&, const Option&) { return "Sort, drop or trade what is carried (free)"; }

std::string pick_up_key(const Game& game, const Option& option) { return "pick up " + id_at(game, option, 1); }
std::string pick_up_label(const Game& game, const Option& option) {
    return "Pick up " + name_at(game, option, 1) + " (free)";
}

std::string shift_key(const Game& game, const Option& option) {
    return "move " + id_at(game, option, 1) + " to " + space(game, option, 2);
}
std::string shift_label(const Game& game, const Option& option) {
    return "Move " + name_at(game, option, 1) + " to the " + space(game, option, 2);
}

std::string exchange_key(const Game& game, const Option& option) {
    return "swap " + id_at(game, option, 1) + " and " + id_at(game, option, 2);
}
std::string exchange_label(const Game& game, const Option& option) {
    return "Let " + name_at(game, option, 1) + " and " + name_at(game, option, 2) + " change places";
}

std::string drop_key(const Game& game, const Option& option) { return "drop " + id_at(game, option, 1); }
std::string drop_label(const Game& game, const Option& option) { return "Drop " + name_at(game, option, 1) + " here"; }

std::string give_key(const Game& game, const Option& option) {
    return "give " + id_at(game, option, 1) + " to " + id_at(game, option, 2);
}
std::string give_label(const Game& game, const Option& option) {
    return "Give " + name_at(game, option, 1) + " to " + name_at(game, option, 2);
}

std::string take_key(const Game& game, const Option& option) {
    return "take " + id_at(game, option, 1) + " from " + id_at(game, option, 2);
}
std::string take_label(const Game& game, const Option& option) {
    return "Take " + name_at(game, option, 1) + " from " + name_at(game, option, 2);
}

std::string trade_key(const Game& game, const Option& option) {
    return "trade " + id_at(game, option, 1) + " for " + id_at(game, option, 3) + " of " + id_at(game, option, 2);
}
std::string trade_label(const Game& game, const Option& option) {
    return "Trade " + name_at(game, option, 1) + " for " + name_at(game, option, 3) + " of " + name_at(game, option, 2);
}

std::string back_key(const Game&, const Option&) { return "back"; }
std::string back_label(const Game&, const Option&) { return "Leave everything as it is"; }

std::string leave_key(const Game& game, const Option& option) { return "leave " + id_at(game, option, 1); }
std::string leave_label(const Game& game, const Option& option) {
    return "Leave " + name_at(game, option, 1) + " here";
}

std::string replace_key(const Game& game, const Option& option) {
    return "drop " + id_at(game, option, 1) + " for " + id_at(game, option, 2);
}
std::string replace_label(const Game& game, const Option& option) {
    return "Drop " + name_at(game, option, 1) + " and take " + name_at(game, option, 2);
}

}  // namespace

const PromptKind kInventoryPrompt{"inventory", inventory_text};
const PromptKind kRoomPrompt{"room", room_text};

const OptionKind kInventoryOption{"inventory", inventory_key, inventory_label};
const OptionKind kPickUpOption{"pick-up", pick_up_key, pick_up_label};
const OptionKind kShiftOption{"shift", shift_key, shift_label};
const OptionKind kExchangeOption{"exchange", exchange_key, exchange_label};
const OptionKind kDropOption{"drop", drop_key, drop_label};
const OptionKind kGiveOption{"give", give_key, give_label};
const OptionKind kTakeOption{"take", take_key, take_label};
const OptionKind kTradeOption{"trade", trade_key, trade_label};
const OptionKind kBackOption{"back", back_key, back_label};
const OptionKind kLeaveOption{"leave", leave_key, leave_label};
const OptionKind kReplaceOption{"replace", replace_key, replace_label};

}  // namespace briar::crawl
