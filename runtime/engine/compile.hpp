#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/system.hpp"

/// Compiling: what the parts of it share. The whole is compile_ruleset (ruleset.hpp); this header is for the engine's
/// own files.
namespace briar {

/// A ruleset while it is being compiled, and what its rules may name.
struct Draft {
    std::shared_ptr<Ruleset> ruleset = std::make_shared<Ruleset>();
    std::unique_ptr<RulesetBuilder> builder;
    ScriptReader* scripts = nullptr;
    Diagnostics* diagnostics = nullptr;
    const EventSpec* action_event = nullptr;
    std::vector<std::string> targets;
    std::vector<std::string> zones;
    bool zones_known = true;  ///< false: any name will do
    bool vars_known = true;   ///< false: names that are missing are added
    /// How many errors are of specials that take no part because of them.
    std::size_t errors_left_out = 0;
    /// The counters' names and the kinds of pieces that have each.
    std::vector<std::string> counter_kinds;

    void error(const Node& node, const std::string& entry, std::string id, std::string message, std::string hint = {});
};

/// Fills in what a draft knows before any piece is built: system, counters.
void begin_draft(Draft& draft, std::shared_ptr<const Catalog> catalog, const Registry& registry, const System& system);
/// Counters that the system and content declare, for the draft's system.
void declare_counters(Draft& draft);
CounterId declare_counter(Draft& draft, CounterInfo info, std::string kinds);
/// Reads a scenario's or a mode's `vars` over what is known of them.
void declare_vars(Draft& draft, const Node& owner, const std::string& entry);
/// What follows the specials: masks, slots, layout.
void finish_draft(Draft& draft);

/// `the system `a`` or `the systems `a` and `b``: those that have what this game's system lacks.
[[nodiscard]] std::string system_words(const std::vector<std::string>& systems);

/// Compiles one special and adds it to the ruleset. Empty: it has mistakes, or names what is not there, which is told
/// elsewhere, and is to take no part.
SpecialId compile_special(Draft& draft, DefId special);
/// Compiles those that pieces of the game or the scenario carry and notes who carries what.
void compile_carried(Draft& draft);
/// The names that stand in an entry's `specials`; none when it has no such key.
[[nodiscard]] std::vector<const Node*> special_names(const Node& entry);
/// The specials that an entry names, those that are there.
[[nodiscard]] std::vector<DefId> specials_of(const Catalog& catalog, const Node& entry);

/// As compile_ruleset, but gives what there is also where rules have errors; null when the pieces cannot be built. Not
/// to be played.
[[nodiscard]] std::shared_ptr<const Ruleset> compile_noting(std::shared_ptr<const Catalog> catalog,
                                                            const Registry& registry,
                                                            const std::vector<const System*>& systems,
                                                            const ScenarioChoice& choice, ScriptReader& scripts,
                                                            Diagnostics& diagnostics);

/// The scenario's tree with the modes laid over it. Unknown modes are reported.
[[nodiscard]] Node overlay_modes(const Catalog& catalog, DefId scenario, const std::vector<std::string>& modes,
                                 Diagnostics& diagnostics);

}  // namespace briar
