#pragma once

#include <array>
#include <cstdint>

#include "runtime/engine/event.hpp"
#include "runtime/engine/ids.hpp"
#include "runtime/engine/ruleset.hpp"

namespace briar {

class Game;

/// A number as rules change it, asked for one subject after another: who on the table has a say is found out once.
/// While it lives, no piece may move and no status or face change. `Game::modified` does the same for one subject.
class Modifiers {
public:
    Modifiers(Game& game, ValueId value);

    /// `base` after all modifiers of the scenario, of what counts with the table and of the pieces in `subject` (fields
    /// of the value's spec, as in an event).
    [[nodiscard]] int apply(int base, Event& subject) const;

private:
    static constexpr std::size_t kMost = 8;

    template <class Ask>
    void ask_table(const Ask& ask) const;
    [[nodiscard]] bool wanted(const Carried& carried) const { return carried.values.test(value_.value); }

    Game& game_;
    ValueId value_;
    bool changed_;       ///< something in the scenario may change it
    bool many_ = false;  ///< on the table are more than are kept: they are looked for each time
    std::uint8_t count_ = 0;
    std::array<PieceId, kMost> on_table_;  ///< the first `count_`: carriers that have a say
};

}  // namespace briar
