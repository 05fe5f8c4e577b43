// Doing what is asked for one after the other, with the blocks that were meant.
#include <algorithm>
#include <utility>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/core/as_written.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/widget/for_now.hpp"

namespace briar::editor {
namespace {

bool begins_with(const Path& path, const Path& start) {
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

}  // namespace

void RulePanel::act(KeptPlace about, Todo todo) {
    waiting_.push_back({std::move(about), std::move(todo)});
    if (!trial_.busy()) act_on_waiting();
}

void RulePanel::act_on_waiting() {
    while (!trial_.busy() && !waiting_.empty()) {
        const Act next = std::move(waiting_.front());
        waiting_.pop_front();
        if (read_at_ != workspace().revision()) read_rule();
        next.about->empty() ? refuse_moved() : next.todo(*next.about);
    }
    if (owes_chosen_ && !waits()) show_chosen();
}

void RulePanel::refuse_moved() {
    host().apply(refuse_command("Change the rule", "the blocks were changed meanwhile; try again"));
    show_chosen();
}

void RulePanel::edit(const Make& make, Then then) {
    const EntryLens special = lens();
    RuleEdit rule(workspace(), special);
    rule.try_later();
    Command command = make(rule, special);
    if (!rule.wants_trial()) return finish(command, then);
    RuleTrial trial = make_trial(workspace(), command, host().check_now());
    running_ = std::make_shared<const Running>(
        Running{std::move(trial), std::move(command), std::move(then), workspace().revision()});
    trial_.run([running = running_](const std::stop_token& stop) { return objection_to(running->trial, stop); },
               [this](const std::string& objection) {
                   end_trial(objection);
                   act_on_waiting();
               });
}

void RulePanel::end_trial(const std::string& objection) {
    const auto tried = std::exchange(running_, nullptr);
    // What it was made for may not be there any more.
    const bool changed = workspace().revision() != tried->revision;
    const std::string reason = changed ? "the pack was changed meanwhile; try again" : objection;
    finish(reason.empty() ? tried->command : refuse_command(tried->command.label, reason), tried->then);
}

/// Where it is refused fields go back to what is so.
void RulePanel::finish(const Command& command, const Then& then) {
    chosen_ = places_.keep(canvas_->chosen());
    const bool done = host().apply(command);
    {
        const ForNow doing(doing_, true);
        read_rule();
    }
    if (then) then(done);
    show_chosen();
}

void RulePanel::follow(const std::function<BlockAddress(const BlockAddress& before)>& now) {
    places_.follow(now);
    if (!chosen_->empty()) canvas_->follow_chosen(*chosen_);
}

void RulePanel::do_what_waits() {
    while (waits()) {
        if (trial_.busy()) {
            trial_.cancel();
            end_trial(objection_to(running_->trial));
        }
        act_on_waiting();
    }
}

RulePanel::FieldPlace RulePanel::field_at(const Path& path) const {
    const Control* best = nullptr;
    for (const Control& each : shown_fields_) {
        const bool deeper = best == nullptr || each.path.size() > best->path.size();
        if (deeper && begins_with(path, each.path)) best = &each;
    }
    if (best == nullptr) return {shown_, {}, path};
    return {shown_, best->key, tail(path, best->path.size())};
}

const Control* RulePanel::field_now(const FieldPlace& field, const BlockAddress& at) const {
    const Block* block = block_at(canvas_->slots(), inner_of(canvas_->slots(), at));
    if (block == nullptr) return nullptr;
    const auto found = std::find_if(block->fields.begin(), block->fields.end(),
                                    [&](const Control& each) { return each.key == field.key; });
    return found != block->fields.end() ? &*found : nullptr;
}

/// A change of a value deep within a field.
void RulePanel::change_at(const Path& path, Change change) {
    const FieldPlace field = field_at(path);
    act(field.block, [this, field, change = std::move(change)](const BlockAddress& at) {
        const Control* now = field_now(field, at);
        if (now == nullptr) return refuse_moved();
        edit([change, value = joined(now->path, field.rest)](RuleEdit& rule, const EntryLens& special) {
            return rule.tried(change(special, value));
        });
    });
}

/// Of a list whose items are changed: the one that is seen, or none.
void RulePanel::change_item(const Path& list, std::size_t index, Change change) {
    const Node* seen = find_as_written(*shown_special_, step_to(list, index));
    if (seen == nullptr) return;
    change_at(list, [index, change = std::move(change), seen = std::make_shared<const Node>(seen->clone())](
                        const EntryLens& special, const Path& now) {
        const Node* item = find_as_written(special.value(), step_to(now, index));
        const bool same = item != nullptr && item->same_value(*seen);
        return same ? change(special, now)
                    : refuse_command("Change the list", "the list was changed meanwhile; try again");
    });
}

}  // namespace briar::editor
