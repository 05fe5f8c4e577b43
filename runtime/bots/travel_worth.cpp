#include "runtime/bots/travel_worth.hpp"

#include <algorithm>

namespace briar::greedy {
using namespace journey;
namespace {

constexpr double kTheEnd = 100.0;
constexpr double kCardsPerLocation = 3.4;  // what checks, fights and ways ask for, roughly
constexpr double kBaseCard = 0.25;
constexpr double kPoint = 0.13;   // of a card, for each point of its better side
constexpr double kDoubler = 0.5;  // more for a card that doubles
constexpr double kTalent = 0.3;   // more for one with an ability of its own
constexpr double kHealth = 1.6;   // of a hero, for each point
constexpr double kFallen = 2.5;   // more for a hero that falls
constexpr double kGoldToSpend = 0.6;
constexpr double kGoldToKeep = 0.2;

int locations_to_come(const Game& game) {
    int left = 0;
    for (std::size_t i = journey::journey(game).leg; i < data(game).legs.size(); ++i)
        left += count(game, data(game).legs[i].deck);
    // Starts of further legs, the location ahead, the one underfoot.
    left += static_cast<int>(data(game).legs.size()) - 1 - journey::journey(game).leg;
    return left + (next_location(game) ? 1 : 0) + 1;
}

}  // namespace

TravelWorth::TravelWorth(const Game& game) : game_(game), locations_left_(locations_to_come(game)) {
    for (const PieceId hero : party(game)) {
        if (!standing(game, hero)) continue;
        ++standing_;
        health_ += journey::health(game, hero);
    }
    last_fight_ = last_leg(game) && locations_left_ == 1;
    const bool may_rest = journey::journey(game).rest_tokens > 0;
    const int cards = deck_size(game) + hand_size(game) + (may_rest ? count(game, data(game).discard) + 8 : 0);
    scarcity_ = std::clamp(kCardsPerLocation * locations_left_ / std::max(1, cards), 0.5, 2.0);
}

double TravelWorth::damage(int points) const {
    if (points <= 0) return 0.0;
    if (points >= health_) return kTheEnd;
    const double tight = health_ - points <= 2 ? 2.0 : 1.0;
    return kHealth * points * tight;
}

double TravelWorth::harm(const Consequence& consequence) const {
    double sum = damage(consequence.damage);
    if (consequence.incapacitate >= standing_ && consequence.incapacitate > 0) return kTheEnd;
    if (consequence.incapacitate > 0) {
        const double of_one = kFallen + kHealth * health_ / std::max(1, standing_) * 0.7;
        sum += of_one * consequence.incapacitate * (standing_ - consequence.incapacitate == 1 ? 2.0 : 1.0);
    }
    sum += 0.7 * scarcity_ * std::min(consequence.cards, deck_size(game_));
    return sum + gold(std::min<int>(consequence.gold, journey::journey(game_).gold));
}

double TravelWorth::card(PieceId card) const {
    if (last_fight_) return 0.02;
    const CardDef& def = card_def(game_, card);
    double worth = kBaseCard + kPoint * std::max(def.fight, def.move);
    if (def.doubles != Doubles::None) worth += kDoubler;
    if (!def.specials.empty()) worth += kTalent;
    return worth * scarcity_;
}

double TravelWorth::exhausting(PieceId) const { return last_fight_ ? 0.3 : 0.6 + 0.12 * std::min(locations_left_, 12); }

double TravelWorth::gold(int amount) const {
    const JourneyState& state = journey::journey(game_);
    bool shops = false;
    for (std::size_t i = 0; i < data(game_).shops.size(); ++i)
        shops = shops || state.shop_tokens[i] > 0;
    return amount * (shops && !last_fight_ ? kGoldToSpend : kGoldToKeep);
}

}  // namespace briar::greedy
