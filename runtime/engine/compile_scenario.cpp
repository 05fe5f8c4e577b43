// From a scenario's name to a ruleset.
#include <algorithm>
#include <utility>

#include "runtime/content/wording.hpp"
#include "runtime/engine/compile.hpp"
#include "runtime/engine/whole_range.hpp"

namespace briar {
namespace {

DefId find_scenario(const Catalog& catalog, const std::string& id, Diagnostics& diagnostics) {
    const DefId found = catalog.find("scenarios", id);
    if (found) return found;
    std::vector<std::string> ids;
    for (const DefId def : catalog.of_kind("scenarios"))
        ids.push_back(catalog.entry(def).id);
    const std::string others = ids.empty() ? "the packs that are loaded bring no scenario that can be used"
                                           : "there is " + quote_list(ids, " and ");
    diagnostics.add({Severity::Error,
                     "scenario.unknown",
                     {},
                     {},
                     "there is no scenario " + quote(id),
                     did_you_mean(id, ids, others)});
    return {};
}

const System* find_system(const std::vector<const System*>& systems, const Catalog& catalog, const Entry& scenario,
                          Diagnostics& diagnostics) {
    const Node* name = scenario.node->find("system");
    std::vector<std::string> names;
    for (const System* system : systems) {
        if (name != nullptr && system->name() == name->text) return system;
        names.emplace_back(system->name());
    }
    const std::string word = name != nullptr ? name->text : "";
    diagnostics.add({Severity::Error, "scenario.unknown-system",
                     catalog.place(name != nullptr ? *name : *scenario.node), scenario.full_id(),
                     "there is no system " + quote(word),
                     did_you_mean(word, names, "there is " + quote_list(names, " and "))});
    return nullptr;
}

void read_seats(Draft& draft, const Entry& scenario) {
    const Node* seats = draft.ruleset->scenario_tree->find("seats");
    if (seats == nullptr) return;
    Ruleset& ruleset = *draft.ruleset;
    const WholeRange range = read_whole_range(seats->text).value_or(WholeRange{1, 1});
    ruleset.seats_least = range.low;
    ruleset.seats_most = range.high;
    if (ruleset.seats_least > ruleset.seats_most) {
        draft.error(*seats, scenario.full_id(), "scenario.seats", "the least number of seats is above the most",
                    "write the smaller number first, such as `1-4`");
    }
}

void declare_all_vars(Draft& draft, const Entry& scenario, const std::vector<std::string>& modes) {
    declare_vars(draft, *scenario.node, scenario.full_id());
    const Node* known = scenario.node->find("modes");
    for (const std::string& id : modes) {
        const Node* mode = known != nullptr ? known->find(id) : nullptr;
        if (mode != nullptr) declare_vars(draft, *mode, scenario.full_id());
    }
}

/// Lets the system put its pieces together, for rules to be checked against, whatever does not fit together in them.
/// False when there are too many.
bool build(Draft& draft) {
    const std::size_t before = draft.diagnostics->count(Severity::Error);
    draft.builder = std::make_unique<RulesetBuilder>(*draft.ruleset, *draft.ruleset->scenario_tree, *draft.scripts,
                                                     *draft.diagnostics);
    draft.ruleset->system->build(*draft.builder);
    draft.zones = draft.ruleset->system->zone_names(*draft.ruleset);
    const bool sound = draft.diagnostics->count(Severity::Error) == before;
    draft.vars_known = draft.builder->knows("vars");
    draft.zones_known =
        draft.ruleset->catalog->entry(draft.ruleset->scenario).is_whole() && (sound || !draft.zones.empty());
    return !draft.builder->is_full();
}

/// All of it, with the draft's scripts and diagnostics; false when the pieces cannot be built.
bool compile_into(Draft& draft, const std::shared_ptr<const Catalog>& catalog, const Registry& registry,
                  const std::vector<const System*>& systems, const ScenarioChoice& choice) {
    Diagnostics& diagnostics = *draft.diagnostics;
    const DefId def = find_scenario(*catalog, choice.scenario, diagnostics);
    if (!def) return false;
    const Entry& scenario = catalog->entry(def);
    const System* system = find_system(systems, *catalog, scenario, diagnostics);
    if (system == nullptr) return false;

    begin_draft(draft, catalog, registry, *system);
    Ruleset& ruleset = *draft.ruleset;
    ruleset.scenario = def;
    ruleset.scenario_name = ruleset.name(def);
    ruleset.modes = choice.modes;
    ruleset.scenario_tree = std::make_shared<const Node>(overlay_modes(*catalog, def, choice.modes, diagnostics));
    read_seats(draft, scenario);
    declare_all_vars(draft, scenario, choice.modes);
    if (!build(draft)) return false;
    compile_carried(draft);
    finish_draft(draft);
    return true;
}

Draft draft_with(ScriptReader& scripts, Diagnostics& diagnostics) {
    Draft draft;
    draft.scripts = &scripts;
    draft.diagnostics = &diagnostics;
    return draft;
}

}  // namespace

std::shared_ptr<const Ruleset> compile_noting(std::shared_ptr<const Catalog> catalog, const Registry& registry,
                                              const std::vector<const System*>& systems, const ScenarioChoice& choice,
                                              ScriptReader& scripts, Diagnostics& diagnostics) {
    Draft draft = draft_with(scripts, diagnostics);
    return compile_into(draft, catalog, registry, systems, choice) ? draft.ruleset : nullptr;
}

std::shared_ptr<const Ruleset> compile_ruleset(std::shared_ptr<const Catalog> catalog, const Registry& registry,
                                               const std::vector<const System*>& systems, const ScenarioChoice& choice,
                                               ScriptReader& scripts, Diagnostics& diagnostics) {
    const std::size_t before = diagnostics.count(Severity::Error);
    Draft draft = draft_with(scripts, diagnostics);
    const bool built = compile_into(draft, catalog, registry, systems, choice);
    const bool sound = built && diagnostics.count(Severity::Error) == before + draft.errors_left_out;
    return sound ? draft.ruleset : nullptr;
}

}  // namespace briar
