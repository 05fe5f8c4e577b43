#include "editor/position/zone_edit.hpp"

#include <algorithm>

#include "editor/core/node_parts.hpp"
#include "runtime/engine/piece_finder.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/position.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr const char* kFirst = "first";

}  // namespace

ZoneEdit::ZoneEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid,
                   std::unique_ptr<PositionForm> form)
    : workspace_(workspace),
      position_(position),
      laid_(laid),
      form_(std::move(form)),
      zones_(form_->zones()),
      table_(lay_out_zones(*laid.game, *form_, zones_)),
      shape_(position_schema(*laid.rules->system)) {}

// --- what lies where
std::optional<ZoneEdit::Found> ZoneEdit::find(PieceId piece) const {
    for (std::size_t i = 0; i < zones_.size(); ++i) {
        const auto& pieces = zones_[i].pieces;
        const auto at = std::find(pieces.begin(), pieces.end(), piece);
        if (at != pieces.end()) return Found{i, static_cast<std::size_t>(at - pieces.begin())};
    }
    return std::nullopt;
}

const PositionZone* ZoneEdit::zone_of(const PositionPlace& place) const {
    const auto found = std::find_if(zones_.begin(), zones_.end(),
                                    [&](const PositionZone& each) { return to_text(each.path) == place.part; });
    return found == zones_.end() ? nullptr : &*found;
}

std::string ZoneEdit::kind_of(PieceId piece) const {
    return laid_.rules->catalog->entry(laid_.rules->info(piece).def).kind;
}
std::string ZoneEdit::name_of(PieceId piece) const { return laid_.rules->name(piece); }

std::string ZoneEdit::words_for(const PositionZone& zone, const ZonePlace& place) const {
    if (zone.sort == ZoneSort::Square) return zone.title + ": place " + zone.path.back().key;
    if (place.taken) return zone.title + ": before " + name_of(place.taken);
    return zone.title + (place.index == zone.pieces.size() ? ": at the end" : ": below those");
}

std::vector<PositionPlace> ZoneEdit::places_for(const std::string& kind) const {
    std::vector<PositionPlace> places;
    for (const ZonePlace& each : table_.places) {
        const PositionZone& zone = zones_[each.zone];
        if (!zone.takes(kind)) continue;
        const int index = static_cast<int>(each.index);
        places.push_back({to_text(zone.path), index, 0, each.at, each.taken, words_for(zone, each)});
    }
    return places;
}

std::vector<PositionPlace> ZoneEdit::places_for(PieceId piece) const {
    std::vector<PositionPlace> places = places_for(kind_of(piece));
    const auto now = find(piece);
    if (!now) return places;
    const std::string own = to_text(zones_[now->zone].path);
    const auto here = static_cast<int>(now->index);
    std::erase_if(
        places, [&](const PositionPlace& each) { return each.part == own && (each.x == here || each.x == here + 1); });
    return places;
}

ZoneEdit::Meant ZoneEdit::as_now(const PositionZone& zone) const {
    Meant meant{zone.path, {}};
    for (const PieceId piece : zone.pieces)
        meant.pieces.push_back(laid_.rules->info(piece).def);
    return meant;
}

// --- the text
TreeEdit ZoneEdit::edit_in(EditPlan& plan) const {
    return {plan, position_.file, {"tests", position_.name(), "given"}, shape_, {"when", "then"}};
}

Path ZoneEdit::names_path(const TreeEdit& edit, const PositionZone& zone) {
    const Node* list = edit.find(zone.path);
    return list != nullptr && list->is_map() ? step_to(zone.path, kFirst) : zone.path;
}

std::size_t ZoneEdit::written(const TreeEdit& edit, const PositionZone& zone) {
    const Node* names = edit.find(names_path(edit, zone));
    if (names == nullptr || names->is_null()) return 0;
    return names->is_list() ? names->items.size() : 1;
}

Node ZoneEdit::item(const PositionZone& zone, Node name) const {
    return zone.item_key.empty() ? std::move(name) : one_line_map(zone.item_key, std::move(name));
}

Node ZoneEdit::written_name(const PositionZone& zone, PieceId piece) const {
    return bare_word(piece_text(*laid_.game, piece, zone.kinds));
}

void ZoneEdit::write_down(TreeEdit& edit, const PositionZone& zone, std::size_t count) const {
    const bool pile = zone.sort == ZoneSort::Pile;
    const Node* now = edit.find(zone.path);
    // What is no list yet says all of a row, and what lies on top of a pile.
    const bool anew = now == nullptr || now->is_null();
    if (anew && !pile && form_->lists_are_whole()) count = zone.pieces.size();
    const std::size_t known = anew ? 0 : written(edit, zone);
    if (!anew && known >= count) return;
    Node names = make_list();
    names.flow = zone.item_key.empty();
    if (anew && count == 0) names.flow = true;
    for (std::size_t i = 0; anew && i < std::min(count, zone.pieces.size()); ++i)
        add_item(names, item(zone, written_name(zone, zone.pieces[i])));
    if (anew) {
        edit.set(pile ? step_to(zone.path, kFirst) : zone.path, names);
        return;
    }
    const Path list = names_path(edit, zone);
    for (std::size_t i = known; i < std::min(count, zone.pieces.size()); ++i)
        edit.insert(list, i, item(zone, written_name(zone, zone.pieces[i])));
}

void ZoneEdit::insert(TreeEdit& edit, const PositionZone& zone, std::size_t index, const Node& item) const {
    write_down(edit, zone, index);
    edit.insert(names_path(edit, zone), index, item);
}

void ZoneEdit::remove(TreeEdit& edit, const PositionZone& zone, std::size_t index) const {
    const Path list = names_path(edit, zone);
    const bool last = written(edit, zone) == 1;
    if (last && !form_->lists_are_whole()) {
        edit.remove(list);  // an empty list says nothing
    } else if (last) {
        edit.set(list, make_list());
    } else {
        edit.remove(step_to(list, index));
    }
}

Path ZoneEdit::path_of(PieceId piece) const {
    const auto now = find(piece);
    if (!now) return {};
    EditPlan plan(workspace_);
    const TreeEdit edit = edit_in(plan);
    const PositionZone& zone = zones_[now->zone];
    if (now->index >= written(edit, zone)) return {};
    const Path list = names_path(edit, zone);
    const Node* names = edit.find(list);
    return names->is_list() ? step_to(list, now->index) : list;
}

/// Where more is said of a piece, written down first if nothing is.
Path ZoneEdit::written_record(TreeEdit& edit, PieceId piece) const {
    const auto now = find(piece);
    if (now && !zones_[now->zone].item_key.empty()) {
        const PositionZone& zone = zones_[now->zone];
        write_down(edit, zone, zone.pieces.size());
        return step_to(zone.path, now->index);
    }
    const std::string kinds = now ? zones_[now->zone].kinds : kind_of(piece);
    const Node name = bare_word(piece_text(*laid_.game, piece, kinds));
    const std::string key = form_->piece_key();
    if (key.empty()) return {"pieces", name.text};
    const Node* list = edit.find({"pieces"});
    const std::size_t count = list != nullptr ? list->items.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Node* other = list->items[i]->find(key);
        if (other != nullptr && other->text == name.text) return {"pieces", i};
    }
    edit.insert({"pieces"}, count, one_line_map(key, name.clone()));
    return {"pieces", count};
}

// --- changes
Command ZoneEdit::put(const std::string& kind, const std::string& id, const PositionPlace& place) const {
    const PositionZone* zone = zone_of(place);
    if (zone == nullptr || !zone->takes(kind)) return refuse_command("Put " + id, "it cannot lie there");
    const std::string label = "Put " + id + " to " + zone->title;
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    Meant meant = as_now(*zone);
    const auto index = std::min(static_cast<std::size_t>(place.x), meant.pieces.size());
    const DefId def = laid_.rules->catalog->find(kind, id, laid_.rules->system->name());
    meant.pieces.insert(meant.pieces.begin() + static_cast<std::ptrdiff_t>(index), def);
    insert(edit, *zone, index, item(*zone, bare_word(id)));
    return proved(plan, label, {std::move(meant)});
}

Command ZoneEdit::move(PieceId piece, const PositionPlace& place) const {
    const PositionZone* to = zone_of(place);
    const auto now = find(piece);
    if (to == nullptr || !to->takes(kind_of(piece)) || !now)
        return refuse_command("Move " + name_of(piece), "it cannot lie there");
    const PositionZone& from = zones_[now->zone];
    const std::string label = "Move " + name_of(piece) + " to " + to->title;
    const auto index = std::min(static_cast<std::size_t>(place.x), to->pieces.size());
    if (&from == to) return reorder(from, now->index, index > now->index ? index - 1 : index, label);
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    const Path known = path_of(piece);
    Node moved = item(*to, written_name(*to, piece));
    const Node* as_written = known.empty() ? nullptr : edit.find(known);
    if (as_written != nullptr && from.item_key == to->item_key) moved = as_written->clone();
    insert(edit, *to, index, moved);
    if (!known.empty()) remove(edit, from, now->index);
    Meant there = as_now(*to);
    there.pieces.insert(there.pieces.begin() + static_cast<std::ptrdiff_t>(index), laid_.rules->info(piece).def);
    Meant here = as_now(from);
    here.pieces.erase(here.pieces.begin() + static_cast<std::ptrdiff_t>(now->index));
    return proved(plan, label, {std::move(there), std::move(here)});
}

Command ZoneEdit::reorder(const PositionZone& zone, std::size_t from, std::size_t to, const std::string& label) const {
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    write_down(edit, zone, std::max(from, to) + 1);
    edit.move_to(step_to(names_path(edit, zone), from), to);
    Meant meant = as_now(zone);
    const auto begin = meant.pieces.begin();
    const auto a = begin + static_cast<std::ptrdiff_t>(from);
    const auto b = begin + static_cast<std::ptrdiff_t>(to);
    from < to ? std::rotate(a, a + 1, b + 1) : std::rotate(b, a, a + 1);
    return proved(plan, label, {std::move(meant)});
}

Command ZoneEdit::take_away(PieceId piece) const {
    const std::string label = "Take " + name_of(piece) + " away";
    const auto now = find(piece);
    if (!now) return refuse_command(label, "it lies nowhere");
    const PositionZone& zone = zones_[now->zone];
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    if (path_of(piece).empty()) {
        if (zone.sort == ZoneSort::Pile || !form_->lists_are_whole())
            return refuse_command(label, "the set-up puts it there, not this test; move it to where it is to lie");
        write_down(edit, zone, zone.pieces.size());
    }
    remove(edit, zone, now->index);
    return proved(plan, label, {});
}

Command ZoneEdit::set_value(PieceId piece, const PieceValue& which, int value) const {
    const std::string label = "Change " + which.label + (piece ? " of " + name_of(piece) : "");
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    Path at = piece ? written_record(edit, piece) : Path{};
    at.insert(at.end(), which.key.begin(), which.key.end());
    const bool unset = which.sort == PieceValue::Sort::Flag && value == 0;
    unset ? edit.remove(at) : edit.set(at, written_value(which, value));
    Command command = proved(plan, label, {});
    command.merge = "position " + position_.name() + ' ' + to_text(at);
    return command;
}

Command ZoneEdit::proved(EditPlan& plan, const std::string& label, const std::vector<Meant>& meant) const {
    if (!plan.ok()) return plan.finish(label);
    const auto document = plan.document(position_.file);
    const Node* given = resolve(document->root(), {"tests", position_.name(), "given"});
    const LaidGame after = lay_out(laid_.rules, position_.test.setup, given);
    // What was wrong before may stay so.
    const bool wrong = after.problems.has_errors() && !laid_.problems.has_errors();
    if (!after.game || wrong) {
        const auto& problems = after.problems.list();
        return refuse_command(label, problems.empty() ? "this cannot be said" : problems.front().message);
    }
    const auto zones = make_position_form(*after.game)->zones();
    for (const Meant& each : meant) {
        const auto zone =
            std::find_if(zones.begin(), zones.end(), [&](const PositionZone& z) { return z.path == each.zone; });
        const bool same = zone != zones.end() && zone->pieces.size() == each.pieces.size() &&
                          std::equal(zone->pieces.begin(), zone->pieces.end(), each.pieces.begin(),
                                     [&](PieceId piece, DefId def) { return laid_.rules->info(piece).def == def; });
        if (!same) return refuse_command(label, "this cannot be said of a position; edit the text");
    }
    return plan.finish(label);
}

}  // namespace briar::editor
