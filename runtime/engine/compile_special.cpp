#include "runtime/engine/compile_special.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/shape.hpp"
#include "runtime/content/wording.hpp"

namespace briar {
namespace {

std::uint16_t end_of(std::size_t size) { return static_cast<std::uint16_t>(size); }

}  // namespace

SpecialCompiler::SpecialCompiler(Draft& draft, DefId special)
    : draft_(draft),
      ruleset_(*draft.ruleset),
      errors_before_(draft.diagnostics->count(Severity::Error)),
      parts_(draft, special, SpecialId{static_cast<std::uint16_t>(draft.ruleset->specials.size())}) {
    special_.def = special;
    special_.name = parts_.id();
}

SpecialId SpecialCompiler::compile() {
    check_fits_system();
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
    if (parts_.is_whole()) check_functions();
    if (const Node* text = parts_.node().find("text")) static_cast<void>(parts_.text(*text));
    const std::size_t errors = draft_.diagnostics->count(Severity::Error) - errors_before_;
    if (errors > 0) parts_.leave_out();
    if (!parts_.takes_part()) special_.events = special_.values = {};
    draft_.errors_left_out += errors;
    ruleset_.specials.push_back(std::move(special_));
    return parts_.takes_part() ? parts_.number() : SpecialId{};
}

bool SpecialCompiler::is_ours(const std::string& system) const {
    return system.empty() || system == ruleset_.system->name();
}

/// What does not fit the game's system is reported and left out.
void SpecialCompiler::check_fits_system() {
    const std::string system(ruleset_.system->name());
    const SchemaRef schema = ruleset_.registry->special_schema(system);
    if (!schema) return;
    Diagnostics problems;
    if (check_shape(parts_.node(), *schema, parts_.entry(), problems, ShapeOf::Patched)) return;
    for (Diagnostic problem : problems.list()) {
        problem.hint += (problem.hint.empty() ? "" : "; ") + std::string("this is for the system ") + quote(system);
        draft_.diagnostics->add(std::move(problem));
    }
    parts_.keep_sound_part(*schema);
}

void SpecialCompiler::other_system(Place place, const std::string& what, const std::vector<std::string>& systems) {
    if (systems.empty()) return;  // nobody's word: the shape check has said so
    parts_.report(
        Severity::Error, std::move(place), "rule.other-system",
        what + " belongs to " + system_words(systems) + ", but this game's is " + quote(ruleset_.system->name()),
        "use a special of its own for each system");
}

std::vector<std::string> SpecialCompiler::useful_functions() const {
    std::vector<std::string> names;
    for (const EventSpec& event : ruleset_.registry->events()) {
        if (is_ours(event.system)) names.push_back(event.name);
    }
    if (const Node* actions = parts_.node().find("actions")) {
        for (const Member& member : actions->members) {
            if (member.value->find("do") == nullptr) names.push_back(member.key);
        }
    }
    return names;
}

void SpecialCompiler::check_functions() {
    const std::vector<std::string> names = useful_functions();
    for (const ScriptReader::Function& function : parts_.functions()) {
        if (parts_.is_used(function.name)) continue;
        if (const auto systems = ruleset_.registry->systems_of_event(function.name); !systems.empty()) {
            other_system(parts_.place_of(function), "the event " + quote(function.name), systems);
            continue;
        }
        // A name that is nearly an event's is a misspelling; any other may be a helper, or not be named in `run:` yet.
        const bool misspelt = !nearest(function.name, names).empty();
        parts_.report(misspelt ? Severity::Error : Severity::Warning, parts_.place_of(function),
                      "special.unused-function",
                      "nothing uses the function " + quote(function.name) +
                          ": it is not called like an event or an action without `do`, and no `run:` names it",
                      did_you_mean(function.name, names, "if only this script needs it, make it a `local function`"));
    }
}

SpecialId compile_special(Draft& draft, DefId special) { return SpecialCompiler(draft, special).compile(); }

}  // namespace briar
