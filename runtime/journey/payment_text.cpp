#include "runtime/journey/payment_text.hpp"

#include <bit>
#include <cstdlib>
#include <vector>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

/// ` doubled by Echo and Horn`: the doublers of one card, taken from those that are left.
std::string doubled_text(const Game& game, const Purse& purse, CardSet& doublers) {
    std::vector<std::string> names;
    do {
        names.push_back(name_of(game, purse.pieces.cards[static_cast<std::size_t>(std::countr_zero(doublers))]));
        doublers &= doublers - 1;
    } while (purse.doubling.stacks && doublers != 0);
    const int factor = purse.doubling.factor;
    return " " + (factor == 2 ? "doubled" : "times " + std::to_string(factor)) + " by " + listed(names);
}

/// What the cards on the table ask for, before rules change it.
int printed(const Game& game, Side side) {
    const LocationDef& here = location_def(game, at(game));
    if (side == Side::Fight) return here.fight.points;
    return here.steps.after + location_def(game, next_location(game)).steps.before;
}

/// `4 printed, 5 rolled, 2 more by its rules`; empty: all is printed.
std::string parts_text(const Game& game, Side side, int total) {
    const JourneyState& state = journey(game);
    const bool rolled = side == Side::Fight && state.fight_rolled != 0;
    const int changed = total - printed(game, side) - (rolled ? state.rolled : 0);
    if (!rolled && changed == 0) return {};
    std::string text = std::to_string(printed(game, side)) + " printed";
    if (rolled) text += ", " + std::to_string(state.rolled) + " rolled";
    if (changed == 0) return text;
    return text + ", " + std::to_string(std::abs(changed)) + (changed > 0 ? " more" : " less") + " by special rules";
}

}  // namespace

std::string set_text(const Game& game, const Purse& purse, CardSet cards) {
    const Reading reading = best_reading(purse.all(), cards, purse.doubling);
    CardSet doublers = reading.doublers;
    std::string text;
    for (std::size_t i = 0; i < purse.pieces.count && i < kMostCards; ++i) {
        const CardSet bit = CardSet{1} << i;
        if ((cards & ~reading.doublers & bit) == 0) continue;
        text += (text.empty() ? "" : " + ") + name_of(game, purse.pieces.cards[i]) + " " +
                std::to_string(purse.cards[i].points);
        if ((reading.doubled & bit) != 0 && doublers != 0) text += doubled_text(game, purse, doublers);
    }
    return text;
}

std::string doubler_text(Doubling doubling) {
    if (doubling.factor < 2) return {};
    if (doubling.factor == 2) return ", or doubles another card";
    return ", or takes another card times " + std::to_string(doubling.factor);
}

std::string last_cards_text(int cards) {
    return std::string(cards == 1 ? "your last card" : "your last cards") + ", and so the game is lost";
}

std::string needed_text(const Game& game, Side side, int needed, const std::string& what) {
    const int bonus = journey(game).bonus;
    const int total = needed + bonus;
    std::string parts = parts_text(game, side, total);
    if (bonus != 0) {
        parts += (parts.empty() ? "" : "; ") + std::to_string(std::abs(bonus)) + (bonus > 0 ? "" : " more") +
                 " from abilities";
    }
    const std::string of_all = bonus > 0 ? " of " + std::to_string(total) : "";
    return std::to_string(needed) + of_all + " " + what + (bonus > 0 ? " still needed" : " needed") +
           (parts.empty() ? "" : " (" + parts + ")");
}

}  // namespace briar::journey
