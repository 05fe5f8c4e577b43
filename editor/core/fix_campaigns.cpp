// Problems with campaigns: stages that are missing, that nothing leads to, that lead nowhere.
#include "editor/core/beginnings.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/part_names.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostWays = 6;

bool is_campaign(const FixSite& site) { return kind_part(site.problem().entry) == "campaigns" && site.entry(); }

const Node* stages_of(const EntryLens& campaign) {
    const Node* const stages = campaign.value().find("stages");
    return stages != nullptr && stages->is_map() ? stages : nullptr;
}

/// Another value in the place of the one that the problem is about.
void write_here(FixSite& site, const std::string& label, const Node& value) {
    const auto path = site.path_here();
    if (!path) return;
    site.add(label, [&](EditPlan& plan) { TreeEdit(plan, site.file(), {}, nullptr).set(*path, value); });
}

/// Where a stage ends the campaign the other one could follow: the nearest one above it.
void let_follow(FixSite& site, const EntryLens& campaign, const std::string& stage, const std::string& how) {
    std::string before;
    for (const Member& each : stages_of(campaign)->members) {
        if (each.key == stage) break;
        const Node* const outcome = each.value->is_map() ? each.value->find(how) : nullptr;
        if (outcome != nullptr && outcome->find("end") != nullptr) before = each.key;
    }
    if (before.empty()) return;
    site.set("Go on with `" + stage + "` when `" + before + "` is " + how, {"stages", before, how},
             one_line_map("to", bare_word(stage)));
}

}  // namespace

void add_stage(FixSite& site) {
    std::size_t offered = 0;
    for (const EntryInfo* each : site.workspace().entries().of_kind("scenarios")) {
        if (each->taken_out || ++offered > kMostWays) continue;
        site.set("Begin with " + each->name, {"stages", each->id}, stage_of(each->id));
    }
}

void say_what_follows(FixSite& site) {
    const auto path = is_campaign(site) ? site.path_here() : std::nullopt;
    if (!path || (path->back().key != "won" && path->back().key != "lost")) return;
    const std::string stage = path->size() > 1 ? (*path)[path->size() - 2].key : std::string();
    for (const char* const end : {"won", "lost"})
        write_here(site, std::string("The campaign ends here and is ") + end, one_line_map("end", bare_word(end)));
    const EntryLens campaign(site.workspace(), site.problem().entry);
    if (stages_of(campaign) == nullptr) return;
    for (const Member& each : stages_of(campaign)->members) {
        if (each.key != stage)
            write_here(site, "Go on with `" + each.key + "`", one_line_map("to", bare_word(each.key)));
    }
}

void reach_stage(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    const EntryLens campaign(site.workspace(), site.problem().entry);
    if (words.empty() || stages_of(campaign) == nullptr) return;
    for (const char* const how : {"won", "lost"})
        let_follow(site, campaign, words.front(), how);
    site.set("Begin with `" + words.front() + "`", {"start"}, bare_word(words.front()));
    site.reset("Take the stage out", {"stages", words.front()});
}

void choose_stage(FixSite& site) {
    const EntryLens campaign(site.workspace(), site.problem().entry);
    if (stages_of(campaign) == nullptr) return;
    std::size_t offered = 0;
    for (const Member& each : stages_of(campaign)->members) {
        if (each.key == site.proposed() || ++offered > kMostWays) continue;
        write_here(site, "Change to `" + each.key + "`", bare_word(each.key));
    }
}

void choose_mode(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    if (words.size() < 2) return;
    const EntryLens scenario(site.workspace(), "scenarios/" + words.front());
    const Node* const modes = scenario.value().find("modes");
    std::size_t offered = 0;
    for (std::size_t i = 0; modes != nullptr && i < modes->members.size(); ++i) {
        const std::string& mode = modes->members[i].key;
        if (mode != site.proposed() && ++offered <= kMostWays)
            write_here(site, "Change to `" + mode + "`", bare_word(mode));
    }
    remove_value(site);
}

}  // namespace briar::editor
