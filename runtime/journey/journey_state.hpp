#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "runtime/engine/ids.hpp"

/// The journey's own part of the state. What can be a zone, a counter or a place of a piece is not repeated here:
/// heroes are exhausted when their card is turned (`Piece::turn` 1) and incapacitated when it lies face down
/// (`Piece::face` 0), and the row of laid locations is a zone.
namespace briar::journey {

inline constexpr int kMaxHeroes = 8;  ///< in a party
inline constexpr int kMaxDice = 8;    ///< of one check
inline constexpr int kMaxShops = 4;
inline constexpr int kMaxLegs = 8;
inline constexpr int kMaxCheck = 8;   ///< icons of one check
inline constexpr int kMaxIcons = 32;  ///< of a game
inline constexpr int kMaxFaces = 20;  ///< of a die of checks

/// Where the turn stands (FR-2). The first decision of each phase is quiescent: all that the phase needs stands below.
enum class Phase : std::uint8_t {
    Landing,  ///< FR-6.4: the pawn has just landed: rest, shops
    Drawing,  ///< FR-2.1
    Check,    ///< FR-4
    Fight,    ///< FR-5
    Move,     ///< FR-6
};

inline constexpr std::int8_t kNoFace = -1;
inline constexpr std::int8_t kNoIcon = -1;

struct JourneyState {
    std::array<PieceId, kMaxHeroes> party{};  ///< in their order; none after the last
    /// The running check's dice: each an index into JourneyData::faces; kNoFace after the last, and between checks.
    std::array<std::int8_t, kMaxDice> faces{kNoFace, kNoFace, kNoFace, kNoFace, kNoFace, kNoFace, kNoFace, kNoFace};
    /// Icons that rules count as met in the running check, beside those of its dice; kNoIcon after the last.
    std::array<std::int8_t, kMaxCheck> met{kNoIcon, kNoIcon, kNoIcon, kNoIcon, kNoIcon, kNoIcon, kNoIcon, kNoIcon};
    std::array<std::uint8_t, kMaxShops> shop_tokens{};  ///< FR-6.4: left of each shop
    PieceId at;                                         ///< the location where the pawn stands
    std::int16_t gold = 0;                              ///< FR-1.7
    std::int16_t bonus = 0;         ///< points that abilities and items add to the running fight or move
    std::int16_t rolled = 0;        ///< FR-7.2: what the location's die adds to its fight, once `fight_rolled`
    std::int16_t discount = 0;      ///< taken off each price in the running visit to a shop
    std::int16_t score_change = 0;  ///< what rules made of the score of a game that is won
    std::uint16_t attempts = 0;     ///< fights begun against the location where the pawn stands (FR-7.3)
    std::uint8_t rest_tokens = 0;   ///< FR-6.4
    std::uint8_t party_count = 0;
    std::uint8_t leg = 0;  ///< index into JourneyData::legs
    Phase phase = Phase::Landing;
    std::uint8_t phase_begun = 0;   ///< what opens the phase has been announced: it only has to be decided
    std::uint8_t dice_rolled = 0;   ///< FR-4.1: the running check's dice lie there
    std::uint8_t used_dice = 0;     ///< bits by place in `faces`: dice that have been used already
    std::uint8_t fight_rolled = 0;  ///< FR-7.2: `rolled` counts
    std::uint8_t beaten = 0;        ///< the location where the pawn stands has been beaten
    std::uint8_t check_failed = 0;  ///< FR-4.5: the check of this turn was failed
    std::uint8_t rested = 0;        ///< in this landing
    std::uint8_t spare = 0;
};

static_assert(std::is_trivially_copyable_v<JourneyState>);
static_assert(std::has_unique_object_representations_v<JourneyState>);

}  // namespace briar::journey
