#pragma once

#include <set>
#include <string>
#include <vector>

#include "runtime/engine/special_parts.hpp"

/// One special, from its entry to rules, actions and modifiers of the ruleset.
namespace briar {

class SpecialCompiler {
public:
    SpecialCompiler(Draft& draft, DefId special);
    SpecialId compile();

private:
    // --- answers to events (compile_answers.cpp) ---
    void answers();
    void answer(const EventSpec& event, EventId id, const Node& node);
    void add_rule(const EventSpec& event, EventId id, const Node& effects, const Node* condition);
    void script_answers();
    void check_answerable(const EventSpec& event, Place place);
    [[nodiscard]] bool is_ours(const std::string& system) const;
    void other_system(Place place, const std::string& what, const std::vector<std::string>& systems);

    // --- actions (compile_actions.cpp) ---
    void actions();
    void action(const std::string& name, const Node& node);
    void price(Action& action, const Node& node);
    void target(Action& action, const Node& node);
    void check_target_place(const Action& action, const Node& label);
    void effects(Action& action, const Node& node, RuleCompiler& rules);
    void add_action_rules();

    // --- modifiers (compile_modifiers.cpp) ---
    void modifiers();
    void modifier(const ValueSpec& value, ValueId id, const Node& node);
    void add_modifier(const ValueSpec& value, Modifier modifier, const Node& amount, const Node* condition);

    /// Whether it is written as the system has its words; checked only where systems share some.
    void check_fits_system();
    /// Functions that nothing uses are most often misspelt.
    void check_functions();
    [[nodiscard]] std::vector<std::string> useful_functions() const;

    Draft& draft_;
    Ruleset& ruleset_;
    std::size_t errors_before_;  ///< before any part of it was read
    Special special_;
    SpecialParts parts_;
};

}  // namespace briar
