#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/ruleset.hpp"

/// The verbs as calls from scripts need them: what a VerbSpec says in words, in numbers of one ruleset. Internal to
/// this room.
namespace briar {

struct ParamPlan {
    const Param* param = nullptr;
    KindMask kinds = 0;  ///< Piece: those that it may be of
    Type type = Type::Int;
    bool fixed_word = false;  ///< the same word always means the same number
};

struct VerbPlan {
    const VerbSpec* verb = nullptr;
    Args fallbacks;
    std::array<ParamPlan, kMaxParams> params{};
    std::uint8_t count = 0;
    std::uint8_t receiver = 0;     ///< the parameter that `piece:verb(...)` gives the piece to; `count`: none
    std::uint32_t required = 0;    ///< parameters that must be given, as bits
    bool of_other_system = false;  ///< it does not belong in this game
};

/// The plans of all verbs, by VerbId.
[[nodiscard]] std::vector<VerbPlan> plan_verbs(const Ruleset& rules);

}  // namespace briar
