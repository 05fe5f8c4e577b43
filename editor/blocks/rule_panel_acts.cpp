// What one does with the blocks of a rule.
#include <algorithm>
#include <utility>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/rule_trial.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/context_menu.hpp"

namespace briar::editor {
namespace {

BlockAddress slot_of(const BlockAddress& block) { return {block.begin(), block.end() - 1}; }

BlockAddress with(BlockAddress address, std::size_t step) {
    address.push_back(step);
    return address;
}

bool begins_with(const Path& path, const Path& start) {
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

wxString question(const Slot& slot) {
    switch (slot.sort) {
        case SlotSort::Events:
            return dots("When");
        case SlotSort::Conditions:
            return dots(to_wx(slot.lead).Capitalize());
        case SlotSort::Modifiers:
            return "Change a number";
        default:
            return dots("Do");
    }
}

/// `Brew potion` as the name that an action can have: `brew_potion`.
std::string action_name(const std::string& typed) {
    std::string name;
    for (const char c : typed) {
        const bool capital = c >= 'A' && c <= 'Z';
        name += capital ? static_cast<char>(c - 'A' + 'a') : c == ' ' || c == '-' ? '_' : c;
    }
    return name;
}

/// There is only one thing that could be put there.
bool needs_no_question(SlotSort sort) {
    return sort == SlotSort::Answers || sort == SlotSort::Changes || sort == SlotSort::Rows ||
           sort == SlotSort::Options || sort == SlotSort::Actions;
}

}  // namespace

void RulePanel::act(std::function<void()> action) {
    waiting_.push_back(std::move(action));
    if (!trial_.busy()) act_on_waiting();
}

void RulePanel::act_on_waiting() {
    while (!trial_.busy() && !waiting_.empty()) {
        const auto action = std::move(waiting_.front());
        waiting_.pop_front();
        action();
    }
}

void RulePanel::edit(const Make& make, Then then) {
    const EntryLens special = lens();
    RuleEdit rule(workspace(), special);
    rule.try_later();
    Command command = make(rule, special);
    if (!rule.wants_trial()) return finish(command, then);
    trial_.run([trial = make_trial(workspace(), command, host().check_now())](
                   const std::stop_token& stop) { return objection_to(trial, stop); },
               [this, command, then = std::move(then), revision = workspace().revision()](std::string objection) {
                   // What it was made for may not be there any more.
                   if (workspace().revision() != revision) objection = "the pack was changed meanwhile; try again";
                   finish(objection.empty() ? command : refuse_command(command.label, objection), then);
                   act_on_waiting();
               });
}

void RulePanel::finish(const Command& command, const Then& then) {
    const bool done = host().apply(command);
    // Where it is refused fields go back to what is so.
    refresh();
    if (then) then(done);
}

void RulePanel::ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen) {
    const Slot* where = slot_at(canvas_->slots(), slot);
    if (where == nullptr) return;
    const std::vector<BlockChoice> words = choices_for_slot(workspace(), lens(), *where);
    if (needs_no_question(where->sort)) {
        if (words.empty()) host().apply(refuse_command("Add", "every result has its answer"));
        if (!words.empty()) act([this, slot, word = words.front().word] { add(slot, word); });
        return;
    }
    std::vector<Choice> choices;
    for (const BlockChoice& each : words)
        choices.push_back({each.word, each.label, each.doc, each.group});
    auto* search = new ChoiceSearch(this, question(*where), std::move(choices), [this, slot](const std::string& word) {
        act([this, slot, word] { add(slot, word); });
    });
    search->show_at(on_screen);
}

void RulePanel::add(const BlockAddress& slot, const std::string& word) {
    const Slot* where = slot_at(canvas_->slots(), slot);
    if (where == nullptr) return;
    std::string name = word;
    const auto taken = [&](const std::string& other) {
        return std::any_of(where->blocks.begin(), where->blocks.end(),
                           [&](const Block& each) { return each.word == other; });
    };
    for (int number = 2; where->sort == SlotSort::Actions && taken(name); ++number)
        name = word + "_" + std::to_string(number);
    edit([kept = *where, name](RuleEdit& rule, const EntryLens&) { return rule.add(kept, kept.blocks.size(), name); },
         [this, slot, name, end = where->blocks.size()](bool done) {
             if (done) choose_added(slot, end, name);
         });
}

/// Where words tell blocks apart, the text may have another order.
void RulePanel::choose_added(const BlockAddress& slot, std::size_t end, const std::string& name) {
    BlockAddress made = with(slot, end);
    if (const Slot* now = slot_at(canvas_->slots(), slot); now != nullptr && !is_listed(now->sort)) {
        const auto found =
            std::find_if(now->blocks.begin(), now->blocks.end(), [&](const Block& each) { return each.word == name; });
        made = with(slot, static_cast<std::size_t>(found - now->blocks.begin()));
    }
    if (block_at(canvas_->slots(), made) != nullptr) canvas_->choose(made);
    canvas_->SetFocus();
}

void RulePanel::remove(const BlockAddress& block) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    edit([slot = *slot_at(canvas_->slots(), slot_of(block)), index = block.back()](RuleEdit& rule, const EntryLens&) {
        return rule.remove(slot, index);
    });
}

void RulePanel::move(const BlockAddress& block, const BlockAddress& slot, std::size_t index) {
    if (block_at(canvas_->slots(), block) == nullptr || slot_at(canvas_->slots(), slot) == nullptr) return;
    const Slot from = *slot_at(canvas_->slots(), slot_of(block));
    const Slot to = *slot_at(canvas_->slots(), slot);
    edit(
        [from, to, block, index](RuleEdit& rule, const EntryLens&) { return rule.move(from, block.back(), to, index); },
        [this, block, slot, index](bool done) {
            if (done) choose_moved(block, slot, index);
        });
}

/// What stood behind it, or in something behind it, has come one place nearer.
void RulePanel::choose_moved(const BlockAddress& block, const BlockAddress& slot, std::size_t index) {
    BlockAddress at = with(slot, index);
    const std::size_t level = block.size() - 1;
    if (at.size() > level && std::equal(block.begin(), block.end() - 1, at.begin()) && at[level] > block.back())
        --at[level];
    if (block_at(canvas_->slots(), at) != nullptr) canvas_->choose(at);
}

/// The one that is chosen when its turn has come: what was asked for before may have moved it.
void RulePanel::step_chosen(int by) {
    act([this, by] { step(canvas_->chosen(), by); });
}

void RulePanel::step(const BlockAddress& block, int by) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const std::size_t last = slot_at(canvas_->slots(), slot_of(block))->blocks.size();
    if (by < 0 && block.back() > 0) move(block, slot_of(block), block.back() - 1);
    if (by > 0 && block.back() + 1 < last) move(block, slot_of(block), block.back() + 2);
}

void RulePanel::duplicate(const BlockAddress& block) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    edit([slot = *slot_at(canvas_->slots(), slot_of(block)), index = block.back()](RuleEdit& rule, const EntryLens&) {
        return rule.duplicate(slot, index);
    });
}

void RulePanel::rename(const std::string& typed) {
    const Block* block = block_at(canvas_->slots(), canvas_->chosen());
    if (block == nullptr) return;
    const std::string word = block->sort == BlockSort::Action ? action_name(typed) : typed;
    if (block->word == word) return;
    edit([kept = *block, word](RuleEdit& rule, const EntryLens&) { return rule.rename(kept, word); },
         [this](bool done) {
             if (!done) show_chosen();
         });
}

/// One of the block's own fields, or a value deep within one; null: it is taken out.
void RulePanel::set_field(const Path& path, const std::shared_ptr<const Node>& value) {
    const Block* block = block_at(canvas_->slots(), inner_of(canvas_->slots(), canvas_->chosen()));
    if (block == nullptr) return;
    const auto field = std::find_if(block->fields.begin(), block->fields.end(),
                                    [&](const Control& each) { return begins_with(path, each.path); });
    const bool whole = field != block->fields.end() && field->path == path;
    const std::string key = whole ? field->key : std::string();
    const bool text = whole && (field->kind == ControlKind::Text || field->kind == ControlKind::LongText);
    edit([kept = *block, whole, key, text, path, value, merge = "rule " + full_id_ + ' ' + to_text(path)](
             RuleEdit& rule, const EntryLens& special) {
        if (text) rule.stop_trying();
        const auto copy = value ? std::optional(value->clone()) : std::nullopt;
        Command command = whole   ? rule.set_field(kept, key, copy)
                          : value ? rule.tried(special.set(path, *value))
                                  : rule.tried(special.reset(path));
        // Typing in one field is one step.
        command.merge = merge;
        return command;
    });
}

void RulePanel::show_yaml() {
    const Block* block = block_at(canvas_->slots(), canvas_->chosen());
    if (block == nullptr || !host().open_place) return;
    host().open_place(lens().place_of(block->path));
}

void RulePanel::continue_in_lua() {
    const Block* block = block_at(canvas_->slots(), canvas_->chosen());
    if (block == nullptr) return;
    edit([kept = *block](RuleEdit& rule, const EntryLens&) { return rule.turn_into_lua(kept); },
         [this, name = block->path[1].key](bool done) {
             if (done) show_function(name);
         });
}

void RulePanel::show_function(const std::string& name) {
    const EntryLens special = lens();
    const Node* script = special.value().find("script");
    const auto document = script != nullptr ? workspace().document(script->text) : nullptr;
    if (!document || !host().open_place) return;
    const std::size_t at = document->text().find("." + name + "(");
    const auto begin = static_cast<std::uint32_t>(at == std::string::npos ? 0 : at + 1);
    const auto length = static_cast<std::uint32_t>(at == std::string::npos ? 0 : name.size());
    host().open_place({document->path().generic_string(), 1, 1, {begin, begin + length}});
}

/// What could stand in the place of a condition or an effect.
std::vector<Choice> RulePanel::replacements_for(const BlockAddress& block) {
    const Slot* slot = slot_at(canvas_->slots(), slot_of(block));
    if (slot == nullptr || (slot->sort != SlotSort::Conditions && slot->sort != SlotSort::Effects)) return {};
    std::vector<Choice> choices;
    for (const BlockChoice& each : choices_for_slot(workspace(), lens(), *slot))
        choices.push_back({each.word, each.label, each.doc, each.group});
    return choices;
}

void RulePanel::ask_what_instead(const BlockAddress& block, const wxPoint& on_screen) {
    auto* search =
        new ChoiceSearch(this, dots("Change to"), replacements_for(block), [this, block](const std::string& word) {
            act([this, block, word] {
                const Slot* slot = slot_at(canvas_->slots(), slot_of(block));
                if (slot == nullptr) return;
                edit([kept = *slot, index = block.back(), word](RuleEdit& rule, const EntryLens&) {
                    return rule.exchange(kept, index, word);
                });
            });
        });
    search->show_at(on_screen);
}

void RulePanel::block_menu(const BlockAddress& block, const wxPoint& at) {
    wxMenu menu;
    const auto item = [&](const wxString& label, std::function<void()> action) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU,
            [this, action = std::move(action)](wxCommandEvent&) { CallAfter([this, action] { act(action); }); }, id);
    };
    item("&Edit\tEnter", [this] { inspector_->focus_first(); });
    item("Move &up\tAlt+Up", [this, block] { step(block, -1); });
    item("Move &down\tAlt+Down", [this, block] { step(block, 1); });
    if (!replacements_for(block).empty())
        item(dots("&Change to"),
             [this, block, on_screen = canvas_->ClientToScreen(at)] { ask_what_instead(block, on_screen); });
    item("D&uplicate\tCtrl+D", [this, block] { duplicate(block); });
    item("&Take out\tDel", [this, block] { remove(block); });
    menu.AppendSeparator();
    item("Show as &YAML", [this] { show_yaml(); });
    item("Continue in &Lua", [this] { continue_in_lua(); });
    pop_up(*canvas_, menu, at);
}

}  // namespace briar::editor
