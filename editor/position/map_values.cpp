// Numbers of heroes and monsters on a map, and whose turn it is.
#include <algorithm>

#include "editor/core/node_parts.hpp"
#include "editor/position/map_edit.hpp"
#include "runtime/crawl/crawl_data.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr int kMost = 32767;

/// Those that a position names by themselves; others stand below `counters`.
bool has_key(const std::string& counter) { return counter == "health" || counter == "ap" || counter == "lives"; }

}  // namespace

std::vector<PieceValue> MapEdit::values(PieceId piece) const {
    const Game& game = *laid_.game;
    if (!piece) {
        std::vector<PieceId> party;
        for (const PieceId hero : crawl::heroes_in_play(game))
            party.push_back(hero);
        std::vector<PieceValue> values;
        if (!party.empty())
            values.push_back(
                piece_choice(game, "whose turn it is", party, crawl::active_hero(game), "heroes", {"active"}));
        for (PieceValue& each : var_values(game))
            values.push_back(std::move(each));
        return values;
    }
    if (text_.kind_of(piece) == "monsters")
        return {number_value("health", crawl::health(game, piece), 0, kMost, {"health"})};
    if (text_.kind_of(piece) != "heroes") return {};
    std::vector<PieceValue> values = counter_values(game, piece, {"counters"});
    for (PieceValue& each : values)
        if (has_key(each.key.back().key)) each.key = {each.key.back()};
    return values;
}

/// Where the hero is written, written down first with all others if nobody is.
Path MapEdit::written_hero(TreeEdit& edit, PieceId piece) const {
    write_heroes(edit);
    return path_of_hero(edit.find({"heroes"}), text_.id_of(piece));
}

Command MapEdit::set_value(PieceId piece, const PieceValue& which, int value) const {
    const std::string label = "Change " + which.label + (piece ? " of " + text_.name_of(piece) : "");
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    Path at;
    if (piece) at = text_.kind_of(piece) == "heroes" ? written_hero(edit, piece) : text_.path_of(piece);
    if (piece && at.empty()) return refuse_command(label, "the set-up puts it there, not this test");
    const Node* now = piece ? edit.find(at) : nullptr;
    if (now != nullptr && now->is_scalar()) {
        // A name alone: from now on more is said of it.
        Node detailed = one_line_map("monster", now->clone());
        add_member(detailed, which.key.back().key, written_value(which, value));
        edit.set(at, detailed);
    } else {
        at.insert(at.end(), which.key.begin(), which.key.end());
        edit.set(at, written_value(which, value));
    }
    Command command = plan.finish(label);
    command.merge = "position " + position_.name() + ' ' + to_text(at);
    return command;
}

}  // namespace briar::editor
