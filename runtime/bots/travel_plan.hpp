#pragma once

#include <array>
#include <vector>

#include "runtime/bots/travel_worth.hpp"
#include "runtime/journey/paying.hpp"

/// What the rest of a turn of the journey can be made worth: how the hand is best shared out between check, fight and
/// the way on.
namespace briar::greedy {

/// Cards of the hand, as bits by their place in it.
using Hand = journey::CardSet;

class TravelPlan {
public:
    explicit TravelPlan(Game& game);

    [[nodiscard]] Hand whole_hand() const { return (Hand{1} << held_) - 1; }
    /// The place of a card in the hand as a bit; 0: beyond those that there are bits for.
    [[nodiscard]] Hand bit_of(PieceId card) const;
    [[nodiscard]] double price(Hand cards) const;
    [[nodiscard]] const TravelWorth& worth() const { return worth_; }

    /// The best that can follow with these cards left, from the fight or from the way on.
    [[nodiscard]] double from_fight(Hand cards);
    [[nodiscard]] double from_move(Hand cards);
    /// Of paying with `paid` now, with the rest of the turn.
    [[nodiscard]] double of_fighting(Hand cards, Hand paid);
    [[nodiscard]] double of_losing(Hand cards);
    [[nodiscard]] double of_moving(Hand paid) const { return -price(paid); }
    [[nodiscard]] double of_straying() const { return -straying_; }
    /// The most that a fight that costs nothing would bring.
    [[nodiscard]] double reward() const { return reward_; }

private:
    static constexpr std::size_t kMost = 9;  // cards whose sharing out is thought through

    void look_at_hand();
    void look_at_fight();
    void look_at_way();
    /// Those that are thought through among these, closed up.
    [[nodiscard]] std::size_t number_of(Hand cards) const;
    template <class Each>
    void for_payments(Hand cards, journey::Side side, int needed, Each each) const;

    Game& game_;
    TravelWorth worth_;
    std::size_t held_ = 0;                     // cards of the hand that have bits
    std::size_t count_ = 0;                    // of those below
    std::array<std::size_t, kMost> places_{};  // of the cards that are thought through, in the hand's order
    journey::Purse fight_purse_;
    journey::Purse move_purse_;
    std::array<double, journey::kMostCards> prices_{};
    int fight_needed_ = 0;
    int move_needed_ = 0;
    double reward_ = 0;
    double losing_ = 0;
    double straying_ = 0;
    std::vector<double> fights_;  // by number_of a hand; not a number: not thought about yet
    std::vector<double> moves_;
};

}  // namespace briar::greedy
