#include "editor/core/beginnings.hpp"

#include <algorithm>
#include <list>
#include <map>
#include <set>
#include <vector>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/new_file.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/starters.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

Node node_of(const Tree& tree) {
    Diagnostics none;
    return Document::parse("beginning", tree.to_yaml(), none)->root().clone();
}

bool fits(const Workspace& workspace, const EntryInfo& entry) {
    return !entry.taken_out &&
           (entry.system.empty() || workspace.system().empty() || entry.system == workspace.system());
}

/// A scenario to be set up like: of the packs below, else of this one. nullptr: there is none.
const EntryInfo* model_scenario(const Workspace& workspace) {
    const EntryInfo* model = nullptr;
    for (const EntryInfo* each : workspace.entries().of_kind("scenarios")) {
        if (!fits(workspace, *each) || (model != nullptr && (each->own || !model->own))) continue;
        if (EntryLens(workspace, each->full_id()).value().find("system") != nullptr) model = each;
    }
    return model;
}

/// What another scenario is, but for what it is called and how it may be varied.
Node set_up_like(const Node& model) {
    static const std::set<std::string> kOwn{"name", "text", "source", "modes"};
    Node made = make_map();
    for (const Member& member : model.members) {
        if (kOwn.count(member.key) == 0) add_member(made, member.key, member.value->clone());
    }
    return made;
}

Node* value_of_key(Node& map, const std::string& key) {
    for (Member& member : map.members) {
        if (member.key == key) return member.value.get();
    }
    return nullptr;
}

/// A script of the pack's own for the scenario: scripts of packs below are out of its reach.
void give_script(EditPlan& plan, Node& scenario, const std::string& id, const std::string& text) {
    std::string file = id + ".lua";
    for (int number = 2; plan.has(file); ++number)
        file = id + "-" + std::to_string(number) + ".lua";
    plan.create(file, text);
    if (Node* const script = value_of_key(scenario, "script")) {
        *script = bare_word(file);
    } else {
        add_member(scenario, "script", bare_word(file));
    }
}

Node like_model(const Workspace& workspace, EditPlan& plan, const EntryInfo& model, const std::string& id) {
    const EntryLens lens(workspace, model.full_id());
    Node made = set_up_like(lens.value());
    const Node* const script = made.find("script");
    const std::string* const text =
        model.own || script == nullptr ? nullptr : workspace.below()->file(model.pack, script->text);
    if (text != nullptr) give_script(plan, made, id, *text);
    return made;
}

bool has_entries(const Workspace& workspace, const Node& sections) {
    return std::any_of(sections.members.begin(), sections.members.end(),
                       [&](const Member& section) { return !workspace.entries().of_kind(section.key).empty(); });
}

/// In a pack that has nothing yet: the small game that new packs are begun with.
std::optional<Node> small_game(const Workspace& workspace, EditPlan& plan, const std::string& id) {
    const Starter& starter = starter_for(workspace.system());
    Diagnostics none;
    const auto game = Document::parse("beginning", starter.game({id, words_of(id), true, {}, {}}), none);
    if (has_entries(workspace, game->root())) return std::nullopt;
    const std::string file = make_content_file(workspace, plan, "game.yaml");
    for (const Member& section : game->root().members) {
        if (section.key == "scenarios") continue;
        for (const Member& entry : section.value->members)
            TreeEdit(plan, file, {}, nullptr).set({section.key, entry.key}, *entry.value);
    }
    Node made = game->root().find("scenarios")->find(id)->clone();
    if (starter.script.text != nullptr) give_script(plan, made, id, starter.script.text);
    return made;
}

Node from_stock(const Workspace& workspace, EditPlan& plan, const std::string& id) {
    if (auto game = small_game(workspace, plan, id)) return std::move(*game);
    Node made = scenario_of_stock(workspace);
    const Starter& starter = starter_for(workspace.system());
    if (starter.script.least != nullptr) give_script(plan, made, id, starter.script.least);
    return made;
}

/// The scenario that a new campaign begins with: one of this pack, if it has any.
const EntryInfo* first_to_play(const Workspace& workspace) {
    const EntryInfo* first = nullptr;
    for (const EntryInfo* each : workspace.entries().of_kind("scenarios")) {
        if (fits(workspace, *each) && (first == nullptr || (each->own && !first->own))) first = each;
    }
    return first;
}

Node campaign_of(const std::string& scenario) {
    Node campaign = make_map();
    add_member(campaign, "stages", map_of(scenario, stage_of(scenario)));
    return campaign;
}

}  // namespace

Node scenario_of_stock(const Workspace& workspace) {
    std::list<EntryLens> lenses;  // the values live as long as they
    const Stock stock = [&](std::string_view kind) {
        std::vector<StockEntry> entries;
        for (const EntryInfo* each : workspace.entries().of_kind(kind)) {
            if (!fits(workspace, *each)) continue;
            lenses.emplace_back(workspace, each->full_id());
            if (lenses.back().value().is_map()) entries.push_back({each->id, &lenses.back().value()});
        }
        return entries;
    };
    return node_of(starter_for(workspace.system()).scenario(stock));
}

void name_scenario_in_tests(const Workspace& workspace, EditPlan& plan) {
    const std::string scenario = only_scenario(workspace);
    if (scenario.empty()) return;
    const SchemaRef shape = file_schema(workspace.set(), FileSort::Test, workspace.system());
    for (const PackFile& file : workspace.files(FileSort::Test)) {
        const auto document = plan.document(file.name);
        const Node* const tests = document->root().find("tests");
        for (std::size_t i = 0; tests != nullptr && i < tests->members.size(); ++i) {
            const Member& test = tests->members[i];
            if (!test.value->is_map() || test.value->find("scenario") != nullptr) continue;
            TreeEdit(plan, file.name, {}, shape).set({"tests", test.key, "scenario"}, bare_word(scenario));
        }
    }
}

Node stage_of(const std::string& scenario) {
    Node stage = make_map();
    add_member(stage, "scenario", bare_word(scenario));
    add_member(stage, "won", one_line_map("end", bare_word("won")));
    add_member(stage, "lost", one_line_map("end", bare_word("lost")));
    return stage;
}

std::optional<Node> beginning_of(const Workspace& workspace, EditPlan& plan, const std::string& kind,
                                 const std::string& id) {
    if (kind == "scenarios") {
        const EntryInfo* const model = model_scenario(workspace);
        return model != nullptr ? like_model(workspace, plan, *model, id) : from_stock(workspace, plan, id);
    }
    if (kind != "campaigns") return std::nullopt;
    const EntryInfo* const scenario = first_to_play(workspace);
    return campaign_of(scenario == nullptr ? id : scenario->id);
}

std::string only_scenario(const Workspace& workspace) {
    std::vector<std::string> own;
    std::vector<std::string> below;
    for (const EntryInfo* each : workspace.entries().of_kind("scenarios")) {
        if (!each->taken_out) (each->own ? own : below).push_back(each->id);
    }
    const std::vector<std::string>& meant = own.empty() ? below : own;
    return meant.size() == 1 ? meant.front() : std::string();
}

bool can_be_played(const Workspace& workspace) { return first_to_play(workspace) != nullptr; }

}  // namespace briar::editor
