// Commands of rules. Whatever they do is tried out on a snapshot before it is given away.
#include <algorithm>
#include <set>

#include "editor/core/as_written.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/lua_translation.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_answers.hpp"
#include "editor/core/rule_rows.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_trial.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

Node starting_action(const Workspace& workspace, const std::string& name) {
    Node action = map_of("label", make_text(words_of(name)));
    const auto& occasions = workspace.set().registry.occasions();
    if (!occasions.empty()) add_member(action, "during", bare_word(occasions.front().name));
    add_member(action, "do", make_list());
    return action;
}

bool is_option(const Node& node) { return node.is_map() && node.find("label") != nullptr; }

/// Whether nothing else says how the number changes.
bool is_last_change(const Node& change, const std::string& key) {
    return change.is_scalar() || std::none_of(change.members.begin(), change.members.end(), [&](const Member& each) {
               return each.key != key && each.key != "when";
           });
}

/// `word_2`, `word_3`: the first that no block has.
std::string free_word(const Slot& slot, const std::string& word) {
    const auto taken = [&](const std::string& name) {
        return std::any_of(slot.blocks.begin(), slot.blocks.end(),
                           [&](const Block& each) { return each.word == name; });
    };
    int number = 2;
    while (taken(word + "_" + std::to_string(number)))
        ++number;
    return word + "_" + std::to_string(number);
}

}  // namespace

Command RuleEdit::tried(Command command) {
    if (!command.ok() || command.empty() || trying_ == Trying::Not) return command;
    if (trying_ == Trying::Later) {
        wants_trial_ = true;
        return command;
    }
    const std::string objection = objection_to(make_trial(workspace_, command, before_));
    return objection.empty() ? std::move(command) : refuse_command(command.label, objection);
}

const Node* RuleEdit::at(const Path& path) const { return find_as_written(special_.value(), path); }

Command RuleEdit::set(const Path& path, const Node& value, const std::string& label) {
    Command command = special_.set(path, value);
    command.label = label;
    return tried(std::move(command));
}

Command RuleEdit::add(const Slot& slot, std::size_t index, const std::string& word) {
    const std::string label = "Add " + word;
    const Path place = step_to(slot.path, Step(word));
    const RuleSite site = rule_site(workspace_, special_.value(), !is_listed(slot.sort) ? place : slot.path);
    switch (slot.sort) {
        case SlotSort::Rows:
            return add_row(slot, word, make_list());
        case SlotSort::Events:
            return set(place, make_list(), label);
        case SlotSort::Actions:
            return set(place, starting_action(workspace_, word), label);
        case SlotSort::Modifiers:
            return set(place, map_of("add", make_int(1)), label);
        case SlotSort::Changes:
            return add_item(slot, index, map_of("add", make_int(1)), label);
        case SlotSort::Options: {
            Node option = map_of("label", make_text(""));
            add_member(option, "do", make_list());
            return add_item(slot, index, option, label);
        }
        case SlotSort::Effects: {
            auto effect = starting_effect(workspace_, site, word);
            const auto function = starting_function(workspace_, special_.value());
            if (word == "run") effect = function ? std::optional(map_of("run", function->clone())) : std::nullopt;
            return effect ? add_item(slot, index, *effect, label) : nothing_to_name(label, word);
        }
        case SlotSort::Answers:
            return add_answer(slot, index);
        case SlotSort::Conditions: {
            auto value = starting_condition(workspace_, site, word);
            if (word == "run") value = starting_function(workspace_, special_.value());
            return value ? add_condition(slot, word, std::move(*value)) : nothing_to_name(label, word);
        }
    }
    return refuse_command(label, "nothing can be added here");
}

/// A result that another row answered is taken from it.
Command RuleEdit::add_row(const Slot& slot, const std::string& word, const Node& effects) {
    const Node* roll = at(slot.path);
    const auto next = roll != nullptr ? next_row(*roll) : std::nullopt;
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    if (next && next->word == word && !next->narrowed.empty())
        edit.rename_key(step_to(slot.path, Step(next->narrowed)), next->rest);
    edit.set(step_to(slot.path, Step(word)), effects);
    return tried(plan.finish("Add " + word));
}

Command RuleEdit::nothing_to_name(const std::string& label, const std::string& word) {
    return refuse_command(label, "there is nothing yet that `" + word + "` could name");
}

Command RuleEdit::add_item(const Slot& slot, std::size_t index, const Node& item, const std::string& label) {
    Command command = special_.insert(slot.path, index, item);
    command.label = label;
    return tried(std::move(command));
}

/// Effects alone become an answer first.
Command RuleEdit::add_answer(const Slot& slot, std::size_t index) {
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    write_as_answers(edit, special_.value(), slot.path);
    edit.insert(slot.path, index, map_of("do", make_list()));
    return tried(plan.finish("Add an answer"));
}

Command RuleEdit::add_condition(const Slot& slot, const std::string& word, Node value) {
    const std::string label = "Add " + word;
    const Path owner(slot.path.begin(), slot.path.end() - 1);
    const Node* now = at(slot.path);
    const Node* rule = at(owner);
    const bool whole = slot.path.back().key == "when" && rule != nullptr;
    if (whole && slot.path[0].key == "on" && slot.path.size() <= 4 && !is_answer(*rule) && !is_option(*rule)) {
        // Effects without a condition: they move under `do`.
        MovedEffects moved = moved_effects(*rule, owner, step_to(owner, Step("do")));
        Node answer = map_of("when", map_of(word, std::move(value)));
        add_member(answer, "do", std::move(moved.list));
        EditPlan plan(workspace_);
        EntryEdit(workspace_, plan, special_.full_id()).set_keeping(owner, answer, moved.parts);
        return tried(plan.finish(label));
    }
    if (whole && slot.path[0].key == "modifiers" && rule->is_scalar()) {
        Node change = map_of("add", rule->clone());
        add_member(change, "when", map_of(word, std::move(value)));
        return set(owner, change, label);
    }
    const bool open = now != nullptr && now->is_scalar() && now->text.empty();
    if (open) return set(slot.path, map_of(word, std::move(value)), label);
    if (now != nullptr && now->is_scalar()) {
        Node both = map_of(now->text, make_bool(true));
        add_member(both, word, std::move(value));
        return set(slot.path, both, label);
    }
    return set(step_to(slot.path, Step(word)), value, label);
}

Command RuleEdit::remove(const Slot& slot, std::size_t index) {
    if (index >= slot.blocks.size()) return refuse_command("Remove", "there is no such block");
    const Block& block = slot.blocks[index];
    const std::string label = "Remove " + block.word;
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    if (!is_listed(slot.sort) || block.path == slot.path) {
        const bool last_condition = slot.sort == SlotSort::Conditions && slot.blocks.size() == 1;
        // Without a condition there is no branch.
        if (last_condition && !slot.path.back().is_index && slot.path.back().key == "if") return do_always(slot);
        edit.take_out(last_condition ? slot.path : block.path);
    } else {
        edit.remove_item(slot.path, index);
    }
    return tried(plan.finish(label));
}

Command RuleEdit::duplicate(const Slot& slot, std::size_t index) {
    if (index >= slot.blocks.size()) return refuse_command("Duplicate", "there is no such block");
    const Block& block = slot.blocks[index];
    const std::string label = "Duplicate " + block.word;
    const Node* value = at(block.path);
    const bool alone = block.path == slot.path;
    const bool listed = is_listed(slot.sort) && !alone;
    if (value == nullptr || (!listed && slot.sort != SlotSort::Actions && slot.sort != SlotSort::Rows))
        return refuse_command(label, "there can be only one of it");
    if (listed) return add_item(slot, index + 1, value->clone(), label);
    if (slot.sort == SlotSort::Rows) {
        const auto free = choices_for_slot(workspace_, special_, slot);
        return free.empty() ? refuse_command(label, "every result has its answer")
                            : add_row(slot, free.front().word, *value);
    }
    const std::string word = free_word(slot, block.word);
    return set(step_to(slot.path, Step(word)), value->clone(), label);
}

/// A parameter of a verb: where it stands by name it is changed there; else the call is written with names.
void RuleEdit::set_argument(EntryEdit& edit, const Block& block, const Control& field,
                            const std::optional<Node>& value) {
    const Node* now = at(block.path);
    const bool condition = block.sort == BlockSort::Condition;
    const bool behind_word = condition && block.path.back().key == block.word;
    const Path call = behind_word ? block.path : step_to(block.path, Step(block.word));
    const bool bare = !behind_word && (now == nullptr || !now->is_map());
    const bool by_name = !bare && field.path.size() == call.size() + 1;
    const bool others = std::any_of(block.fields.begin(), block.fields.end(),
                                    [&](const Control& each) { return each.written && each.key != field.key; });
    const Node* said_now = at(call);
    const bool named = by_name && said_now != nullptr && said_now->is_map();
    if (named && value) return void(edit.set(field.path, *value));
    if (named && others) return void(edit.reset(field.path));
    Node arguments = make_map();
    arguments.flow = true;
    for (const Control& each : block.fields) {
        const bool ours = each.key == field.key;
        const Node* given = each.written ? at(each.path) : nullptr;
        if (ours) given = value ? &*value : nullptr;
        if (given != nullptr) add_member(arguments, each.key, given->clone());
    }
    const bool alone = arguments.members.size() == 1 && arguments.members[0].key == block.fields.front().key;
    Node said = alone ? arguments.members[0].value->clone() : std::move(arguments);
    if (said.is_map() && said.members.empty()) said = make_bool(true);
    if (bare) {
        edit.set(block.path, map_of(block.word, std::move(said)));
    } else {
        edit.set(call, said);
    }
}

Command RuleEdit::set_field(const Block& block, const std::string& key, const std::optional<Node>& value) {
    const std::string label = "Change " + key + " of " + block.word;
    const auto field =
        std::find_if(block.fields.begin(), block.fields.end(), [&](const Control& each) { return each.key == key; });
    if (field == block.fields.end()) return refuse_command(label, "`" + block.word + "` has no `" + key + "`");
    const bool dice = block.sort == BlockSort::Effect && block.word == "roll" && key == "roll";
    if (dice && value && value->is_scalar()) return change_dice(block, *value);
    EditPlan plan(workspace_);
    EntryEdit edit(workspace_, plan, special_.full_id());
    const Node* number = block.sort == BlockSort::Change ? at(block.path) : nullptr;
    const bool verb =
        block.sort == BlockSort::Condition || (block.sort == BlockSort::Effect && !is_control(block.word));
    if (verb) {
        set_argument(edit, block, *field, value);
    } else if (number != nullptr && number->is_scalar() && value && key != "add") {
        // A number alone is what is added.
        Node change = map_of("add", number->clone());
        add_member(change, key, value->clone());
        edit.set(block.path, change);
    } else if (number != nullptr && number->is_scalar() && value) {
        edit.set(block.path, *value);
    } else if (number != nullptr && !value && is_last_change(*number, key)) {
        // The block stays: there is a command to take it out.
        edit.set(number->is_scalar() ? block.path : step_to(block.path, Step("add")), make_int(0));
        if (number->is_map() && key != "add") edit.reset(field->path);
    } else if (value) {
        edit.set(field->path, *value);
    } else {
        edit.reset(field->path);
    }
    return tried(plan.finish(label));
}

Command RuleEdit::rename(const Block& block, const std::string& typed) {
    // What an action is called for people becomes a name that it can have: `Brew potion`, `brew-potion`.
    const std::string made =
        block.sort == BlockSort::Action && typed.find('_') == std::string::npos ? pack_id_from(typed) : std::string();
    const std::string& word = made.empty() ? typed : made;
    Command command = special_.rename_key(block.path, word);
    command.label = "Rename " + block.word + " to " + word;
    return tried(std::move(command));
}

}  // namespace briar::editor
