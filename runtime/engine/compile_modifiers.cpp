// The numbers that a special changes.
#include <utility>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/compile_special.hpp"

namespace briar {
namespace {

constexpr std::pair<const char*, ModifierSort> kSorts[] = {{"set", ModifierSort::Set},
                                                           {"add", ModifierSort::Add},
                                                           {"at_least", ModifierSort::AtLeast},
                                                           {"at_most", ModifierSort::AtMost}};

}  // namespace

void SpecialCompiler::modifiers() {
    const Node* modifiers = parts_.node().find("modifiers");
    if (modifiers == nullptr) return;
    const Registry& registry = *ruleset_.registry;
    for (const Member& member : modifiers->members) {
        const ValueId id = registry.value(member.key, ruleset_.system->name());
        if (!id) {
            other_system(ruleset_.catalog->place(key_node(member)), quote(member.key),
                         registry.systems_of_value(member.key));
            continue;
        }
        if (!member.value->is_list()) modifier(registry[id], id, *member.value);
        for (const auto& item : member.value->items)
            modifier(registry[id], id, *item);
    }
}

void SpecialCompiler::modifier(const ValueSpec& value, ValueId id, const Node& node) {
    Modifier modifier;
    modifier.special = parts_.number();
    modifier.value = id;
    modifier.place = ruleset_.catalog->place(node);
    if (node.is_scalar()) return add_modifier(value, std::move(modifier), node, nullptr);
    bool any = false;
    for (const auto& [key, sort] : kSorts) {
        const Node* amount = node.find(key);
        if (amount == nullptr) continue;
        any = true;
        modifier.sort = sort;
        add_modifier(value, modifier, *amount, node.find("when"));
    }
    if (any || !parts_.is_whole()) return;
    parts_.error(node, "special.nothing-to-change", "it does not say how " + quote(value.name) + " changes",
                 "give `add`, `set`, `at_least` or `at_most`");
}

void SpecialCompiler::add_modifier(const ValueSpec& value, Modifier modifier, const Node& amount,
                                   const Node* condition) {
    RuleCompiler rules(draft_, parts_, {&value.fields, "the value " + quote(value.name)});
    if (condition != nullptr) modifier.condition = rules.condition(*condition);
    const auto number = amount.as_int();
    const Node* function = amount.find("run");
    if (number) {
        modifier.amount = static_cast<int>(*number);
    } else if (function != nullptr) {
        modifier.hook = parts_.hook(*function);
    } else {
        modifier.program = rules.amount(amount);
    }
    special_.values.set(modifier.value.value);
    ruleset_.modifiers.push_back(std::move(modifier));
}

}  // namespace briar
