#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "runtime/engine/ids.hpp"

/// The crawl's own part of the state. What can be a zone, a counter or a place of a piece is not repeated here.
namespace briar::crawl {

inline constexpr int kMaxHeroes = 8;
inline constexpr int kMaxRealms = 4;

/// What a fight allows; bits, given when the fight begins.
enum FightRule : std::uint8_t {
    kNoEscape = 1,
    kNoTag = 2,
    kNoReward = 4,
    kNoTrophy = 8,  ///< the loser's token goes back to the box
    kCharged = 16,  ///< CF-8.4: the opponent charged: another hero on the tile joins at once
};

/// What has happened in a fight that ends it; bits.
enum FightMark : std::uint8_t {
    kFled = 1,           ///< the hero gets away
    kBroken = 2,         ///< it was broken off
    kHeroFell = 4,       ///< the hero died in it (it may stand again elsewhere)
    kOpponentFell = 8,   ///< the opponent died in it
    kOpponentFled = 16,  ///< CF-21.2: the hero that was attacked gets away
};

/// A running fight. All zero-and-none between moves: at a quiescent point nobody fights.
struct FightState {
    PieceId hero;      ///< who fights now: the active hero, or the partner who had to go on alone
    PieceId opponent;  ///< a monster, or another hero (treachery)
    PieceId partner;   ///< CF-10: tag partner who stands beside; none
    PieceId tile;      ///< where it takes place; who is not there any more does not fight
    PieceId refuge;    ///< where who fled goes
    std::uint16_t round = 0;
    std::uint8_t rules = 0;     ///< FightRule bits
    std::uint8_t tag_used = 0;  ///< CF-10.3: one partner per fight, even if that one dies
    std::uint8_t marks = 0;     ///< FightMark bits
    std::uint8_t spare = 0;
    std::uint32_t bout = 0;   ///< its number, the stamp of "once per fight"
    std::uint32_t bouts = 0;  ///< the greatest number given so far, in it or in a fight within it
};

/// Fights within fights (a partner meets something on its way) may go so deep.
inline constexpr int kMaxFights = 8;

struct RealmState {
    PieceId last_laid;          ///< the tile laid last; none before the first
    std::uint8_t complete = 0;  ///< CF-4.5, CF-15.1: no more tiles will be laid from the stack
    std::uint8_t open = 0;      ///< the realm has been entered or opened; heroes' starting realms are
    std::uint8_t sealed = 0;    ///< CF-17.4
    std::uint8_t spare = 0;
};

struct CrawlState {
    std::array<PieceId, kMaxHeroes> heroes{};  ///< in the order of play; none after the last
    std::array<SeatId, kMaxHeroes> seats{};    ///< who decides for each
    std::array<RealmState, kMaxRealms> realms{};
    FightState fight;                            ///< the innermost one
    std::array<FightState, kMaxFights> outer{};  ///< those that wait until it is over, outermost first
    /// CF-11.4: by place in `heroes`: bits of the once-a-turn statuses got in the running turn; see forget_ailing.
    std::array<std::uint32_t, kMaxHeroes> ailed{};
    PieceId walker;           ///< CF-10.2: the hero that walks to a fight; none at quiescent points
    std::uint16_t round = 0;  ///< counts from 1: all heroes have one turn in it
    std::uint8_t hero_count = 0;
    std::uint8_t active = 0;        ///< index into `heroes`
    std::uint8_t turn_begun = 0;    ///< the active hero's turn has begun (its start has been announced)
    std::uint8_t turn_over = 0;     ///< the turn ends as soon as what runs is done
    std::uint8_t outer_fights = 0;  ///< how many of `outer` are running
    std::uint8_t halted = 0;        ///< the walker's way is over, wherever it stands
    std::array<std::uint8_t, 2> spare{};
};

static_assert(std::is_trivially_copyable_v<CrawlState>);
static_assert(std::has_unique_object_representations_v<CrawlState>);

}  // namespace briar::crawl
