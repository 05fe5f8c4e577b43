#include "editor/core/part_sort.hpp"

#include <algorithm>
#include <array>

#include "editor/core/beginnings.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

constexpr std::string_view kEnding = "_name";

constexpr std::array kSorts{
    PartSort{"stage", "stages", "stage"},
    PartSort{"mode", "modes", "mode"},
    PartSort{"var", "vars", "var"},
    PartSort{"realm", "realms", "realm", true, true},
    PartSort{"bag", "bags", "bag", true, true},
    PartSort{"leg", "legs", "leg", true, true},
    PartSort{"shop", "shops", "shop", true, true},
    PartSort{"own_zone", "zones", "zone", true, true},
};

/// The scenario of the stage that a path leads into.
std::string scenario_of_stage(const Workspace& workspace, const Within& within) {
    if (within.path.size() < 2) return {};
    const EntryLens campaign(workspace, within.entry);
    const Node* const scenario = resolve(campaign.value(), step_to(head(within.path, 2), "scenario"));
    return scenario != nullptr ? "scenarios/" + scenario->text : std::string();
}

std::string text_of(const Node* node) { return node != nullptr && node->is_scalar() ? node->text : std::string(); }

std::string scenario_of_test(const Workspace& workspace, const Node& test) {
    const std::string named = text_of(test.find("scenario"));
    return "scenarios/" + (named.empty() ? only_scenario(workspace) : named);
}

}  // namespace

bool PartSort::scoped() const { return std::string_view(sort) == "stage" || std::string_view(sort) == "mode"; }

std::span<const PartSort> part_sorts() { return kSorts; }

const PartSort* sort_called(std::string_view name) {
    const auto found =
        std::find_if(kSorts.begin(), kSorts.end(), [&](const PartSort& each) { return name == each.sort; });
    return found == kSorts.end() ? nullptr : &*found;
}

const PartSort* sort_of(const Schema& schema) {
    if (!schema.name.ends_with(kEnding)) return nullptr;
    return sort_called(std::string_view(schema.name).substr(0, schema.name.size() - kEnding.size()));
}

bool takes(const Param& param, const PartSort& sort) {
    if (param.type == Type::Var) return std::string_view(sort.sort) == "var";
    return param.type == Type::Zone && sort.zone;
}

Within within_entry(const Path& path) {
    const std::size_t from = !path.empty() && path[0].key == "patch" ? 1 : 0;
    if (path.size() < from + 2) return {};
    return {path[from].key + "/" + path[from + 1].key, tail(path, from + 2)};
}

std::string owner(const Workspace& workspace, const PartSort& sort, const Within& within) {
    if (!sort.scoped()) return {};
    const bool in_campaign = kind_part(within.entry) == "campaigns";
    return std::string_view(sort.sort) == "mode" && in_campaign ? scenario_of_stage(workspace, within) : within.entry;
}

bool has_part(const Workspace& workspace, const std::string& full_id, const PartSort& sort, const std::string& name) {
    const auto all = parts_of(workspace, full_id);
    return std::any_of(all.begin(), all.end(),
                       [&](const PartName& each) { return each.sort == sort.sort && each.name == name; });
}

void for_each_in_tests(const Workspace& workspace, const Node& root,
                       const std::function<void(const TypedValue&, const std::string& scenario)>& visit) {
    const SchemaRef file = file_schema(workspace.set(), FileSort::Test, workspace.system());
    const Node* const tests = root.find("tests");
    for (std::size_t i = 0; tests != nullptr && i < tests->members.size(); ++i) {
        const Member& test = tests->members[i];
        const SchemaRef shape = schema_at(file, &root, {"tests", test.key});
        const std::string scenario = scenario_of_test(workspace, *test.value);
        const auto seen = [&](const TypedValue& value) { visit(value, scenario); };
        for_each_typed(*test.value, shape, seen);
        // What is expected is a part of a position, too.
        if (const Node* const then = test.value->find("then"))
            for_each_typed(*then, below(chosen(shape, test.value.get()), "given"), seen);
    }
}

}  // namespace briar::editor
