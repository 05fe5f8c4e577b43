#include "editor/core/tile_palette.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/tile_edges.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

std::vector<PaletteItem> items_of(const Workspace& workspace, const EntryLens& entry, const Control& control) {
    std::vector<PaletteItem> items;
    if (control.kind == ControlKind::Words) {
        for (const Choice& each : words_in_use(workspace, entry.kind(), control.key))
            items.push_back({each.value, each.value, each.doc, false});
    } else {
        for (const Choice& each : choices_for(workspace, control))
            items.push_back({each.value, each.label.empty() ? each.value : each.label, each.doc, false});
    }
    for (const Control& each : control.children) {
        const auto known = std::find_if(items.begin(), items.end(),
                                        [&](const PaletteItem& item) { return item.value == id_part(each.text); });
        if (known != items.end()) {
            known->on = true;
        } else if (!each.text.empty()) {
            items.push_back({id_part(each.text), id_part(each.text), "there is no such entry", true});
        }
    }
    // What others of the kind have is looked for first; the rest by name.
    std::set<std::string> in_use;
    for (const Choice& each : words_in_use(workspace, entry.kind(), control.key))
        in_use.insert(id_part(each.value));
    const auto rank = [&](const PaletteItem& each) { return each.on ? 0 : in_use.count(each.value) != 0 ? 1 : 2; };
    std::stable_sort(items.begin(), items.end(), [&](const PaletteItem& a, const PaletteItem& b) {
        const int first = rank(a);
        const int second = rank(b);
        return first != second ? first < second : first > 0 && a.label < b.label;
    });
    return items;
}

Command labelled(Command command, std::string label) {
    command.label = std::move(label);
    return command;
}

std::string name_of(const EntryLens& entry) {
    const Node* name = entry.value().is_map() ? entry.value().find("name") : nullptr;
    return name != nullptr && name->is_scalar() ? name->text : entry.id();
}

std::string lower_case(std::string text) {
    if (!text.empty()) text[0] = small_letter(text[0]);
    return text;
}

/// The list has nothing but this, and it is this pack that says so: the whole list goes.
bool is_last(const Control& list) { return list.children.size() == 1 && list.state == FieldState::Here; }

}  // namespace

const char* side_name(int side) {
    constexpr std::array<const char*, 4> kNames{"north", "east", "south", "west"};
    return kNames[static_cast<std::size_t>(side & 3)];
}

bool is_paintable(const EntryLens& entry) {
    const std::vector<Control> form = make_form(entry);
    return std::any_of(form.begin(), form.end(), [](const Control& each) { return each.kind == ControlKind::Edges; });
}

TilePalette tile_palette(const Workspace& workspace, const EntryLens& entry) {
    TilePalette palette;
    for (Control& each : make_form(entry)) {
        switch (each.kind) {
            case ControlKind::Edges:
                palette.edges.push_back(std::move(each));
                break;
            case ControlKind::Switch:
                palette.symbols.push_back(std::move(each));
                break;
            case ControlKind::Number:
                palette.numbers.push_back(std::move(each));
                break;
            case ControlKind::References:
            case ControlKind::Words: {
                std::vector<PaletteItem> items = items_of(workspace, entry, each);
                palette.lists.push_back({std::move(each), std::move(items)});
                break;
            }
            default:
                break;
        }
    }
    return palette;
}

Command paint_edge(const EntryLens& entry, const Control& edges, int side, bool open) {
    OpenEdges now = edges_of(edges.text);
    const std::string label =
        std::string(open ? "Open" : "Close") + " the " + side_name(side) + " edge of " + name_of(entry);
    if (now[static_cast<std::size_t>(side & 3)] == open) return {label, {}, {}, {}};
    return labelled(set_edges(entry, edges.path, toggled(now, side)), label);
}

Command turn_tile(const Workspace& workspace, const EntryLens& entry, int quarters) {
    EditPlan plan(workspace);
    EntryEdit edit(workspace, plan, entry.full_id());
    for (const Control& each : tile_palette(workspace, entry).edges) {
        if (!each.written) continue;
        Node text = make_text(edges_text(turned(edges_of(each.text), quarters), each.text));
        text.style = ScalarStyle::Plain;
        edit.set(each.path, text);
    }
    return plan.finish("Turn " + name_of(entry));
}

Command switch_symbol(const EntryLens& entry, const Control& symbol) {
    const bool usual = symbol.fallback == "true";
    const bool on = symbol.written ? symbol.text == "true" : usual;
    const std::string what = lower_case(symbol.label);
    const std::string label = on ? "Take " + what + " off " + name_of(entry) : "Put " + what + " on " + name_of(entry);
    if (!on == usual && symbol.state == FieldState::Here) return labelled(entry.reset(symbol.path), label);
    return labelled(entry.set(symbol.path, make_bool(!on)), label);
}

Command set_number(const EntryLens& entry, const Control& number, std::int64_t value) {
    const std::string text = std::to_string(value);
    const std::string label = "Set " + lower_case(number.label) + " of " + name_of(entry) + " to " + text;
    const bool usual = text == number.fallback && !number.required;
    if (usual && number.state == FieldState::Here) return labelled(entry.reset(number.path), label);
    if (number.written ? number.text == text : usual) return {label, {}, {}, {}};
    return labelled(entry.set(number.path, make_int(value)), label);
}

Command switch_item(const EntryLens& entry, const PaletteList& list, std::size_t item) {
    if (item >= list.items.size()) return refuse_command("Change " + list.control.label, "there is no such choice");
    const PaletteItem& chosen = list.items[item];
    if (!chosen.on) {
        Node word = make_text(chosen.value);
        word.style = ScalarStyle::Plain;
        return labelled(entry.insert(list.control.path, list.control.children.size(), word),
                        "Put " + chosen.label + " on " + name_of(entry));
    }
    const std::string label = "Take " + chosen.label + " off " + name_of(entry);
    if (is_last(list.control)) return labelled(entry.reset(list.control.path), label);
    const auto at = std::find_if(list.control.children.begin(), list.control.children.end(), [&](const Control& each) {
        return each.text == chosen.value || id_part(each.text) == chosen.value;
    });
    return labelled(entry.remove_item(list.control.path, static_cast<std::size_t>(at - list.control.children.begin())),
                    label);
}

}  // namespace briar::editor
