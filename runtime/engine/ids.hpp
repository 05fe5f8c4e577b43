#pragma once

#include <compare>
#include <cstdint>
#include <limits>

/// Strong numbers for the things of a game. Names are resolved to them when a ruleset is compiled.
namespace briar {

/// A number that cannot be mixed up with another kind of number. The greatest value means "none".
template <class Tag, class Rep = std::uint16_t>
struct Id {
    static constexpr Rep kNone = std::numeric_limits<Rep>::max();
    Rep value = kNone;

    constexpr Id() = default;
    constexpr explicit Id(Rep v) : value(v) {}
    constexpr explicit operator bool() const { return value != kNone; }
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

using PieceId = Id<struct PieceTag>;              ///< a component in play: index into Ruleset::pieces
using ZoneId = Id<struct ZoneTag>;                ///< where components are: index into Ruleset::zones
using KindId = Id<struct KindTag, std::uint8_t>;  ///< kind of entry that pieces are made of: index into Ruleset::kinds
using CounterId = Id<struct CounterTag>;          ///< a number that pieces of some kinds carry
using VarId = Id<struct VarTag>;                  ///< a number of the whole game
using SpecialId = Id<struct SpecialTag>;
using RuleId = Id<struct RuleTag>;
using ActionId = Id<struct ActionTag>;
using HookId = Id<struct HookTag>;        ///< a Lua function
using ProgramId = Id<struct ProgramTag>;  ///< a compiled list of YAML effects, or a condition
using EventId = Id<struct EventTag, std::uint8_t>;
using ValueId = Id<struct ValueTag, std::uint8_t>;
using VerbId = Id<struct VerbTag>;
using SeatId = Id<struct SeatTag, std::uint8_t>;

/// A text: not negative, one of the ruleset's; negative, one that a script made since the last quiescent point.
struct TextId {
    std::int32_t value = 0;  ///< 0 is the empty text
    friend constexpr auto operator<=>(const TextId&, const TextId&) = default;
};

}  // namespace briar
