#include "runtime/journey/texts.hpp"

#include <bit>

namespace briar::journey {

std::string heroes_text(const Game& game, std::int32_t bits) {
    std::vector<std::string> names;
    const auto heroes = party(game);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        if ((static_cast<std::uint32_t>(bits) >> i & 1U) != 0) names.push_back(name_of(game, heroes[i]));
    }
    return names.empty() ? kNobody : listed(names);
}

std::string heroes_do(const Game& game, std::int32_t bits, const char* one, const char* many) {
    return heroes_text(game, bits) + " " + (std::has_single_bit(static_cast<std::uint32_t>(bits)) ? one : many);
}

std::string consequence_text(const Consequence& what) {
    std::vector<std::string> parts;
    if (what.damage > 0) parts.push_back(std::to_string(what.damage) + " damage");
    if (what.cards > 0) parts.push_back(counted(what.cards, "card", "cards") + " out of the game");
    if (what.incapacitate > 0) parts.push_back(counted(what.incapacitate, "hero", "heroes") + " incapacitated");
    if (what.gold > 0) parts.push_back(std::to_string(what.gold) + " gold lost");
    return parts.empty() ? "nothing" : listed(parts);
}

std::string fight_text(const FightDef& fight) {
    std::string text = std::to_string(fight.points);
    if (fight.dice.count == 0) return text;
    return text + "+" + (fight.dice.count > 1 ? std::to_string(fight.dice.count) : "") + "d" +
           std::to_string(fight.dice.sides);
}

std::string card_text(const Game& game, PieceId card) {
    const CardDef& def = card_def(game, card);
    std::vector<std::string> icons;
    for (const DefId icon : def.icons)
        icons.push_back(game.rules().name(icon));
    std::string text =
        name_of(game, card) + " (fight " + std::to_string(def.fight) + ", move " + std::to_string(def.move);
    if (!icons.empty()) text += "; " + listed(icons);
    if (def.doubles == Doubles::Both) text += "; doubles";
    if (def.doubles == Doubles::Fight) text += "; doubles fight";
    if (def.doubles == Doubles::Move) text += "; doubles movement";
    return text + ")";
}

}  // namespace briar::journey
