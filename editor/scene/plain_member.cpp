#include "editor/scene/plain_member.hpp"

#include "runtime/engine/game.hpp"
#include "runtime/engine/system.hpp"

namespace briar::editor {
namespace {

/// More would not fit beside a name.
constexpr std::size_t kMostGauges = 6;

std::vector<Gauge> gauges_of(const Game& game, PieceId piece) {
    std::vector<Gauge> gauges;
    const Ruleset& rules = game.rules();
    for (std::uint16_t i = 0; i < rules.counters.size() && gauges.size() < kMostGauges; ++i) {
        const std::string& name = rules.counters[i].name;
        // Counters with a colon are the engine's own.
        if (rules.slot(piece, CounterId{i}) < 0 || name.find(':') != std::string::npos) continue;
        gauges.push_back({Glyph::None, name, game.counter(piece, CounterId{i}), 0});
    }
    return gauges;
}

}  // namespace

Member plain_member(const Game& game, PieceId piece) {
    Member member;
    member.piece = piece;
    member.def = game.rules().info(piece).def;
    member.title = game.rules().name(piece);
    member.seat = game.rules().system->seat(game, piece).value;
    member.acting = !game.over() && game.decision().hero == piece;
    member.gauges = gauges_of(game, piece);
    return member;
}

}  // namespace briar::editor
