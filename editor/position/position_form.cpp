#include "editor/position/position_form.hpp"

#include "runtime/engine/system.hpp"

namespace briar::editor {

bool PositionZone::takes(const std::string& kind) const {
    return ("|" + kinds + "|").find("|" + kind + "|") != std::string::npos;
}

std::vector<PieceId> PositionForm::in_zone(ZoneId zone) const {
    std::vector<PieceId> pieces;
    for (const PieceId piece : ZoneRange(game_.state(), zone))
        pieces.push_back(piece);
    return pieces;
}

std::unique_ptr<PositionForm> make_position_form(const Game& game) {
    if (game.rules().system->name() == "journey") return make_journey_form(game);
    if (game.rules().system->name() == "script") return make_script_form(game);
    return nullptr;
}

}  // namespace briar::editor
