#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/ids.hpp"

/// Decisions: the only places where a game stops. Options are plain numbers; keys and labels are rendered on demand.
namespace briar {

class Game;
struct Option;
struct Decision;

/// What all options of one sort share. One constant for each sort; its address is its identity.
struct OptionKind {
    const char* name;                                       ///< `move`: for programs and bots
    std::string (*key)(const Game& game, const Option&);    ///< stable and human-readable: `move north`
    std::string (*label)(const Game& game, const Option&);  ///< for people, with what it costs or risks
};

struct Option {
    const OptionKind* kind = nullptr;
    std::array<std::int32_t, 4> args{};  ///< what they mean is the kind's business
};

/// Something that a rule names but does not allow now.
struct Barred {
    TextId label;   ///< empty where a piece says it
    PieceId piece;  ///< none: no piece
    TextId why;     ///< for people; empty: what is asked for is not so
};

/// What a decision is about.
struct PromptKind {
    const char* name;  ///< `turn`, `fight`, `tag?`: for programs and bots
    std::string (*text)(const Game& game, const Decision&);
};

/// Whether a decision is one at which the state alone says where the game stands.
enum class Stop : std::uint8_t { InFlow, Quiescent };

struct Decision {
    const PromptKind* prompt = nullptr;
    std::array<std::int32_t, 4> args{};
    SeatId seat;   ///< who decides
    PieceId hero;  ///< for which hero; none where the decision is the seat's own
    Stop stop = Stop::InFlow;
    int suggested = -1;           ///< index of the option that a sensible player would often take; -1: no advice
    std::vector<Option> options;  ///< legal ones only, at least one
    std::vector<Barred> barred;   ///< for those who ask why not; nobody may choose them
};

}  // namespace briar
