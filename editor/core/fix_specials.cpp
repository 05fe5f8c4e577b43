// Problems with specials that nobody carries, and with scripts and functions that are not there.
#include <algorithm>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/tree_edit.hpp"

namespace briar::editor {
namespace {

Command give_special_to(const Workspace& workspace, const std::string& full_id, const std::string& special) {
    const EntryLens taker(workspace, full_id);
    const Node* carried = taker.value().find("specials");
    const std::size_t count = carried == nullptr ? 0 : std::max<std::size_t>(carried->items.size(), 1);
    Command command = taker.insert({"specials"}, count, bare_word(special));
    command.label = "Give " + special + " to " + full_id;
    return command;
}

/// Whether entries of a kind carry specials, in any system.
bool carries(const Schema& schema) {
    return schema::property(schema, "specials") != nullptr ||
           std::any_of(schema.alternatives.begin(), schema.alternatives.end(),
                       [](const Alternative& each) { return carries(*schema::resolved(each.schema)); });
}

/// Entries that can carry specials: those of this pack, then those of one pack below after the other.
std::vector<const EntryInfo*> carriers(const Workspace& workspace) {
    std::vector<const EntryInfo*> all;
    for (const EntryInfo& each : workspace.entries().list()) {
        const Kind* kind = each.taken_out ? nullptr : workspace.kind(each.kind);
        if (kind != nullptr && carries(*schema::resolved(kind->schema))) all.push_back(&each);
    }
    std::stable_sort(all.begin(), all.end(), [](const EntryInfo* a, const EntryInfo* b) {
        return a->own != b->own ? a->own : !a->own && a->pack < b->pack;
    });
    return all;
}

}  // namespace

/// Who is to carry it only people know.
void give_special(FixSite& site) {
    const EntryInfo* info = site.entry();
    if (info == nullptr) return;
    Fix fix{"Give it to an entry", {}, {}, {}, {}};
    for (const EntryInfo* each : carriers(site.workspace())) {
        const std::string from = each->own ? std::string() : "from " + each->pack;
        fix.choices.push_back({each->full_id(), each->name, from, each->own ? each->kind : each->kind + ' ' + from});
    }
    fix.chosen = [special = info->id](const Workspace& workspace, const std::string& full_id) {
        return give_special_to(workspace, full_id, special);
    };
    site.add(std::move(fix));
}

void add_script(FixSite& site) {
    const EntryInfo* info = site.entry();
    const auto path = site.path_here();
    if (info == nullptr || info->sites.empty() || !path) return;
    const Node* value = resolve(site.root(), *path);
    const bool named = path->back().key == "script";
    const std::string file = named ? value->text : "specials/" + info->id + ".lua";
    const std::vector<std::string> functions = named ? std::vector<std::string>{} : std::vector{value->text};
    if (!file.ends_with(".lua") || !lies_in_pack(file)) return;
    const auto make = [&](EditPlan& plan) {
        if (!plan.has(file)) plan.create(file, new_script(info->id, functions));
        const EntrySite& place = info->sites.front();
        if (!named) TreeEdit(plan, place.file, {}, nullptr).set(step_to(place.path, "script"), bare_word(file));
    };
    site.add("Make the script `" + file + "`", make, file);
}

void add_function(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    if (words.size() < 2 || site.workspace().document(words[0]) == nullptr) return;
    const std::string& file = words[0];
    site.add(
        "Add the function `" + words[1] + "` to " + file,
        [&](EditPlan& plan) { plan.splice(file, added_function(plan.text(file), words[1], {})); }, file);
}

}  // namespace briar::editor
