#include "runtime/journey/check_options.hpp"

#include <string>

#include "runtime/journey/check_payment.hpp"
#include "runtime/journey/consequence.hpp"
#include "runtime/journey/dice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/payment_text.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

Icon icon_arg(std::int32_t arg) { return static_cast<Icon>(arg); }

std::string check_prompt(const Game& game, const Decision& decision) {
    std::vector<std::string> missing;
    const Missing icons = missing_icons(game);
    for (int i = 0; i < icons.count; ++i)
        missing.push_back(icon_def(game, icons.icons[static_cast<std::size_t>(i)]).name);
    std::vector<std::string> dice;
    for (int i = 0; i < dice_count(game); ++i)
        dice.push_back(icon_def(game, face_of(game, i)).name);
    // What is asked for comes first.
    const std::string text =
        "Skill check at " + name_of(game, piece_arg(decision.args[0])) + ": " + listed(missing) + " missing";
    return dice.empty() ? text : text + " (rolled " + listed(dice) + ")";
}

std::string icon_prompt(const Game& game, const Decision& decision) {
    return "How is " + icon_def(game, icon_arg(decision.args[0])).name + " paid for?";
}

bool is_die(const Option& option) { return static_cast<Means::Sort>(option.args[1]) == Means::Sort::Die; }

std::string pay_key(const Game& game, const Option& option) {
    const std::string icon = "pay " + icon_id(game, icon_arg(option.args[0])) + " with ";
    if (is_die(option)) return icon + icon_id(game, face_of(game, option.args[2])) + " die";
    return icon + id_at(game, option, 2);
}

/// FR-2.3: the last icon is paid for at once, with all cards that were set aside for the others.
std::string warning(const Game& game, const Option& option) {
    const Decision& decision = game.decision();
    const bool card = static_cast<Means::Sort>(option.args[1]) == Means::Sort::Card;
    const int cards = decision.args[1] + (card ? 1 : 0);
    return decision.args[2] == 1 && loses_by_paying(game, cards) ? "; " + last_cards_text(cards) : "";
}

std::string damage_text(int damage) { return damage > 0 ? " (" + std::to_string(damage) + " damage)" : ""; }

std::string pay_label(const Game& game, const Option& option) {
    const std::string icon = "Pay " + icon_def(game, icon_arg(option.args[0])).name + " with ";
    const std::string cost = damage_text(option.args[3]) + warning(game, option);
    if (is_die(option)) return icon + "the die that shows " + icon_def(game, face_of(game, option.args[2])).name + cost;
    const PieceId piece = piece_arg(option.args[2]);
    if (is_hero(game, piece)) return icon + name_of(game, piece) + ", exhausted afterwards" + cost;
    return icon + card_text(game, piece) + cost;
}

std::string fail_key(const Game&, const Option&) { return "fail the check"; }

std::string fail_label(const Game& game, const Option& option) {
    const Consequence what = option.args[0] < 0 ? Consequence{} : failing(game).what;
    return "Fail the check: " + consequence_text(what);
}

std::string back_key(const Game&, const Option&) { return "back"; }
std::string back_label(const Game&, const Option&) { return "Back: nothing is spent"; }

}  // namespace

const PromptKind kCheckPrompt{"check", check_prompt};
const PromptKind kIconPrompt{"icon", icon_prompt};

const OptionKind kPayIconOption{"pay-icon", pay_key, pay_label};
const OptionKind kFailOption{"fail", fail_key, fail_label};
const OptionKind kBackOption{"back", back_key, back_label};

}  // namespace briar::journey
