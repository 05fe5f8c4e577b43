// Problems with what is missing: keys, entries, copies of them, the manifest.
#include <algorithm>
#include <string_view>

#include "editor/core/beginnings.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/wording.hpp"

namespace briar::editor {
namespace {

/// What a key is begun with: a scenario's own with all that there is, others with the least that may stand there.
std::optional<Node> start_of(const FixSite& site, const Path& map, const std::string& key, const SchemaRef& schema) {
    const bool of_scenario = !map.empty() && kind_part(site.problem().entry) == "scenarios" &&
                             map.back().key == id_part(site.problem().entry);
    if (of_scenario) {
        const Node stock = scenario_of_stock(site.workspace());
        if (const Node* const value = stock.find(key)) return value->clone();
    }
    return starting_value(schema, names_in(site.workspace()));
}

void make_entry(FixSite& site, const std::string& kind, const std::string& id) {
    const std::string short_id = id_part(id);
    if (!objection_to_id(site.workspace(), kind, short_id).empty()) return;
    site.add("Make the " + singular_of(site.workspace(), kind) + " " + quote(short_id),
             [&](EditPlan& plan) { plan_new_entry(site.workspace(), plan, kind, short_id); });
}

}  // namespace

void add_key(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    const SchemaRef whole = site.file_shape();
    if (words.empty() || !whole) return;
    const Path map = site.path_here().value_or(Path{});
    const SchemaRef record = chosen(schema_at(whole, &site.root(), map), resolve(site.root(), map));
    // All of them are named where one of several is missing.
    const bool several = site.problem().message.find(" one of the keys ") != std::string::npos;
    for (std::size_t i = several ? 1 : words.size() - 1; i < words.size(); ++i) {
        const SchemaRef value = below(record, words[i]);
        const auto start = value ? start_of(site, map, words[i], value) : std::nullopt;
        if (!start) continue;
        site.add("Add `" + words[i] + "`",
                 [&](EditPlan& plan) { TreeEdit(plan, site.file(), {}, whole).set(step_to(map, words[i]), *start); });
    }
}

void add_counter(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    if (!words.empty()) make_entry(site, "counters", words.back());
}

/// The message says among which kind it is missing.
void add_named_in_script(FixSite& site) {
    constexpr std::string_view kAmong = " among the ";
    const std::string& message = site.problem().message;
    const std::size_t at = message.find(kAmong);
    const auto words = words_in_backquotes(message);
    if (at != std::string::npos && !words.empty()) make_entry(site, message.substr(at + kAmong.size()), words.front());
}

/// There are as many of one thing as another needs: the hint says how many, the message of what.
void raise_count(FixSite& site) {
    const auto words = words_in_backquotes(site.problem().message);
    const auto numbers = numbers_in(site.problem().hint);
    if (words.empty() || numbers.empty()) return;
    const std::string token = "tokens/" + words.back();
    site.set("Make the count of " + token + " " + std::to_string(numbers.back()), {"count"}, make_int(numbers.back()),
             token);
}

void make_manifest(FixSite& site) {
    const std::string id = site.workspace().pack_id();
    if (!is_kebab_case(id) || site.workspace().document("pack.yaml")->present()) return;
    site.add("Make pack.yaml", [&](EditPlan& plan) {
        plan.create("pack.yaml", "id: " + id + "\ntitle: " + words_of(id) + "\nversion: 0.1.0\n");
    });
}

}  // namespace briar::editor
