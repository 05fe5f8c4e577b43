// What a special does at events.
#include <algorithm>
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_special.hpp"

namespace briar {
namespace {

RuleSite site_of(const EventSpec& event) {
    return {&event.fields, "the event " + quote(event.name), event.moment == Moment::Before, true};
}

bool is_rule(const Node& node) { return node.find("do") != nullptr; }

}  // namespace

void SpecialCompiler::answers() {
    const Node* on = parts_.node().find("on");
    if (on == nullptr) return;
    const Registry& registry = *ruleset_.registry;
    for (const Member& member : on->members) {
        const EventId id = registry.event(member.key, ruleset_.system->name());
        if (id) {
            check_answerable(registry[id], ruleset_.catalog->place(key_node(member)));
            answer(registry[id], id, *member.value);
        } else {
            other_system(ruleset_.catalog->place(key_node(member)), "the event " + quote(member.key),
                         registry.systems_of_event(member.key));
        }
    }
}

/// The event that actions themselves see is announced to nobody else.
void SpecialCompiler::check_answerable(const EventSpec& event, Place place) {
    const Node* actions = parts_.node().find("actions");
    const bool own_action = actions != nullptr && actions->find(event.name) != nullptr;
    if (event.name != ruleset_.system->action_event_name() || own_action) return;
    parts_.report(Severity::Warning, std::move(place), "special.never-answered",
                  "no rule can answer the event " + quote(event.name) + ": this never runs",
                  "answer another event, or give the action its own `do`");
}

/// Effects; or `{when, do}`; or a list of one of them.
void SpecialCompiler::answer(const EventSpec& event, EventId id, const Node& node) {
    if (is_rule(node)) return add_rule(event, id, *node.find("do"), node.find("when"));
    const auto rules =
        std::count_if(node.items.begin(), node.items.end(), [](const auto& item) { return is_rule(*item); });
    if (rules == 0) return add_rule(event, id, node, nullptr);
    for (const auto& item : node.items) {
        if (is_rule(*item)) {
            add_rule(event, id, *item->find("do"), item->find("when"));
        } else {
            parts_.error(*item, "special.mixed-answers", "effects stand between answers that have a `do`",
                         "put them under a `do` of their own");
        }
    }
}

void SpecialCompiler::add_rule(const EventSpec& event, EventId id, const Node& effects, const Node* condition) {
    RuleCompiler rules(draft_, parts_, site_of(event));
    Rule rule;
    rule.special = parts_.number();
    rule.event = id;
    if (condition != nullptr) rule.condition = rules.condition(*condition);
    rule.program = rules.effects(effects);
    rule.place = ruleset_.catalog->place(effects);
    rule.name = parts_.id() + "." + event.name;
    special_.events.set(id.value);
    ruleset_.rules.push_back(std::move(rule));
}

void SpecialCompiler::script_answers() {
    const Registry& registry = *ruleset_.registry;
    for (const ScriptReader::Function& function : parts_.functions()) {
        const EventId id = registry.event(function.name, ruleset_.system->name());
        if (!id) continue;  // most often for a `run:`; what nothing uses is reported at the end
        check_answerable(registry[id], parts_.place_of(function));
        Rule rule;
        rule.special = parts_.number();
        rule.event = id;
        rule.hook = parts_.function(function.name);
        rule.place = parts_.place_of(function);
        rule.name = parts_.id() + "." + function.name;
        special_.events.set(id.value);
        ruleset_.rules.push_back(std::move(rule));
    }
}

}  // namespace briar
