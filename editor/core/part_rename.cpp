// Another name for a part of an entry: what would change, and why it cannot be.
#include <algorithm>

#include "editor/core/entry_lens.hpp"
#include "editor/core/part_sort.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

bool may_have_parts(const std::string& kind) { return kind == "scenarios" || kind == "campaigns"; }

/// A pack below that has an entry with the part: there alone it can get another name. Empty: none.
std::string pack_below_with(const Workspace& workspace, const PartSort& sort, const PartName& part) {
    for (const EntryInfo& each : workspace.entries().list()) {
        if (each.own || !may_have_parts(each.kind)) continue;
        if (sort.scoped() && each.full_id() != part.entry) continue;
        const DefId below = workspace.below()->find(each.kind, each.id);
        const Node* const value = below ? workspace.below()->entry(below).node : nullptr;
        const Node* found = value;
        if (part.sort == "bag") {
            if (has_part(workspace, each.full_id(), sort, part.name)) return each.pack;
            continue;
        }
        found = value != nullptr ? value->find(sort.map) : nullptr;
        if (found != nullptr && found->is_map() && found->find(part.name) != nullptr) return each.pack;
    }
    return {};
}

std::string objection_to_name(const Workspace& workspace, const PartSort& sort, const PartName& part,
                              const std::string& name) {
    const bool var = part.sort == "var";
    const std::string pattern = var ? "[a-z][a-z0-9]*([_-][a-z0-9]+)*" : kKebabPattern;
    if (name.empty() || !matches_pattern(pattern, name))
        return quote(name) + " is no name of a " + sort.words + ": use " +
               (var ? "small letters, such as `seeds_left`" : kKebabHint);
    for (const EntryInfo& each : workspace.entries().list()) {
        if (!may_have_parts(each.kind)) continue;
        if (has_part(workspace, each.full_id(), sort, part.name) && has_part(workspace, each.full_id(), sort, name))
            return "another " + std::string(sort.words) + " of " + each.full_id() + " is called " + quote(name) +
                   " already";
    }
    return {};
}

/// Rules that mean a bag of that name where they say nothing.
std::vector<SaidThen> rules_to_say(const Workspace& workspace, const std::string& bag) {
    std::vector<SaidThen> says;
    for (const EntryInfo& each : workspace.entries().list()) {
        if (!each.own || each.kind != "scenarios" || !has_part(workspace, each.full_id(), *sort_called("bag"), bag))
            continue;
        const EntryLens scenario(workspace, each.full_id());
        const SchemaRef rules = below(chosen(scenario.schema(), &scenario.value()), "rules");
        if (!rules || schema::resolved(rules)->type != SchemaType::Record) continue;
        for (const Property& rule : schema::resolved(rules)->properties) {
            const bool means = schema::resolved(rule.schema)->name == "bag_name" && rule.fallback == bag;
            if (means && resolve(scenario.value(), {"rules", rule.key}) == nullptr)
                says.push_back({each.full_id(), {"rules", rule.key}});
        }
    }
    return says;
}

}  // namespace

Rename plan_part_rename(const Workspace& workspace, const PartName& part, const std::string& name) {
    Rename plan{part.sort_in_words() + "/" + part.name, name, {}, {}, {}, workspace.revision()};
    const PartSort* const sort = sort_called(part.sort);
    if (sort == nullptr) {
        plan.refused = quote(part.name) + " has no name that could be another";
        return plan;
    }
    const std::string below = pack_below_with(workspace, *sort, part);
    if (!below.empty()) {
        plan.refused = "the " + part.sort_in_words() + " " + quote(part.name) + " comes from the pack " + below +
                       ": only there can it get another name";
    } else if (name != part.name) {
        plan.refused = objection_to_name(workspace, *sort, part, name);
    }
    plan.uses = find_part_uses(workspace, part);
    if (part.sort == "bag") plan.says = rules_to_say(workspace, part.name);
    return plan;
}

}  // namespace briar::editor
