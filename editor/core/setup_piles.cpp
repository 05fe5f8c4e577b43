#include "editor/core/setup_piles.hpp"

#include <algorithm>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/form.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/uses.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/fields.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/engine/selection.hpp"
#include "runtime/session/pile_kinds.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// The ways of writing one selection: an id, by tag, by kind, an id with a count. See selection_schema.
bool selects(const SchemaRef& list, std::string& kinds) {
    const SchemaRef lists = schema::resolved(list);
    if (lists->type != SchemaType::ListOrOne && lists->type != SchemaType::List) return false;
    const SchemaRef items = schema::resolved(lists->items);
    if (items->type != SchemaType::Variant) return false;
    bool by_tag = false;
    bool by_kind = false;
    for (const Alternative& each : items->alternatives) {
        by_tag = by_tag || each.key == "tag";
        by_kind = by_kind || each.key == "all";
        const SchemaRef way = schema::resolved(each.schema);
        if (each.key.empty() && way->type == SchemaType::Id) kinds = way->ref_kind;
    }
    return by_tag && by_kind;
}

std::string small(std::string text) {
    if (!text.empty()) text[0] = small_letter(text[0]);
    return text;
}

/// Finds the piles among controls; titles say what is around them.
class Finder {
public:
    std::vector<Pile> piles;

    void look(const std::vector<Control>& controls, const std::string& around) {
        for (const Control& each : controls)
            look(each, around);
    }

private:
    void look(const Control& control, const std::string& around) {
        std::string kinds;
        if (control.schema && selects(control.schema, kinds)) return add(control, around, kinds);
        if (control.kind == ControlKind::Map) {
            for (const Control& member : control.children)
                look(member, around);
            return;
        }
        if (control.kind != ControlKind::Record) return;
        const auto name = std::find_if(control.children.begin(), control.children.end(),
                                       [](const Control& each) { return each.key == "name" && each.written; });
        const std::string own = name != control.children.end() ? name->text : control.label;
        look(control.children, around.empty() ? own : around + ", " + own);
    }

    void add(const Control& control, const std::string& around, const std::string& kinds) {
        Pile pile;
        pile.path = control.path;
        pile.title = around.empty() ? control.label : capitalized(around) + ": " + small(control.label);
        pile.doc = control.doc;
        pile.kinds = kinds;
        pile.written = control.written;
        piles.push_back(std::move(pile));
    }
};

std::vector<Pile> empty_piles(const EntryLens& scenario) {
    Finder finder;
    finder.look(make_form(scenario), {});
    // What a mode does not say is no pile of it; the scenario's own piles may be empty.
    std::erase_if(finder.piles, [](const Pile& each) { return each.path.front().key == "modes" && !each.written; });
    return std::move(finder.piles);
}

std::vector<const Node*> items_of(const Node* list) {
    std::vector<const Node*> items;
    for_each_item(list, [&](const Node& each) { items.push_back(&each); });
    return items;
}

std::string in_words(const Node& selection) {
    if (selection.is_scalar()) return "named";
    if (selection.find("entry") != nullptr) return "named, counted";
    if (const Node* tag = part(selection, "tag")) return "tag " + tag->text;
    if (const Node* all = part(selection, "all")) return "all " + all->text;
    return {};
}

Because because(const Node& selection) {
    if (selection.is_scalar()) return Because::Named;
    return selection.find("entry") != nullptr ? Because::Counted : Because::Selected;
}

int own_count(const Workspace& workspace, const std::string& full_id, int otherwise) {
    const EntryInfo* info = workspace.entries().find(full_id);
    // Only what this pack writes can be newer than the check.
    if (info == nullptr || info->sites.empty()) return otherwise;
    const EntryLens lens(workspace, full_id);
    return lens.exists() && lens.value().is_map() ? number_or(part(lens.value(), "count"), 1) : otherwise;
}

/// Whether this pack says another number than the packs below, of the entry or where the scenario counts it.
bool number_is_changed(const Workspace& workspace, const EntryLens& scenario, const Path& pile, const PileEntry& entry,
                       const Node& item) {
    if (entry.because != Because::Counted) {
        const EntryInfo* info = workspace.entries().find(entry.full_id());
        if (info == nullptr || info->own || info->sites.empty()) return false;
        return EntryLens(workspace, entry.full_id()).field({"count"}).written != nullptr;
    }
    const DefId below = workspace.below()->find(scenario.kind(), scenario.id());
    if (!below) return false;
    const std::vector<const Node*> said = items_of(resolve(*workspace.below()->entry(below).node, pile));
    return std::none_of(said.begin(), said.end(), [&](const Node* each) { return each->same_value(item); });
}

void fill(const Workspace& workspace, const Checked& checked, const EntryLens& scenario, Pile& pile) {
    const Node* list = resolve(scenario.value(), pile.path);
    const Catalog& catalog = *checked.catalog;
    const Node* system = part(scenario.value(), "system");
    Diagnostics ignored;
    const FieldReader reader(catalog, ignored, scenario.full_id(), system != nullptr ? system->text : "");
    const std::string meant = kinds_in_pile(scenario.value(), pile.path, pile.kinds, {});
    const std::string& usual_kind = meant == pile.kinds ? pile.path.back().key : meant;
    const std::vector<const Node*> items = items_of(list);
    std::map<DefId, PileEntry> found;
    for (std::size_t i = 0; i < items.size(); ++i) {
        // What comes later says how many: as in the game.
        for (const Copies& each : select_entries(reader, *items[i], pile.kinds, usual_kind)) {
            const Entry& entry = catalog.entry(each.def);
            PileEntry made{entry.kind,
                           entry.id,
                           entry.id,
                           entry.pack,
                           each.count,
                           false,
                           because(*items[i]),
                           in_words(*items[i]),
                           std::move(found[each.def].items)};
            made.items.push_back(i);
            if (const Node* name = part(*entry.node, "name")) made.name = name->text;
            if (made.because != Because::Counted) made.count = own_count(workspace, made.full_id(), each.count);
            made.changed = number_is_changed(workspace, scenario, pile.path, made, *items[i]);
            found[each.def] = std::move(made);
        }
        for_each_item(items[i]->is_map() ? part(*items[i], "except") : nullptr,
                      [&](const Node& id) { pile.except.push_back(id_part(id.text)); });
    }
    for (auto& [def, entry] : found) {
        pile.total += entry.count;
        pile.by_pack[entry.pack] += entry.count;
        pile.entries.push_back(std::move(entry));
    }
    const std::string_view there = pile.entries.empty() ? std::string_view() : pile.entries.front().kind;
    pile.kinds = kinds_in_pile(scenario.value(), pile.path, pile.kinds, there);
}

/// Whether what the pile selects has the entry among it.
bool holds(const Checked& checked, const EntryLens& scenario, const Pile& pile, DefId entry) {
    const Node* system = part(scenario.value(), "system");
    Diagnostics ignored;
    const FieldReader reader(*checked.catalog, ignored, scenario.full_id(), system != nullptr ? system->text : "");
    const std::string kinds = kinds_in_pile(scenario.value(), pile.path, pile.kinds, {});
    const std::string& usual_kind = kinds == pile.kinds ? pile.path.back().key : kinds;
    for (const Node* item : items_of(resolve(scenario.value(), pile.path))) {
        const std::vector<Copies> selected = select_entries(reader, *item, pile.kinds, usual_kind);
        if (std::any_of(selected.begin(), selected.end(), [&](const Copies& each) { return each.def == entry; }))
            return true;
    }
    return false;
}

/// By an entry or a script: what tests name is not met for that.
bool is_named(const Workspace& workspace, const std::string& full_id) {
    // Packs below know nothing of what this one adds.
    const std::vector<Use> uses = find_uses(workspace, full_id, Packs::Own);
    return std::any_of(uses.begin(), uses.end(),
                       [](const Use& each) { return each.sort == UseSort::Reference || each.sort == UseSort::Script; });
}

/// The place of an id in a list of ids; its size when it is not there.
std::size_t place_of(const std::vector<const Node*>& ids, const std::string& id) {
    const auto found =
        std::find_if(ids.begin(), ids.end(), [&](const Node* each) { return id_part(each->text) == id; });
    return static_cast<std::size_t>(found - ids.begin());
}

}  // namespace

bool has_piles(const EntryLens& scenario) { return scenario.exists() && !empty_piles(scenario).empty(); }

std::vector<Pile> piles_of(const Workspace& workspace, const Checked& checked, const EntryLens& scenario) {
    std::vector<Pile> piles = empty_piles(scenario);
    for (Pile& each : piles)
        fill(workspace, checked, scenario, each);
    return piles;
}

std::vector<PileSite> piles_for_unused(const Workspace& workspace, const Checked& checked, const std::string& full_id) {
    const std::string kind = kind_part(full_id);
    const DefId entry = checked.catalog->find(kind, id_part(full_id));
    std::vector<PileSite> sites;
    if (!entry) return sites;
    for (const EntryInfo* info : workspace.entries().of_kind("scenarios")) {
        const EntryLens scenario(workspace, info->full_id());
        if (info->taken_out || !scenario.exists()) continue;
        for (Pile& pile : empty_piles(scenario)) {
            if (holds(checked, scenario, pile, entry)) return {};
            if (is_one_of(kind, kinds_in_pile(scenario.value(), pile.path, pile.kinds, {})))
                sites.push_back({info->full_id(), std::move(pile)});
        }
    }
    if (!sites.empty() && is_named(workspace, full_id)) sites.clear();
    return sites;
}

std::vector<std::string> ids_beside(const Workspace& workspace, const Pile& pile) {
    std::vector<std::string> ids;
    const auto lies_in = [&](const std::string& id) {
        return std::any_of(pile.entries.begin(), pile.entries.end(), [&](const PileEntry& e) { return e.id == id; });
    };
    for (const std::string& each : pile.except)
        if (!lies_in(each)) ids.push_back(each);
    for (const std::string& each : workspace.entries().ids(pile.kinds))
        if (!lies_in(each) && std::find(ids.begin(), ids.end(), each) == ids.end()) ids.push_back(each);
    return ids;
}

Command set_pile_count(const Workspace& workspace, const EntryLens& scenario, const Pile& pile, const PileEntry& entry,
                       int count) {
    if (count <= 0) return take_out_of(workspace, scenario, pile, entry);
    const std::string where = entry.because == Because::Counted ? "" : ", wherever it lies";
    const std::string label = "Set the number of " + entry.name + " to " + std::to_string(count) + where;
    if (count == entry.count) return {label, {}, {}, {}};
    Command command = entry.because == Because::Counted
                          ? scenario.set(step_to(step_to(pile.path, entry.items.back()), "count"), make_int(count))
                          : EntryLens(workspace, entry.full_id()).set({"count"}, make_int(count));
    command.label = label;
    return command;
}

Command put_into(const Workspace& workspace, const EntryLens& scenario, const Pile& pile, const std::string& id) {
    const std::string label = "Put " + id + " into " + pile.title;
    EditPlan plan(workspace);
    EntryEdit edit(workspace, plan, scenario.full_id());
    const std::vector<const Node*> items = items_of(resolve(scenario.value(), pile.path));
    bool back = false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::vector<const Node*> ids = items_of(items[i]->is_map() ? part(*items[i], "except") : nullptr);
        const std::size_t place = place_of(ids, id);
        if (place == ids.size()) continue;
        back = true;
        const Path except = step_to(step_to(pile.path, i), "except");
        if (ids.size() == 1) {
            edit.reset(except);
        } else {
            edit.remove_item(except, place);
        }
    }
    if (!back) edit.insert(pile.path, items.size(), bare_word(id));
    return plan.finish(label);
}

Command take_out_of(const Workspace& workspace, const EntryLens& scenario, const Pile& pile, const PileEntry& entry) {
    const std::string label = "Take " + entry.name + " out of " + pile.title;
    EditPlan plan(workspace);
    EntryEdit edit(workspace, plan, scenario.full_id());
    const std::vector<const Node*> items = items_of(resolve(scenario.value(), pile.path));
    // From the last one: what is removed must not shift what is left to do.
    for (auto i = entry.items.rbegin(); i != entry.items.rend(); ++i) {
        if (*i >= items.size()) return refuse_command(label, "the scenario has changed meanwhile");
        const Node& item = *items[*i];
        if (because(item) != Because::Selected) {
            edit.remove_item(pile.path, *i);
        } else {
            edit.insert(step_to(step_to(pile.path, *i), "except"), items_of(part(item, "except")).size(),
                        bare_word(entry.id));
        }
    }
    return plan.finish(label);
}

}  // namespace briar::editor
