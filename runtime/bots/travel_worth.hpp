#pragma once

#include "runtime/journey/journey_data.hpp"

/// What the greedy bot thinks things of the journey are worth, roughly in points of damage avoided.
namespace briar::greedy {

class TravelWorth {
public:
    explicit TravelWorth(const Game& game);

    /// What a consequence would cost the party as it stands; very much where it would be the end.
    [[nodiscard]] double harm(const journey::Consequence& consequence) const;
    /// What a card of the hand is worth for later turns.
    [[nodiscard]] double card(PieceId card) const;
    /// What it costs to exhaust a hero.
    [[nodiscard]] double exhausting(PieceId hero) const;
    [[nodiscard]] double gold(int amount) const;
    [[nodiscard]] double damage(int points) const;
    /// Nothing comes after the location where the pawn stands.
    [[nodiscard]] bool last_fight() const { return last_fight_; }

private:
    const Game& game_;
    int health_ = 0;          ///< of all standing heroes
    int standing_ = 0;        ///< heroes
    int locations_left_ = 0;  ///< the pawn's one included
    bool last_fight_ = false;
    double scarcity_ = 1.0;  ///< of cards: more than 1 where they will hardly last
};

}  // namespace briar::greedy
