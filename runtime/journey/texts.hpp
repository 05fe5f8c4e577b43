#pragma once

#include <cstdint>
#include <string>

#include "runtime/engine/texts.hpp"
#include "runtime/journey/journey_data.hpp"

/// Words and numbers as labels and log lines say them.
namespace briar::journey {

/// The names of heroes, given as bits by their place in the party; `Nobody` for none.
[[nodiscard]] std::string heroes_text(const Game& game, std::int32_t bits);
/// What heroes do: `Bryn rests`, `Bryn and Tove rest`.
[[nodiscard]] std::string heroes_do(const Game& game, std::int32_t bits, const char* one, const char* many);
/// `2 damage and 1 card out of the game`; `nothing`.
[[nodiscard]] std::string consequence_text(const Consequence& what);
/// `6+d6`: what beats a location.
[[nodiscard]] std::string fight_text(const FightDef& fight);
/// `Long stride (fight 1, move 4; Might)`: what people read on the card.
[[nodiscard]] std::string card_text(const Game& game, PieceId card);

}  // namespace briar::journey
