// What a special lets a player do.
#include <algorithm>
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_special.hpp"
#include "runtime/engine/whole_range.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

Limit limit_of(const Node& action) {
    const Node* limit = action.find("limit");
    if (limit == nullptr) return Limit::None;
    return limit->text == "turn" ? Limit::Turn : limit->text == "fight" ? Limit::Fight : Limit::Game;
}

std::uint32_t occasions_of(const Node& during, const Registry& registry) {
    std::uint32_t bits = 0;
    const auto take = [&](const std::string& name) {
        for (std::size_t i = 0; i < registry.occasions().size(); ++i) {
            if (registry.occasions()[i].name == name) bits |= std::uint32_t{1} << i;
        }
    };
    take(during.text);
    for (const auto& item : during.items)
        take(item->text);
    return bits;
}

/// `search_here` as people would write it: `Search here`.
std::string as_label(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    std::replace(name.begin(), name.end(), '-', ' ');
    return capitalized(std::move(name));
}

const std::vector<Field> kNoFields;

}  // namespace

void SpecialCompiler::actions() {
    const Node* actions = parts_.node().find("actions");
    if (actions == nullptr) return;
    for (const Member& member : actions->members)
        action(member.key, *member.value);
}

void SpecialCompiler::action(const std::string& name, const Node& node) {
    const std::vector<Field>& fields = draft_.action_event != nullptr ? draft_.action_event->fields : kNoFields;
    RuleCompiler rules(draft_, parts_, {&fields, "the action " + quote(name)});
    Action action;
    action.special = parts_.number();
    action.name = name;
    action.place = ruleset_.catalog->place(node);
    const Node* label = node.find("label");
    // Braces around it stay, to be filled in when something is chosen.
    action.label = label != nullptr
                       ? ruleset_.texts[static_cast<std::size_t>(
                             parts_.text(*label, {std::string(kTargetPlace.substr(1, kTargetPlace.size() - 2))}).value)]
                       : as_label(name);
    action.occasions = occasions_of(*node.find("during"), *ruleset_.registry);
    price(action, node);
    target(action, node);
    if (label != nullptr) check_target_place(action, *label);
    if (const Node* when = node.find("when")) action.condition = rules.condition(*when);
    if (const Node* when = node.find("target_when")) action.target_condition = rules.condition(*when);
    if (const Node* appeal = node.find("appeal")) action.appeal = static_cast<int>(appeal->as_int().value_or(0));
    if (const Node* when = node.find("appeal_when")) action.appeal_condition = rules.condition(*when);
    effects(action, node, rules);
    action.limit = limit_of(node);
    if (action.limit != Limit::None) {
        CounterInfo stamp;
        stamp.name = "used:" + parts_.id() + "." + name;
        stamp.doc = "When it was last done.";
        action.stamp = declare_counter(draft_, std::move(stamp), "").value;
    }
    const Node* uses_up = node.find("uses_up");
    action.uses_up = uses_up != nullptr && uses_up->as_bool().value_or(false);
    ruleset_.actions.push_back(std::move(action));
}

void SpecialCompiler::check_target_place(const Action& action, const Node& label) {
    if (!action.target.empty() || action.label.find(kTargetPlace) == std::string::npos || !parts_.is_whole()) return;
    parts_.error(label, "special.label", quote(kTargetPlace) + " in the label of an action that has no target",
                 "add `target:`, or take it out");
}

void SpecialCompiler::price(Action& action, const Node& node) {
    const Node* cost = node.find("cost");
    if (cost == nullptr) return;
    for (const Member& member : cost->members) {
        const CounterId counter = parts_.counter(key_node(member));
        if (counter) action.costs.emplace_back(counter, static_cast<int>(member.value->as_int().value_or(0)));
    }
}

void SpecialCompiler::target(Action& action, const Node& node) {
    const Node* range = node.find("range");
    const Node* target = node.find("target");
    if (range != nullptr) {
        const WholeRange bounds = read_whole_range(range->text).value_or(WholeRange{});
        action.target_high = bounds.high;
        // One number is a distance up to which everything counts.
        const bool up_to = range->text.find('-') == std::string::npos;
        action.target_low = up_to ? 0 : bounds.low;
        if (target == nullptr && parts_.is_whole()) {
            parts_.error(*range, "special.range-of-nothing", "a range without a target",
                         "add `target:`, or take it out");
        }
        if (action.target_low > action.target_high) {
            parts_.error(*range, "special.range-empty", "nothing is in the range " + quote(range->text),
                         "write the smaller number first");
        }
    }
    if (target == nullptr) return;
    action.target = target->text;
    const auto& known = draft_.targets;
    const auto word = std::find(known.begin(), known.end(), target->text);
    action.target_word = static_cast<std::uint16_t>(word - known.begin());
    if (word != known.end()) return;
    parts_.error(*target, "special.unknown-target", "nothing can be chosen by " + quote(target->text),
                 did_you_mean(target->text, known,
                              known.empty() ? "this system has no targets" : "there is " + quote_list(known, " and ")));
}

void SpecialCompiler::effects(Action& action, const Node& node, RuleCompiler& rules) {
    if (const Node* effects = node.find("do")) {
        action.program = rules.effects(*effects);
        return;
    }
    action.hook = parts_.function(action.name);
    if (action.hook || parts_.script_failed() || !parts_.is_whole()) return;
    parts_.error(node, "special.nothing-to-do", "the action " + quote(action.name) + " does nothing",
                 "add `do:`, or a function " + quote(action.name) + " to its script");
}

/// Behind the rules that answer events, so that those stay in one row.
void SpecialCompiler::add_action_rules() {
    for (std::uint16_t i = special_.actions_begin; i < special_.actions_end; ++i) {
        Action& action = ruleset_.actions[i];
        action.rule = RuleId{static_cast<std::uint16_t>(ruleset_.rules.size())};
        Rule rule;
        rule.special = parts_.number();
        rule.place = action.place;
        rule.name = parts_.id() + "." + action.name;
        ruleset_.rules.push_back(std::move(rule));
    }
}

}  // namespace briar
