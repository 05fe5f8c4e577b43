#include "runtime/cli/play/journey_words.hpp"

#include "runtime/journey/texts.hpp"

namespace briar::cli {
using namespace journey;
namespace {

void join(std::string& text, const std::string& part, const char* between) {
    text += (text.empty() ? "" : between) + part;
}

}  // namespace

std::string short_words(const Consequence& consequence) {
    std::string text;
    if (consequence.damage > 0) join(text, std::to_string(consequence.damage) + "hp", " ");
    if (consequence.incapacitate > 0) join(text, counted(consequence.incapacitate, "hero", "heroes"), " ");
    if (consequence.cards > 0) join(text, counted(consequence.cards, "card", "cards"), " ");
    if (consequence.gold > 0) join(text, std::to_string(consequence.gold) + "g", " ");
    return text;
}

std::string check_words(const Game& game, PieceId location) {
    std::string text;
    for (const Icon icon : check_icons(game, location))
        join(text, icon_def(game, icon).letter, " ");
    return text.empty() ? "none" : text;
}

std::string fight_words(const Game& game, PieceId location) {
    const FightDef& fight = location_def(game, location).fight;
    if (fight.points == 0 && fight.dice.count == 0) return "nothing to fight";
    std::string text = "fight " + fight_text(fight);
    if (fight.gold > 0) text += " (" + std::to_string(fight.gold) + "g)";
    return text;
}

std::string icon_letters(const Game& game, PieceId piece) {
    std::string text;
    for (std::size_t icon = 0; icon < data(game).icons.size(); ++icon) {
        if (((shown_icons(game, piece) >> icon) & 1U) != 0) text += data(game).icons[icon]->letter;
    }
    return text;
}

}  // namespace briar::cli
