#include "runtime/bots/greedy_travel.hpp"

#include <algorithm>

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/bots/travel_check.hpp"
#include "runtime/bots/travel_choice.hpp"
#include "runtime/bots/travel_plan.hpp"
#include "runtime/journey/choice.hpp"

namespace briar::greedy {
using namespace journey;
namespace {

std::size_t choose_stand(Game& game) {
    TravelPlan plan(game);
    const Hand hand = plan.whole_hand();
    const double trouble = plan.reward() - plan.from_fight(hand);
    return best_option(game, [&](const Option& option) {
        if (Game::is_action(option)) return action_worth(game, option, trouble);
        if (is(option, "pay")) return plan.of_fighting(hand, static_cast<Hand>(option.args[0]) & hand);
        return is(option, "decline") ? plan.of_losing(hand) : kNever;
    });
}

std::size_t choose_way(Game& game) {
    TravelPlan plan(game);
    const double trouble = -plan.from_move(plan.whole_hand());
    return best_option(game, [&](const Option& option) {
        if (Game::is_action(option)) return action_worth(game, option, trouble);
        if (is(option, "pay")) return plan.of_moving(static_cast<Hand>(option.args[0]) & plan.whole_hand());
        return is(option, "decline") ? plan.of_straying() : kNever;
    });
}

/// FR-9.1: rest when the next draw would empty the deck and there is something to shuffle back; but who holds cards
/// enough goes on with them: the later the rest, the more comes back.
bool should_rest(const Game& game) {
    constexpr int kEnough = 9;
    const int wanted = data(game).rules.hand - hand_size(game);
    return deck_size(game) <= std::max(1, wanted) && deck_size(game) + hand_size(game) <= kEnough &&
           count(game, data(game).discard) >= 6;
}

/// FR-9.2: gold buys more than it scores; near the end any visit is better than none.
bool should_shop(const Game& game) {
    constexpr int kEnough = 4;
    constexpr int kNearTheEnd = 3;
    const int gold = journey::journey(game).gold;
    const bool ends = last_leg(game) && count(game, leg(game).deck) < kNearTheEnd;
    return gold >= kEnough || (ends && gold >= 1);
}

std::size_t choose_landing(Game& game) {
    return best_option(game, [&](const Option& option) {
        if (is(option, "rest")) return should_rest(game) ? 30.0 : kNever;
        if (is(option, "visit")) return should_shop(game) ? 20.0 : kNever;
        if (Game::is_action(option)) {
            const int appeal = game.appeal(option);
            return appeal >= 10 ? 0.5 + appeal / 100.0 : kNever;
        }
        return 0.0;  // go on
    });
}

/// Prices tell what things are worth; nothing is bought that the party has already.
std::size_t choose_purchase(Game& game) {
    return best_option(game, [&](const Option& option) {
        if (Game::is_action(option)) return kNever;
        if (!is(option, "buy")) return 0.0;
        return 1.0 + item_def(game, piece_at(option, 0)).price - 0.1 * option.args[1];
    });
}

/// Who can bear it best: an exhausted hero rather than a ready one, and nobody falls as long as it can be helped.
double bearing(Game& game, PieceId hero) {
    const int left = health(game, hero);
    return (left > 1 ? 10.0 : 0.0) + left + (ready(game, hero) ? 0.0 : 1.5);
}

std::size_t choose_victim(Game& game) {
    return best_option(game, [&](const Option& option) { return bearing(game, piece_at(option, 0)); });
}

std::size_t choose_hero(Game& game) {
    const auto what = static_cast<HeroChoice>(game.decision().options[0].args[1]);
    return best_option(game, [&](const Option& option) {
        const PieceId hero = piece_at(option, 0);
        switch (what) {
            case HeroChoice::Incapacitate:
                return -health(game, hero) + (ready(game, hero) ? -2.0 : 0.0);
            case HeroChoice::Heal:
                return -static_cast<double>(health(game, hero));
            case HeroChoice::Restore:
            case HeroChoice::Revive:
                return static_cast<double>(hero_def(game, hero).health);
            case HeroChoice::Exhaust:
                break;
        }
        return -static_cast<double>(health(game, hero));
    });
}

double card_points(const Game& game, PieceId card) {
    const CardDef& def = card_def(game, card);
    return def.fight + def.move + (def.doubles != Doubles::None ? 4.0 : 0.0);
}

std::size_t choose_card(Game& game) {
    const bool discards = static_cast<CardChoice>(game.decision().options[0].args[1]) == CardChoice::Discard;
    return best_option(game, [&](const Option& option) {
        const double points = card_points(game, piece_at(option, 0));
        return discards ? -points : points;
    });
}

/// Poor cards go under the deck.
std::size_t choose_look(Game& game) {
    constexpr double kPoor = 4.0;
    return best_option(game, [&](const Option& option) {
        return is(option, "put-under") ? kPoor - card_points(game, piece_at(option, 0)) : 0.0;
    });
}

std::size_t advice(const Game& game) {
    const Decision& decision = game.decision();
    if (decision.suggested >= 0) return static_cast<std::size_t>(decision.suggested);
    // What only opens further questions leads nowhere without a plan of its own.
    return best_option(game, [&](const Option& option) {
        return is(option, "card-by-card") || is(option, "add-card") || is(option, "not-these") ? 0.0 : 1.0;
    });
}

}  // namespace

std::size_t choose_on_journey(Game& game) {
    if (asks(game, "landing")) return choose_landing(game);
    if (asks(game, "shop")) return choose_purchase(game);
    if (asks(game, "check")) return choose_in_check(game);
    if (asks(game, "icon")) return choose_means(game);
    if (asks(game, "fight")) return choose_stand(game);
    if (asks(game, "move")) return choose_way(game);
    if (asks(game, "damage")) return choose_victim(game);
    if (asks(game, "hero")) return choose_hero(game);
    if (asks(game, "card")) return choose_card(game);
    if (asks(game, "look")) return choose_look(game);
    return advice(game);
}

}  // namespace briar::greedy
