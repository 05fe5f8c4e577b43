#include "runtime/bots/travel_check.hpp"

#include <algorithm>
#include <cmath>

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/bots/travel_choice.hpp"
#include "runtime/bots/travel_plan.hpp"
#include "runtime/journey/check_payment.hpp"
#include "runtime/journey/consequence.hpp"

namespace briar::greedy {
using namespace journey;
namespace {

/// What is still free to pay with.
struct Holdings {
    Hand hand = 0;
    std::uint32_t heroes = 0;  ///< ready ones, as bits by place in the party
    int dice = 0;              ///< that stand for any icon
};

/// Looks through the ways to pay for the missing icons, one after another.
class CheckPlan {
public:
    explicit CheckPlan(Game& game) : game_(game), plan_(game), missing_(missing_icons(game)) {}

    [[nodiscard]] double failing_worth() {
        return plan_.from_fight(plan_.whole_hand()) - plan_.worth().harm(failing(game_).what);
    }
    /// The best that can come of paying for the icons from `index` on.
    [[nodiscard]] double best(int index, const Holdings& purse);
    /// Of beginning with this option, whose means pay for the icon at `index`.
    [[nodiscard]] double of(const Option& option, int index);
    [[nodiscard]] double of_alone(const Option& option);
    [[nodiscard]] double reward() const { return plan_.reward(); }
    [[nodiscard]] double free_turn() { return plan_.from_fight(plan_.whole_hand()); }

private:
    [[nodiscard]] Holdings whole() const;
    /// Whether a card of the same sort that is free as well lies before it: paying with either comes to the same.
    [[nodiscard]] bool alike_before(PieceId card, Hand free) const;
    [[nodiscard]] double spend(const Option& option, Holdings& purse) const;

    Game& game_;
    TravelPlan plan_;
    Missing missing_;
};

Holdings CheckPlan::whole() const {
    Holdings purse{plan_.whole_hand(), 0, 0};
    for (std::size_t i = 0; i < party(game_).size(); ++i) {
        if (ready(game_, party(game_)[i])) purse.heroes |= 1U << i;
    }
    const JourneyState& state = journey::journey(game_);
    for (std::size_t die = 0; die < kMaxDice && state.faces[die] != kNoFace; ++die) {
        const Icon face = face_icon(game_, state.faces[die]);
        const bool used = ((state.used_dice >> die) & 1U) != 0;
        purse.dice += !used && icon_def(game_, face).any ? 1 : 0;
    }
    return purse;
}

bool CheckPlan::alike_before(PieceId card, Hand free) const {
    const DefId def = game_.rules().info(card).def;
    for (PieceId other = game_.state().piece(card).previous; other; other = game_.state().piece(other).previous) {
        if (game_.rules().info(other).def == def && (plan_.bit_of(other) & free) != 0) return true;
    }
    return false;
}

double CheckPlan::best(int index, const Holdings& purse) {
    if (index == missing_.count) return plan_.from_fight(purse.hand);
    const Icon icon = missing_.icons[static_cast<std::size_t>(index)];
    double most = kNever;
    PieceId card = game_.state().zone(data(game_).hand).front;
    for (; card; card = game_.state().piece(card).next) {
        const Hand bit = plan_.bit_of(card);
        if ((bit & purse.hand) == 0 || !pays(game_, shown_icons(game_, card), icon)) continue;
        if (alike_before(card, purse.hand)) continue;
        Holdings left = purse;
        left.hand &= ~bit;
        most = std::max(most, best(index + 1, left) - plan_.price(bit));
    }
    for (std::size_t i = 0; i < party(game_).size(); ++i) {
        const PieceId hero = party(game_)[i];
        if ((purse.heroes >> i & 1U) == 0 || !pays(game_, shown_icons(game_, hero), icon)) continue;
        Holdings left = purse;
        left.heroes &= ~(1U << i);
        most = std::max(most, best(index + 1, left) - plan_.worth().exhausting(hero));
    }
    if (purse.dice > 0) {
        Holdings left = purse;
        --left.dice;
        most = std::max(most, best(index + 1, left) - plan_.worth().damage(1));
    }
    return most;
}

/// Takes what an option pays with out of the purse; gives its price.
double CheckPlan::spend(const Option& option, Holdings& purse) const {
    const double damage = plan_.worth().damage(option.args[3]);
    if (static_cast<Means::Sort>(option.args[1]) == Means::Sort::Die) {
        --purse.dice;
        return damage;
    }
    const PieceId piece = piece_at(option, 2);
    if (is_hero(game_, piece)) {
        const auto place = std::find(party(game_).begin(), party(game_).end(), piece) - party(game_).begin();
        purse.heroes &= ~(1U << static_cast<unsigned>(place));
        return damage + plan_.worth().exhausting(piece);
    }
    const Hand bit = plan_.bit_of(piece);
    purse.hand &= ~bit;
    return damage + plan_.price(bit);
}

double CheckPlan::of(const Option& option, int index) {
    Holdings purse = whole();
    const double price = spend(option, purse);
    return best(index + 1, purse) - price;
}

double CheckPlan::of_alone(const Option& option) {
    Holdings purse = whole();
    const double price = spend(option, purse);
    return plan_.from_fight(purse.hand) - price;
}

}  // namespace

std::size_t choose_in_check(Game& game) {
    CheckPlan plan(game);
    double most = plan.failing_worth();
    for (const Option& option : game.decision().options) {
        if (is(option, "pay-icon")) most = std::max(most, plan.of(option, 0));
    }
    const double trouble = plan.free_turn() - most;
    return best_option(game, [&](const Option& option) {
        if (Game::is_action(option)) return action_worth(game, option, trouble);
        if (is(option, "pay-icon")) return plan.of(option, 0);
        return is(option, "fail") ? plan.failing_worth() : kNever;
    });
}

std::size_t choose_means(Game& game) {
    CheckPlan plan(game);
    return best_option(game,
                       [&](const Option& option) { return is(option, "pay-icon") ? plan.of_alone(option) : kNever; });
}

}  // namespace briar::greedy
