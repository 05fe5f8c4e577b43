#include "runtime/engine/initial_state.hpp"

namespace briar {
namespace {

void set_counters(State& state, const Ruleset& ruleset, PieceId piece) {
    for (std::uint16_t i = 0; i < ruleset.counters.size(); ++i) {
        const int slot = ruleset.slot(piece, CounterId{i});
        if (slot < 0) continue;
        state.counter(static_cast<std::uint32_t>(slot)) = static_cast<std::int16_t>(ruleset.counters[i].initial);
    }
}

}  // namespace

State initial_state(const Ruleset& ruleset) {
    State state(ruleset.layout);
    for (std::uint16_t i = 0; i < ruleset.pieces.size(); ++i) {
        state.place_first_time(PieceId{i}, ruleset.starts[i]);
        set_counters(state, ruleset, PieceId{i});
    }
    for (std::uint16_t i = 0; i < ruleset.vars.size(); ++i)
        state.var(VarId{i}) = ruleset.vars[i].initial;
    return state;
}

}  // namespace briar
