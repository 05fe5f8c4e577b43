#include "runtime/engine/compile_special.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/wording.hpp"

namespace briar {
namespace {

std::uint16_t end_of(std::size_t size) { return static_cast<std::uint16_t>(size); }

}  // namespace

SpecialCompiler::SpecialCompiler(Draft& draft, DefId special)
    : draft_(draft),
      ruleset_(*draft.ruleset),
      parts_(draft, special, SpecialId{static_cast<std::uint16_t>(draft.ruleset->specials.size())}) {
    special_.def = special;
    special_.name = parts_.id();
}

SpecialId SpecialCompiler::compile() {
    special_.rules_begin = end_of(ruleset_.rules.size());
    answers();
    script_answers();
    special_.rules_end = end_of(ruleset_.rules.size());
    special_.actions_begin = end_of(ruleset_.actions.size());
    actions();
    special_.actions_end = end_of(ruleset_.actions.size());
    special_.modifiers_begin = end_of(ruleset_.modifiers.size());
    modifiers();
    special_.modifiers_end = end_of(ruleset_.modifiers.size());
    add_action_rules();
    check_functions();
    if (const Node* text = parts_.node().find("text")) static_cast<void>(parts_.text(*text));
    ruleset_.specials.push_back(std::move(special_));
    return parts_.number();
}

bool SpecialCompiler::is_ours(const std::string& system) const {
    return system.empty() || system == ruleset_.system->name();
}

void SpecialCompiler::other_system(Place place, const std::string& what, const std::string& system) {
    parts_.error(
        std::move(place), "rule.other-system",
        what + " belongs to the system " + quote(system) + ", but this game's is " + quote(ruleset_.system->name()),
        "use a special of its own for each system");
}

void SpecialCompiler::check_functions() {
    std::vector<std::string> names;
    for (const EventSpec& event : ruleset_.registry->events()) {
        if (is_ours(event.system)) names.push_back(event.name);
    }
    if (const Node* actions = parts_.node().find("actions")) {
        for (const Member& member : actions->members) {
            if (member.value->find("do") == nullptr) names.push_back(member.key);
        }
    }
    for (const ScriptReader::Function& function : parts_.functions()) {
        if (parts_.is_used(function.name)) continue;
        parts_.error(parts_.place_of(function), "special.unused-function",
                     "nothing uses the function " + quote(function.name) +
                         ": it is not called like an event or an action without `do`, and no `run:` names it",
                     did_you_mean(function.name, names, "if only this script needs it, make it a `local function`"));
    }
}

SpecialId compile_special(Draft& draft, DefId special) { return SpecialCompiler(draft, special).compile(); }

}  // namespace briar
