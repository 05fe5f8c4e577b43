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

void give_special_to(FixSite& site, const std::string& full_id, const std::string& id) {
    const EntryLens taker(site.workspace(), full_id);
    const Node* carried = taker.value().find("specials");
    const std::size_t count = carried == nullptr ? 0 : std::max<std::size_t>(carried->items.size(), 1);
    Command command = taker.insert({"specials"}, count, bare_word(id));
    command.label = "Give it to " + full_id;
    site.add(std::move(command));
}

}  // namespace

/// To entries of this pack: those first that stand in its file, and that carry nothing yet.
void give_special(FixSite& site) {
    constexpr std::size_t kMost = 9;
    const EntryInfo* info = site.entry();
    if (info == nullptr) return;
    std::vector<std::pair<int, std::string>> takers;
    for (const EntryInfo& each : site.workspace().entries().list()) {
        const Kind* kind = each.own ? site.workspace().kind(each.kind) : nullptr;
        if (kind == nullptr || !schema::property(*schema::resolved(kind->schema), "specials")) continue;
        const bool elsewhere = each.sites.empty() || each.sites.front().file != site.file();
        const bool carries = EntryLens(site.workspace(), each.full_id()).value().find("specials") != nullptr;
        takers.emplace_back((elsewhere ? 2 : 0) + (carries ? 1 : 0), each.full_id());
    }
    std::stable_sort(takers.begin(), takers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    takers.resize(std::min(takers.size(), kMost));
    for (const auto& taker : takers)
        give_special_to(site, taker.second, info->id);
}

void add_script(FixSite& site) {
    const EntryInfo* info = site.entry();
    const auto path = site.path_here();
    if (info == nullptr || info->sites.empty() || !path) return;
    const Node* value = resolve(site.root(), *path);
    const bool named = path->back().key == "script";
    const std::string file = named ? value->text : "specials/" + info->id + ".lua";
    const std::vector<std::string> functions = named ? std::vector<std::string>{} : std::vector{value->text};
    if (!file.ends_with(".lua") || file.find("..") != std::string::npos) return;
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
