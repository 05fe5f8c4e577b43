#pragma once

#include <string>

#include "runtime/engine/event.hpp"
#include "runtime/engine/ids.hpp"
#include "runtime/source/diagnostic.hpp"

/// What cannot be done at a decision, and why: for people who ask. Nothing here is needed to play.
namespace briar {

class Game;

struct Objection {
    PieceId about;     ///< what it would be done with or to; none: no piece
    std::string what;  ///< `Go north`
    std::string why;   ///< a sentence
    Place place{};     ///< where what says so is written; no file: it is the system's own rule
};

/// Whose actions may come up at a decision.
struct ActionSource {
    PieceId hero;       ///< who would do them
    PieceId carrier;    ///< none: the scenario
    std::string bar{};  ///< why none of them can be done now: `Bryn is exhausted.`; empty: nothing bars them all
};

/// A rule forbids it by what it makes of `value`. `probe` is a copy of the game: conditions are asked in it.
[[nodiscard]] Objection forbidden(Game& probe, ValueId value, Event subject, PieceId about, std::string what);

}  // namespace briar
