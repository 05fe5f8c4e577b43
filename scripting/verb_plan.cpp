#include "scripting/verb_plan.hpp"

#include <algorithm>
#include <string>

#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/system.hpp"

namespace briar {
namespace {

bool is_fixed_word(Type type) {
    switch (type) {
        case Type::Def:
        case Type::Word:
        case Type::Counter:
        case Type::Var:
        case Type::Event:
        case Type::Value:
        case Type::Dice:
            return true;
        default:
            return false;
    }
}

/// `heroes|tiles` as bits; empty: any.
KindMask kinds_among(const Ruleset& rules, const std::string& names) {
    if (names.empty()) return ~KindMask{0};
    const std::vector<std::string> words = split_words(names);
    KindMask kinds = 0;
    for (std::size_t i = 0; i < rules.kinds.size(); ++i) {
        if (std::find(words.begin(), words.end(), rules.kinds[i]) != words.end()) kinds |= KindMask{1} << i;
    }
    return kinds;
}

VerbPlan plan_verb(const Ruleset& rules, const VerbSpec& verb) {
    VerbPlan plan;
    plan.verb = &verb;
    plan.count = static_cast<std::uint8_t>(verb.params.size());
    plan.receiver = plan.count;
    plan.of_other_system = !verb.system.empty() && verb.system != rules.system->name();
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        plan.params[i] = {&param, kinds_among(rules, param.kinds), param.type, is_fixed_word(param.type)};
        plan.fallbacks[i] = param.fallback_arg;
        if (param.required) plan.required |= std::uint32_t{1} << i;
        if (param.type == Type::Piece && plan.receiver == plan.count) plan.receiver = static_cast<std::uint8_t>(i);
    }
    return plan;
}

}  // namespace

std::vector<VerbPlan> plan_verbs(const Ruleset& rules) {
    std::vector<VerbPlan> plans;
    for (const VerbSpec& verb : rules.registry->verbs())
        plans.push_back(plan_verb(rules, verb));
    return plans;
}

}  // namespace briar
