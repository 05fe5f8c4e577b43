// What one does with the blocks of a rule.
#include <algorithm>
#include <utility>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/context_menu.hpp"

namespace briar::editor {
namespace {

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

/// Whether something must be chosen or said in it before it means anything.
bool is_open(const Block& block) {
    return std::any_of(block.fields.begin(), block.fields.end(), [](const Control& each) {
        const bool typed_or_chosen = each.kind != ControlKind::Variant && each.children.empty();
        return each.required && typed_or_chosen && each.text.empty();
    });
}

/// Whether nobody has chosen the condition that it must have: its first slot is the place for it.
bool lacks_condition(const Block& block) {
    const bool asks = block.sort == BlockSort::Effect || block.sort == BlockSort::Condition;
    return asks && !block.slots.empty() && block.slots[0].sort == SlotSort::Conditions && block.slots[0].blocks.empty();
}

/// Texts cannot break a rule; the name of an entry that there is not is told by the check, with what can be done, as in
/// every form.
bool stays_as_typed(const Control& control, const Path& path) {
    if (control.path == path && control.kind != ControlKind::Variant)
        return control.kind == ControlKind::Text || control.kind == ControlKind::LongText ||
               control.kind == ControlKind::Reference;
    return std::any_of(control.children.begin(), control.children.end(),
                       [&](const Control& each) { return stays_as_typed(each, path); });
}

/// There is only one thing that could be put there.
bool needs_no_question(SlotSort sort) {
    return sort == SlotSort::Answers || sort == SlotSort::Changes || sort == SlotSort::Rows ||
           sort == SlotSort::Options || sort == SlotSort::Actions;
}

}  // namespace

void RulePanel::ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen) {
    const Slot* where = slot_at(canvas_->slots(), slot);
    if (where == nullptr) return;
    const std::vector<BlockChoice> words = choices_for_slot(workspace(), lens(), *where);
    const auto add_word = [this, place = places_.keep(slot)](const std::string& word) {
        act(place, [this, word, asked_at = places_.keep(canvas_->chosen())](const BlockAddress& at) {
            add(at, word, asked_at);
        });
    };
    if (needs_no_question(where->sort)) {
        if (words.empty()) host().apply(refuse_command("Add", "every result has its answer"));
        if (!words.empty()) add_word(words.front().word);
        return;
    }
    std::vector<Choice> choices;
    for (const BlockChoice& each : words)
        choices.push_back({each.word, each.label, each.doc, each.group});
    auto* search = new ChoiceSearch(this, question(*where), std::move(choices), add_word);
    search->show_at(on_screen);
}

void RulePanel::add(const BlockAddress& slot, const std::string& word, const KeptPlace& asked_at) {
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
         [this, slot, name, end = where->blocks.size(), asked_at](bool done) {
             if (done) choose_added(slot, end, name, asked_at);
         });
}

/// Where words tell blocks apart, the text may have another order. Who has turned to another block, or to a field,
/// stays there.
void RulePanel::choose_added(const BlockAddress& slot, std::size_t end, const std::string& name,
                             const KeptPlace& asked_at) {
    BlockAddress made = with(slot, end);
    if (const Slot* now = slot_at(canvas_->slots(), slot); now != nullptr && !is_listed(now->sort)) {
        const auto found =
            std::find_if(now->blocks.begin(), now->blocks.end(), [&](const Block& each) { return each.word == name; });
        made = with(slot, static_cast<std::size_t>(found - now->blocks.begin()));
    }
    follow([&](const BlockAddress& before) { return after_adding(before, made); });
    const bool elsewhere = *asked_at != canvas_->chosen() || inspector_->IsDescendant(wxWindow::FindFocus());
    if (elsewhere) return;
    if (const Block* added = block_at(canvas_->slots(), made); added != nullptr)
        canvas_->choose(lacks_condition(*added) ? with(made, 0) : made);
    // Choosing takes what was typed for another block, which makes all blocks anew.
    const Block* block = block_at(canvas_->slots(), made);
    if (block != nullptr && is_open(*block)) {
        inspector_->focus_first();
    } else {
        canvas_->SetFocus();
    }
}

void RulePanel::remove(const BlockAddress& block) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const Slot slot = *slot_at(canvas_->slots(), slot_of(block));
    edit([slot, index = block.back()](RuleEdit& rule, const EntryLens&) { return rule.remove(slot, index); },
         [this, block, left = slot.blocks.size() - 1, sort = slot.sort](bool done) {
             if (!done) return;
             const Slot* now = slot_at(canvas_->slots(), slot_of(block));
             // With the last condition its whole branch may have gone.
             if (now == nullptr || now->sort != sort || now->blocks.size() != left) return places_.forget();
             follow([&](const BlockAddress& before) { return after_removing(before, block); });
         });
}

/// To before what stands at `place`.
void RulePanel::move(const BlockAddress& block, const BlockAddress& place) {
    const Slot* to = slot_at(canvas_->slots(), slot_of(place));
    if (block_at(canvas_->slots(), block) == nullptr || to == nullptr) return;
    const Slot from = *slot_at(canvas_->slots(), slot_of(block));
    edit([from, kept = *to, block, index = place.back()](
             RuleEdit& rule, const EntryLens&) { return rule.move(from, block.back(), kept, index); },
         [this, block, place](bool done) {
             if (!done) return;
             follow([&](const BlockAddress& before) { return after_moving(before, block, place); });
             const BlockAddress at = after_moving(block, block, place);
             if (at == canvas_->chosen()) canvas_->choose(at);
         });
}

void RulePanel::step(const BlockAddress& block, int by) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const std::size_t last = slot_at(canvas_->slots(), slot_of(block))->blocks.size();
    if (by < 0 && block.back() > 0) move(block, with(slot_of(block), block.back() - 1));
    if (by > 0 && block.back() + 1 < last) move(block, with(slot_of(block), block.back() + 2));
}

void RulePanel::duplicate(const BlockAddress& block) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const Slot slot = *slot_at(canvas_->slots(), slot_of(block));
    edit([slot, index = block.back()](RuleEdit& rule, const EntryLens&) { return rule.duplicate(slot, index); },
         [this, block, listed = is_listed(slot.sort)](bool done) {
             if (!done) return;
             // Where words tell blocks apart it may stand anywhere.
             if (!listed) return places_.forget();
             const BlockAddress made = with(slot_of(block), block.back() + 1);
             follow([&](const BlockAddress& before) { return after_adding(before, made); });
         });
}

void RulePanel::rename(const BlockAddress& at, const std::string& typed) {
    const Block* block = block_at(canvas_->slots(), at);
    if (block == nullptr) return;
    const std::string word = block->sort == BlockSort::Action ? action_name(typed) : typed;
    if (block->word == word) return;
    edit([kept = *block, word](RuleEdit& rule, const EntryLens&) { return rule.rename(kept, word); },
         [this, typed](bool done) {
             if (!done) inspector_->take_name_back(typed);
         });
}

/// One of the block's own fields, or a value deep within one; null: it is taken out.
void RulePanel::set_field(const FieldPlace& field, const BlockAddress& at, const std::shared_ptr<const Node>& value) {
    const Control* now = field_now(field, at);
    if (now == nullptr) return refuse_moved();
    const bool whole = field.rest.empty();
    const Block& block = *block_at(canvas_->slots(), inner_of(canvas_->slots(), at));
    const Path path = joined(now->path, field.rest);
    const bool stays = value != nullptr && stays_as_typed(*now, path);
    edit([block, whole, key = field.key, stays, path, value, merge = "rule " + full_id_ + ' ' + to_text(path)](
             RuleEdit& rule, const EntryLens& special) {
        if (stays) rule.stop_trying();
        const auto copy = value ? std::optional(value->clone()) : std::nullopt;
        Command command = whole   ? rule.set_field(block, key, copy)
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

void RulePanel::continue_in_lua(const BlockAddress& at) {
    const Block* block = block_at(canvas_->slots(), at);
    if (block == nullptr) return;
    edit([kept = *block](RuleEdit& rule, const EntryLens&) { return rule.turn_into_lua(kept); },
         [this, name = block->path[1].key](bool done) {
             if (!done) return;
             places_.forget();
             show_function(name);
         });
}

void RulePanel::show_function(const std::string& name) {
    const EntryLens special = lens();
    const Node* script = special.value().find("script");
    const auto document = script != nullptr ? workspace().document(script->text) : nullptr;
    if (!document || !host().open_place) return;
    const std::vector<ScriptFunction> functions = functions_of(document->text());
    const auto found = std::find_if(functions.begin(), functions.end(),
                                    [&](const ScriptFunction& each) { return !each.local && each.name == name; });
    host().open_place({document->path().generic_string(), 1, 1, found != functions.end() ? found->span : Span()});
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
    const auto exchange_it = [this, place = places_.keep(block)](const std::string& word) {
        act(place, [this, word](const BlockAddress& at) { exchange(at, word); });
    };
    auto* search = new ChoiceSearch(this, dots("Change to"), replacements_for(block), exchange_it);
    search->show_at(on_screen);
}

/// What was in it is gone.
void RulePanel::exchange(const BlockAddress& block, const std::string& word) {
    const Slot* slot = slot_at(canvas_->slots(), slot_of(block));
    if (slot == nullptr) return;
    edit([kept = *slot, index = block.back(), word](RuleEdit& rule,
                                                    const EntryLens&) { return rule.exchange(kept, index, word); },
         [this, block](bool done) {
             if (!done) return;
             follow([&](const BlockAddress& before) {
                 return before != block && after_removing(before, block).empty() ? BlockAddress() : before;
             });
         });
}

void RulePanel::block_menu(const BlockAddress& block, const wxPoint& at) {
    wxMenu menu;
    const auto item = [&, place = places_.keep(block)](const wxString& label, Todo todo) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU,
            [this, place, todo = std::move(todo)](wxCommandEvent&) {
                CallAfter([this, place, todo] { act(place, todo); });
            },
            id);
    };
    item("&Edit\tEnter", [this](const BlockAddress&) { inspector_->focus_first(); });
    item("Move &up\tAlt+Up", [this](const BlockAddress& now) { step(now, -1); });
    item("Move &down\tAlt+Down", [this](const BlockAddress& now) { step(now, 1); });
    if (!replacements_for(block).empty())
        item(dots("&Change to"), [this, on_screen = canvas_->ClientToScreen(at)](const BlockAddress& now) {
            ask_what_instead(now, on_screen);
        });
    item("D&uplicate\tCtrl+D", [this](const BlockAddress& now) { duplicate(now); });
    item("&Take out\tDel", [this](const BlockAddress& now) { remove(now); });
    menu.AppendSeparator();
    item("Show as &YAML", [this](const BlockAddress&) { show_yaml(); });
    item("Continue in &Lua", [this](const BlockAddress& now) { continue_in_lua(now); });
    pop_up(*canvas_, menu, at);
}

}  // namespace briar::editor
