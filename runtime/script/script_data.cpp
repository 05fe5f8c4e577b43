#include "runtime/script/script_data.hpp"

#include <algorithm>

namespace briar::script {

std::span<const PieceId> seated(const Game& game) { return {script(game).seats.data(), script(game).count}; }

int seat_index(const Game& game, PieceId player) {
    const auto all = seated(game);
    const auto found = std::find(all.begin(), all.end(), player);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

PieceId following(const Game& game, PieceId player) {
    const int seat = seat_index(game, player);
    return script(game).seats[static_cast<std::size_t>(seat + 1) % script(game).count];
}

int player_index(const Game& game, PieceId player) {
    const std::vector<PieceId>& all = data(game).players;
    const auto found = std::find(all.begin(), all.end(), player);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

const ZoneFamily& family(const Game& game, ZoneId zone) {
    return data(game).families[static_cast<std::size_t>(data(game).uses[zone.value].family)];
}

ZoneId zone_at(const ZoneFamily& family, int player, int place) {
    const int index = (family.def.each ? player * family.width() : 0) + (family.def.places > 0 ? place - 1 : 0);
    return ZoneId{static_cast<std::uint16_t>(family.first.value + index)};
}

const ZoneFamily* find_family(const ScriptData& data, std::string_view id) {
    const auto found =
        std::find_if(data.families.begin(), data.families.end(), [&](const ZoneFamily& f) { return f.id == id; });
    return found == data.families.end() ? nullptr : &*found;
}

}  // namespace briar::script
