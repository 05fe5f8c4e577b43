// Changes of a block after which its surroundings must change with it: another word in its place, other dice, no
// condition any more.
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_rows.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {

Command RuleEdit::exchange(const Slot& slot, std::size_t index, const std::string& word) {
    const std::string label = "Change to " + word;
    if (index >= slot.blocks.size()) return refuse_command(label, "there is no such block");
    const Block& block = slot.blocks[index];
    const RuleSite site = rule_site(workspace_, special_.value(), slot.path);
    const bool condition = slot.sort == SlotSort::Conditions;
    auto value = condition ? starting_condition(workspace_, site, word) : starting_effect(workspace_, site, word);
    if (word == "run") {
        value = starting_function(workspace_, special_.value());
        if (value && !condition) value = map_of("run", std::move(*value));
    }
    if (!value) return nothing_to_name(label, word);
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    if (!condition) {
        edit.set(block.path, *value);
    } else if (block.path == slot.path) {
        edit.set(slot.path, map_of(word, std::move(*value)));
    } else {
        edit.rename_key(block.path, word);
        edit.set(step_to(slot.path, Step(word)), *value);
    }
    return tried(plan.finish(label));
}

/// What was done when something is so is done always.
Command RuleEdit::do_always(const Slot& condition) {
    const std::string label = "Take the condition out";
    const Path branch(condition.path.begin(), condition.path.end() - 1);
    const Node* node = at(branch);
    if (node != nullptr && node->find("else") != nullptr)
        return refuse_command(label,
                              "it says what happens when this is not so; take that out first, or the whole block");
    const Node* then = node != nullptr ? node->find("then") : nullptr;
    const Path list(branch.begin(), branch.end() - 1);
    const std::size_t at = branch.back().index;
    const std::size_t count = then == nullptr || then->is_null() ? 0 : then->is_list() ? then->items.size() : 1;
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    for (std::size_t i = 0; i < count; ++i)
        edit.carry(step_to(step_to(branch, "then"), Step(std::size_t{0})), list, at + 1 + i);
    edit.remove_item(list, at);
    return tried(plan.finish(label));
}

Command RuleEdit::change_dice(const Block& block, const Node& dice) {
    const Node* roll = at(block.path);
    if (roll == nullptr) return refuse_command("Change the dice", "there is no roll any more");
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    for (const RowOfDice& each : rows_for_dice(*roll, dice)) {
        if (each.now.empty())
            return refuse_command("Roll " + dice.text, "`" + each.before + "` cannot be rolled with " + dice.text +
                                                           "; take that result out first");
        if (each.now != each.before) edit.rename_key(step_to(block.path, Step(each.before)), each.now);
    }
    edit.set(step_to(block.path, Step("roll")), dice);
    return tried(plan.finish("Roll " + dice.text));
}

}  // namespace briar::editor
