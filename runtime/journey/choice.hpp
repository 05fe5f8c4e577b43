#pragma once

#include "runtime/engine/decision.hpp"
#include "runtime/journey/journey_data.hpp"

/// Decisions between heroes or between cards that rules and consequences ask for. None to choose from: nothing is asked
/// and none comes back; only one: it is taken.
namespace briar::journey {

/// What a hero is chosen for.
enum class HeroChoice : std::uint8_t { Incapacitate, Heal, Restore, Revive, Exhaust };
/// Among the heroes for whom it would make a difference: the standing, the hurt, the exhausted, the fallen, the ready
/// ones. `amount` is for the question's words.
[[nodiscard]] Flow<PieceId> choose_hero(Game& game, HeroChoice what, int amount);
[[nodiscard]] bool fits(Game& game, HeroChoice what, PieceId hero);

/// What a card is chosen for.
enum class CardChoice : std::uint8_t { Discard, TakeBack };
/// Among the cards of a zone, those that are alike once.
[[nodiscard]] Flow<PieceId> choose_card(Game& game, CardChoice what, ZoneId from);

/// Whether a piece looks like one before it in its zone: people are offered each sort once.
[[nodiscard]] bool seen_before(const Game& game, PieceId piece);

extern const PromptKind kHeroPrompt;  ///< `hero`: HeroChoice, amount
extern const PromptKind kCardPrompt;  ///< `card`: CardChoice
extern const OptionKind kHeroOption;  ///< hero, HeroChoice, amount
extern const OptionKind kCardOption;  ///< card, CardChoice

}  // namespace briar::journey
