#include "editor/position/position_edit.hpp"

#include "editor/position/map_edit.hpp"
#include "editor/position/position_form.hpp"
#include "editor/position/zone_edit.hpp"
#include "runtime/engine/system.hpp"

namespace briar::editor {

Command PositionEdit::turn(PieceId, int) const { return refuse_command("Turn", "only tiles are turned"); }

Command PositionEdit::set_value(PieceId, const PieceValue& which, int) const {
    return refuse_command("Change " + which.label, "it is changed in the text");
}

std::unique_ptr<PositionEdit> make_position_edit(const Workspace& workspace, const FoundPosition& position,
                                                 const LaidGame& laid) {
    if (!laid.game) return nullptr;
    if (laid.rules->system->name() == "crawl") return std::make_unique<MapEdit>(workspace, position, laid);
    auto form = make_position_form(*laid.game);
    return form ? std::make_unique<ZoneEdit>(workspace, position, laid, std::move(form)) : nullptr;
}

}  // namespace briar::editor
