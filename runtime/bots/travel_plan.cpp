#include "runtime/bots/travel_plan.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/journey/consequence.hpp"

namespace briar::greedy {
using namespace journey;
namespace {

constexpr double kVictory = 60.0;
constexpr double kOnward = 6.0;      // a boss that is not the last
constexpr double kAnotherTry = 3.0;  // what another turn before the same boss costs
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// What dice that have not been rolled yet will show: a little more than the average.
int expected(const DiceExpr& dice) {
    if (dice.count == 0) return 0;
    return dice.bonus + (dice.count * (dice.sides + 1) + 1) / 2 + 1;
}

}  // namespace

TravelPlan::TravelPlan(Game& game)
    : game_(game),
      worth_(game),
      fight_purse_(open_purse(game, Side::Fight)),
      move_purse_(open_purse(game, Side::Move)) {
    look_at_hand();
    fights_.assign(std::size_t{1} << count_, kUnknown);
    moves_.assign(std::size_t{1} << count_, kUnknown);
    look_at_fight();
    look_at_way();
}

/// Of a large hand the cards with the most points are thought through: what lies longest in it is what nobody wanted.
void TravelPlan::look_at_hand() {
    constexpr int kDoubler = 4;
    held_ = std::min(kMostCards, fight_purse_.pieces.count);
    std::array<std::size_t, kMostCards> best{};
    std::array<int, kMostCards> points{};
    for (std::size_t i = 0; i < held_; ++i) {
        prices_[i] = worth_.card(fight_purse_.pieces.cards[i]);
        const PayCard& fight = fight_purse_.cards[i];
        const PayCard& move = move_purse_.cards[i];
        points[i] = std::max(fight.points, move.points) + (fight.doubles || move.doubles ? kDoubler : 0);
        best[i] = i;
    }
    count_ = std::min(kMost, held_);
    std::sort(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(held_),
              [&](std::size_t a, std::size_t b) { return points[a] != points[b] ? points[a] > points[b] : a < b; });
    std::copy_n(best.begin(), count_, places_.begin());
    std::sort(places_.begin(), places_.begin() + static_cast<std::ptrdiff_t>(count_));
}

std::size_t TravelPlan::number_of(Hand cards) const {
    std::size_t number = 0;
    for (std::size_t i = 0; i < count_; ++i)
        number |= static_cast<std::size_t>(cards >> places_[i] & 1U) << i;
    return number;
}

void TravelPlan::look_at_fight() {
    const JourneyState& state = journey::journey(game_);
    if (state.phase == Phase::Move) return;
    const LocationDef& here = location_def(game_, at(game_));
    fight_needed_ = points_needed(game_, Side::Fight);
    if (state.fight_rolled == 0) fight_needed_ += expected(here.fight.dice);
    reward_ = worth_.gold(here.fight.gold);
    losing_ = worth_.harm(here.fight.losing);
    if (!here.boss) return;
    reward_ += worth_.last_fight() ? kVictory : kOnward;
    losing_ += kAnotherTry;
}

void TravelPlan::look_at_way() {
    if (!next_location(game_) || location_def(game_, at(game_)).boss) return;
    move_needed_ = points_needed(game_, Side::Move);
    straying_ = worth_.harm(failing(game_).what);
}

Hand TravelPlan::bit_of(PieceId card) const {
    for (std::size_t i = 0; i < held_; ++i) {
        if (fight_purse_.pieces.cards[i] == card) return Hand{1} << i;
    }
    return 0;
}

double TravelPlan::price(Hand cards) const {
    double sum = 0;
    for (std::size_t i = 0; i < held_; ++i) {
        if ((cards >> i & 1U) != 0) sum += prices_[i];
    }
    return sum;
}

template <class Each>
void TravelPlan::for_payments(Hand cards, Side side, int needed, Each each) const {
    const Purse& purse = side == Side::Fight ? fight_purse_ : move_purse_;
    std::array<PayCard, kMost> left{};
    std::array<std::size_t, kMost> places{};
    std::size_t held = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        if ((cards >> places_[i] & 1U) == 0) continue;
        left[held] = purse.cards[places_[i]];
        places[held++] = places_[i];
    }
    const DoublingRules& rule = data(game_).rules.doubling;
    Payments found;
    find_payments({left.data(), held}, needed, {rule.factor, rule.stacks}, found);
    for (const Payment& payment : found) {
        Hand paid = 0;
        for (std::size_t i = 0; i < held; ++i) {
            if ((payment.cards >> i & 1U) != 0) paid |= Hand{1} << places[i];
        }
        each(paid);
    }
}

double TravelPlan::from_move(Hand cards) {
    double& best = moves_[number_of(cards)];
    if (!std::isnan(best)) return best;
    best = move_needed_ <= 0 ? 0.0 : of_straying();
    if (move_needed_ > 0) {
        for_payments(cards, Side::Move, move_needed_, [&](Hand paid) { best = std::max(best, of_moving(paid)); });
    }
    return best;
}

double TravelPlan::of_fighting(Hand cards, Hand paid) { return reward_ - price(paid) + from_move(cards & ~paid); }

double TravelPlan::of_losing(Hand cards) { return from_move(cards) - losing_; }

double TravelPlan::from_fight(Hand cards) {
    const std::size_t number = number_of(cards);
    if (!std::isnan(fights_[number])) return fights_[number];
    double best = fight_needed_ <= 0 ? reward_ + from_move(cards) : of_losing(cards);
    if (fight_needed_ > 0) {
        for_payments(cards, Side::Fight, fight_needed_,
                     [&](Hand paid) { best = std::max(best, of_fighting(cards, paid)); });
    }
    fights_[number] = best;
    return best;
}

}  // namespace briar::greedy
