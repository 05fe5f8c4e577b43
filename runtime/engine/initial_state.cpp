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

void index_bearing_zones(Ruleset& ruleset) {
    ruleset.bearing.clear();
    ruleset.bearing_begin.assign(1, 0);
    for (std::uint16_t piece = 0; piece < ruleset.pieces.size(); ++piece) {
        for (std::uint16_t zone = 0; zone < ruleset.zones.size(); ++zone) {
            const ZoneInfo& info = ruleset.zones[zone];
            if (info.bearing && info.owner == PieceId{piece}) ruleset.bearing.push_back(ZoneId{zone});
        }
        ruleset.bearing_begin.push_back(static_cast<std::uint32_t>(ruleset.bearing.size()));
    }
    ruleset.table_bearing.clear();
    for (std::uint16_t zone = 0; zone < ruleset.zones.size(); ++zone) {
        if (ruleset.zones[zone].bearing && !ruleset.zones[zone].owner) ruleset.table_bearing.push_back(ZoneId{zone});
    }
}

}  // namespace briar
