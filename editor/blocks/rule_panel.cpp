#include "editor/blocks/rule_panel.hpp"

#include <algorithm>
#include <set>

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kInspectorWidth = 430;

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
            return "When ...";
        case SlotSort::Conditions:
            return to_wx(slot.lead).Capitalize() + " ...";
        case SlotSort::Modifiers:
            return "Change a number";
        default:
            return "Do ...";
    }
}

/// There is only one thing that could be put there.
bool needs_no_question(SlotSort sort) {
    return sort == SlotSort::Answers || sort == SlotSort::Changes || sort == SlotSort::Rows ||
           sort == SlotSort::Options || sort == SlotSort::Actions;
}

}  // namespace

RulePanel::RulePanel(wxWindow* parent, PaneHost host, std::string full_id)
    : FollowingPane(parent, std::move(host)), full_id_(std::move(full_id)) {
    SetName("Rules of " + to_wx(full_id_));
    build();
    refresh();
}

void RulePanel::build() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    script_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    script_->SetForegroundColour(current_look().faint);
    script_->Hide();
    column->Add(script_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    auto* splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    canvas_ = new RuleCanvas(splitter);
    inspector_ = new RuleInspector(splitter, make_form_host());
    splitter->SetSashGravity(1);
    splitter->SetMinimumPaneSize(FromDIP(240));
    splitter->SplitVertically(canvas_, inspector_, -FromDIP(kInspectorWidth));
    column->Add(splitter, wxSizerFlags(1).Expand());
    SetSizer(column);
    bind_canvas();
    bind_inspector();
}

void RulePanel::bind_canvas() {
    canvas_->on_choose = [this] { show_chosen(); };
    canvas_->on_add = [this](const BlockAddress& slot, const wxPoint& at) { ask_what_to_add(slot, at); };
    canvas_->on_remove = [this](const BlockAddress& block) { remove(block); };
    canvas_->on_duplicate = [this](const BlockAddress& block) { duplicate(block); };
    canvas_->on_edit = [this](const BlockAddress&) { inspector_->focus_first(); };
    canvas_->on_step = [this](const BlockAddress& block, int by) { step(block, by); };
    canvas_->on_drop = [this](const BlockAddress& block, const DropPlace& to) { move(block, to.slot, to.index); };
    canvas_->on_menu = [this](const BlockAddress& block, const wxPoint& at) { block_menu(block, at); };
}

void RulePanel::bind_inspector() {
    inspector_->on_rename = [this](const std::string& word) { rename(word); };
    inspector_->on_step = [this](int by) { step(canvas_->chosen(), by); };
    inspector_->on_duplicate = [this] { duplicate(canvas_->chosen()); };
    inspector_->on_remove = [this] { remove(canvas_->chosen()); };
    inspector_->on_yaml = [this] { show_yaml(); };
    inspector_->on_lua = [this] { continue_in_lua(); };
}

FormHost RulePanel::make_form_host() {
    FormHost form;
    const Workspace* pack = &workspace();
    // What is refused is told by the host.
    form.set = [this](const Path& path, const Node& value) {
        set_field(path, value.clone());
        return std::string();
    };
    form.reset = [this](const Path& path) { set_field(path, std::nullopt); };
    form.insert = [this](const Path& list, std::size_t index, const Node& value) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(now.insert(list, index, value)); });
    };
    form.remove = [this](const Path& list, std::size_t index) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(now.remove_item(list, index)); });
    };
    form.move = [this](const Path& list, std::size_t index, Direction direction) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(now.move_item(list, index, direction)); });
    };
    form.add_item = [this, pack](const Control& list) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(add_item(*pack, now, list)); });
    };
    form.add_member = [this, pack](const Control& map, const std::string& key) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(add_member(*pack, now, map, key)); });
    };
    form.change_way = [this, pack](const Control& variant, int way) {
        edit([&](RuleEdit& rule, const EntryLens& now) { return rule.tried(change_way(*pack, now, variant, way)); });
    };
    form.show_text = [this](const Control&) { show_yaml(); };
    form.choices = [pack](const Control& control) { return choices_for(*pack, control); };
    form.open_entry = [this](const std::string& kinds, const std::string& id) {
        if (host().open_entry) host().open_entry(id.find('/') != std::string::npos ? id : kinds + "/" + id);
    };
    return form;
}

bool RulePanel::edit(const std::function<Command(RuleEdit& edit, const EntryLens& special)>& make) {
    const EntryLens special = lens();
    RuleEdit rule(workspace(), special, host().check_now());
    if (!host().apply(make(rule, special))) return false;
    refresh();
    return true;
}

void RulePanel::refresh() {
    const EntryLens special = lens();
    if (!special.exists()) return;
    std::vector<Slot> slots = rule_tree(workspace(), special);
    if (const auto checked = host().check_now(); checked && checked->revision == workspace().revision())
        problems_ = problems_in_rules(workspace(), special, *checked);
    std::set<BlockAddress> wrong;
    for (const RuleProblem& each : problems_)
        if (const BlockAddress at = address_of(slots, each.path); !at.empty()) wrong.insert(at);
    canvas_->show(std::move(slots), std::move(wrong));
    show_script(special);
    show_chosen();
}

void RulePanel::show_script(const EntryLens& special) {
    const Node* script = special.value().is_map() ? special.value().find("script") : nullptr;
    const bool empty = std::all_of(canvas_->slots().begin(), canvas_->slots().end(),
                                   [](const Slot& each) { return each.blocks.empty(); });
    wxString words;
    if (script != nullptr) {
        words = "Its script " + to_wx(script->text) + " does more than is shown here.";
    } else if (empty) {
        words = "It does nothing yet. Begin with what it answers, what players may do, or a number that it changes.";
    }
    if (words == script_->GetLabel()) return;
    script_->SetLabel(words);
    script_->Show(!words.empty());
    Layout();
}

void RulePanel::show_chosen() {
    std::vector<std::string> wrong;
    for (const RuleProblem& each : problems_) {
        if (address_of(canvas_->slots(), each.path) != canvas_->chosen()) continue;
        wrong.push_back(each.message + (each.hint.empty() ? "" : ": " + each.hint));
    }
    inspector_->show(canvas_->slots(), canvas_->chosen(), wrong);
}

void RulePanel::ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen) {
    const Slot* where = slot_at(canvas_->slots(), slot);
    if (where == nullptr) return;
    const std::vector<BlockChoice> words = choices_for_slot(workspace(), lens(), *where);
    if (needs_no_question(where->sort)) {
        if (!words.empty()) add(slot, words.front().word);
        return;
    }
    std::vector<Choice> choices;
    for (const BlockChoice& each : words)
        choices.push_back({each.word, {}, each.doc});
    auto* search = new ChoiceSearch(this, question(*where), std::move(choices),
                                    [this, slot](const std::string& word) { add(slot, word); });
    search->show_at(on_screen);
}

void RulePanel::add(const BlockAddress& slot, const std::string& word) {
    const Slot* where = slot_at(canvas_->slots(), slot);
    if (where == nullptr) return;
    const std::size_t end = where->blocks.size();
    std::string name = word;
    const auto taken = [&](const std::string& other) {
        return std::any_of(where->blocks.begin(), where->blocks.end(),
                           [&](const Block& each) { return each.word == other; });
    };
    for (int number = 2; where->sort == SlotSort::Actions && taken(name); ++number)
        name = word + "_" + std::to_string(number);
    const Slot kept = *where;
    if (!edit([&](RuleEdit& rule, const EntryLens&) { return rule.add(kept, end, name); })) return;
    // Where words tell blocks apart, the text may have another order.
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
    const Slot slot = *slot_at(canvas_->slots(), slot_of(block));
    edit([&](RuleEdit& rule, const EntryLens&) { return rule.remove(slot, block.back()); });
}

void RulePanel::move(const BlockAddress& block, const BlockAddress& slot, std::size_t index) {
    if (block_at(canvas_->slots(), block) == nullptr || slot_at(canvas_->slots(), slot) == nullptr) return;
    const Slot from = *slot_at(canvas_->slots(), slot_of(block));
    const Slot to = *slot_at(canvas_->slots(), slot);
    if (!edit([&](RuleEdit& rule, const EntryLens&) { return rule.move(from, block.back(), to, index); })) return;
    if (slot == slot_of(block)) canvas_->choose(with(slot, index > block.back() ? index - 1 : index));
}

void RulePanel::step(const BlockAddress& block, int by) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const std::size_t last = slot_at(canvas_->slots(), slot_of(block))->blocks.size();
    if (by < 0 && block.back() > 0) move(block, slot_of(block), block.back() - 1);
    if (by > 0 && block.back() + 1 < last) move(block, slot_of(block), block.back() + 2);
}

void RulePanel::duplicate(const BlockAddress& block) {
    if (block_at(canvas_->slots(), block) == nullptr) return;
    const Slot slot = *slot_at(canvas_->slots(), slot_of(block));
    edit([&](RuleEdit& rule, const EntryLens&) { return rule.duplicate(slot, block.back()); });
}

void RulePanel::rename(const std::string& word) {
    const Block* block = block_at(canvas_->slots(), canvas_->chosen());
    if (block == nullptr || block->word == word) return;
    const Block kept = *block;
    if (!edit([&](RuleEdit& rule, const EntryLens&) { return rule.rename(kept, word); })) show_chosen();
}

/// One of the block's own fields, or a value deep within one.
void RulePanel::set_field(const Path& path, const std::optional<Node>& value) {
    const Block* block = block_at(canvas_->slots(), inner_of(canvas_->slots(), canvas_->chosen()));
    if (block == nullptr) return;
    const Block kept = *block;
    const auto field = std::find_if(kept.fields.begin(), kept.fields.end(),
                                    [&](const Control& each) { return begins_with(path, each.path); });
    const bool whole = field != kept.fields.end() && field->path == path;
    const std::string merge = "rule " + full_id_ + ' ' + to_text(path);
    const bool text = whole && (field->kind == ControlKind::Text || field->kind == ControlKind::LongText);
    edit([&](RuleEdit& rule, const EntryLens& special) {
        if (text) rule.stop_trying();
        Command command = whole   ? rule.set_field(kept, field->key, value)
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
    const Block kept = *block;
    if (!edit([&](RuleEdit& rule, const EntryLens&) { return rule.turn_into_lua(kept); })) return;
    const EntryLens special = lens();
    const Node* script = special.value().find("script");
    const auto document = script != nullptr ? workspace().document(script->text) : nullptr;
    if (!document || !host().open_place) return;
    const std::size_t at = document->text().find("." + kept.path[1].key + "(");
    const auto begin = static_cast<std::uint32_t>(at == std::string::npos ? 0 : at + 1);
    const auto length = static_cast<std::uint32_t>(at == std::string::npos ? 0 : kept.path[1].key.size());
    host().open_place({document->path().generic_string(), 1, 1, {begin, begin + length}});
}

void RulePanel::block_menu(const BlockAddress& block, const wxPoint& at) {
    wxMenu menu;
    const auto item = [&](const wxString& label, std::function<void()> action) {
        const int id = menu.Append(wxID_ANY, label)->GetId();
        menu.Bind(
            wxEVT_MENU, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); }, id);
    };
    item("&Edit\tEnter", [this] { inspector_->focus_first(); });
    item("Move &up\tAlt+Up", [this, block] { step(block, -1); });
    item("Move &down\tAlt+Down", [this, block] { step(block, 1); });
    item("D&uplicate\tCtrl+D", [this, block] { duplicate(block); });
    item("&Take out\tDel", [this, block] { remove(block); });
    menu.AppendSeparator();
    item("Show as &YAML", [this] { show_yaml(); });
    item("Continue in &Lua", [this] { continue_in_lua(); });
    canvas_->PopupMenu(&menu, at);
}

}  // namespace briar::editor
