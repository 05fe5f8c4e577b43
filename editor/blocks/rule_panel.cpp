#include "editor/blocks/rule_panel.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/core/rule_ways.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kInspectorWidth = 430;

/// In a little window most of the room is the blocks', until somebody says otherwise.
void share_width(wxSplitterWindow& splitter) {
    const auto by_hand = std::make_shared<bool>(false);
    splitter.Bind(wxEVT_SPLITTER_SASH_POS_CHANGED, [by_hand](wxSplitterEvent& event) {
        *by_hand = true;
        event.Skip();
    });
    splitter.Bind(wxEVT_SIZE, [&splitter, by_hand](wxSizeEvent& event) {
        event.Skip();
        const int width = event.GetSize().x;
        const int inspector =
            std::clamp(width * 2 / 5, splitter.GetMinimumPaneSize(), splitter.FromDIP(kInspectorWidth));
        if (!*by_hand && width > 2 * splitter.GetMinimumPaneSize()) splitter.SetSashPosition(width - inspector, false);
    });
}

}  // namespace

RulePanel::RulePanel(wxWindow* parent, PaneHost host, std::string full_id)
    : FollowingPane(parent, std::move(host)), full_id_(std::move(full_id)), trial_(*this) {
    SetName("Rules of " + to_wx(full_id_));
    build();
    refresh();
}

void RulePanel::build() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    script_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    script_->SetForegroundColour(current_look().faint);
    script_->Hide();
    auto* splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    canvas_ = new RuleCanvas(splitter);
    inspector_ = new RuleInspector(splitter, make_form_host());
    splitter->SetSashGravity(1);
    splitter->SetMinimumPaneSize(FromDIP(200));
    splitter->SplitVertically(canvas_, inspector_, -FromDIP(kInspectorWidth));
    share_width(*splitter);
    column->Add(splitter, wxSizerFlags(1).Expand());
    // Below: blocks stay where they are when it goes.
    column->Add(script_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizer(column);
    bind_canvas();
    bind_inspector();
}

void RulePanel::bind_canvas() {
    canvas_->on_choose = [this] {
        inspector_->take_typed();
        if (*shown_ != canvas_->chosen()) keep_refused();
        show_chosen();
    };
    canvas_->on_add = [this](const BlockAddress& slot, const wxPoint& at) { ask_what_to_add(slot, at); };
    canvas_->on_remove = [this](const BlockAddress& block) {
        act(places_.keep(block), [this](const BlockAddress& at) { remove(at); });
    };
    canvas_->on_duplicate = [this](const BlockAddress& block) {
        act(places_.keep(block), [this](const BlockAddress& at) { duplicate(at); });
    };
    canvas_->on_edit = [this](const BlockAddress&) { inspector_->focus_first(); };
    canvas_->on_step = [this](const BlockAddress& block, int by) {
        act(places_.keep(block), [this, by](const BlockAddress& at) { step(at, by); });
    };
    canvas_->on_drop = [this](const BlockAddress& block, const DropPlace& to) {
        act(places_.keep(block), [this, place = places_.keep(with(to.slot, to.index))](const BlockAddress& at) {
            place->empty() ? refuse_moved() : move(at, *place);
        });
    };
    canvas_->on_menu = [this](const BlockAddress& block, const wxPoint& at) { block_menu(block, at); };
}

void RulePanel::bind_inspector() {
    inspector_->form().on_refused = host().note_refused;
    inspector_->on_rename = [this](const std::string& word) {
        // The block that it was typed for, whichever is chosen meanwhile. The focus may be on its way elsewhere.
        waiting_.push_back({shown_, [this, word](const BlockAddress& at) { rename(at, word); }});
        CallAfter([this] { act_on_waiting(); });
    };
    inspector_->on_step = [this](int by) { act(shown_, [this, by](const BlockAddress& at) { step(at, by); }); };
    inspector_->on_duplicate = [this] { act(shown_, [this](const BlockAddress& at) { duplicate(at); }); };
    inspector_->on_remove = [this] { act(shown_, [this](const BlockAddress& at) { remove(at); }); };
    inspector_->on_yaml = [this] { show_yaml(); };
    inspector_->on_lua = [this] { act(shown_, [this](const BlockAddress& at) { continue_in_lua(at); }); };
}

FormHost RulePanel::make_form_host() {
    FormHost form;
    // The room is the fields'.
    form.tells_states = false;
    bind_values(form);
    bind_parts(form);
    const Workspace* pack = &workspace();
    form.show_text = [this](const Control&) { show_yaml(); };
    form.choices = [this, pack](const Control& control) { return fitting_choices(*pack, lens(), control); };
    form.ways = [this, pack](const Control& control) { return fitting_ways(*pack, lens(), control); };
    form.said_in_text = [this, pack](const Control& control) { return said_in_text(*pack, lens(), control); };
    form.name_of = [pack](const std::string& kinds, const std::string& id) {
        return pack->entries().name_of(kinds, id);
    };
    form.open_entry = [this](const std::string& kinds, const std::string& id) {
        if (host().open_entry) host().open_entry(id.find('/') != std::string::npos ? id : kinds + "/" + id);
    };
    return form;
}

/// What is refused is told by the host.
void RulePanel::bind_values(FormHost& form) {
    const auto set = [this](const Path& path, const std::shared_ptr<const Node>& value) {
        const FieldPlace field = field_at(path);
        act(field.block, [this, field, value](const BlockAddress& at) { set_field(field, at, value); });
    };
    form.set = [set](const Path& path, const Node& value) {
        set(path, std::make_shared<const Node>(value.clone()));
        return std::string();
    };
    form.reset = [set](const Path& path) { set(path, nullptr); };
    form.change_way = [this](const Control& variant, int way) {
        const FieldPlace field = field_at(variant.path);
        act(field.block, [this, field, variant, way](const BlockAddress& at) {
            // A field of a block may have no place of its own yet.
            auto start = open_start_of_way(workspace(), variant, way);
            if (!start) {
                host().apply(
                    refuse_command("Change " + variant.label, "there is nothing yet that could be named here"));
                return;
            }
            set_field(field, at, std::make_shared<const Node>(std::move(*start)));
        });
    };
}

/// Of values that are lists and maps.
void RulePanel::bind_parts(FormHost& form) {
    form.insert = [this](const Path& list, std::size_t index, const Node& value) {
        change_at(list, [index, kept = std::make_shared<const Node>(value.clone())](
                            const EntryLens& special, const Path& now) { return special.insert(now, index, *kept); });
    };
    form.remove = [this](const Path& list, std::size_t index) {
        change_item(list, index,
                    [index](const EntryLens& special, const Path& now) { return special.remove_item(now, index); });
    };
    form.move = [this](const Path& list, std::size_t index, Direction direction) {
        change_item(list, index, [index, direction](const EntryLens& special, const Path& now) {
            return special.move_item(now, index, direction);
        });
    };
    form.add_item = [this](const Control& list) {
        change_at(list.path, [control = list](const EntryLens& special, const Path& now) mutable {
            control.path = now;
            return add_item(special.workspace(), {special.full_id()}, control);
        });
    };
    form.add_member = [this](const Control& map, const std::string& key) {
        change_at(map.path, [control = map, key](const EntryLens& special, const Path& now) mutable {
            control.path = now;
            return add_member(special.workspace(), {special.full_id()}, control, key);
        });
    };
}

void RulePanel::refresh() {
    read_rule();
    show_chosen();
}

/// What is kept in mind is followed where it was changed here; others may have changed whatever they like.
void RulePanel::read_rule() {
    const EntryLens special = lens();
    if (!special.exists()) return;
    std::vector<Slot> slots = rule_tree(workspace(), special);
    if (!doing_ && !same_blocks(canvas_->slots(), slots)) places_.forget();
    if (const auto checked = host().check_now(); checked && checked->revision == workspace().revision())
        problems_ = problems_in_rules(workspace(), special, *checked);
    std::map<BlockAddress, Wrong> wrong;
    for (const RuleProblem& each : problems_) {
        const BlockAddress at = address_of(slots, each.path);
        const Wrong how = each.error ? Wrong::Broken : Wrong::Doubtful;
        if (at.empty()) continue;
        const auto [known, added] = wrong.emplace(at, how);
        known->second = std::max(known->second, how);
    }
    canvas_->show(std::move(slots), std::move(wrong));
    read_at_ = workspace().revision();
    show_script(special);
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

bool RulePanel::show_place(const Place& place) {
    refresh();
    const auto path = path_of_place(workspace(), full_id_, place);
    const BlockAddress at = path ? address_of(canvas_->slots(), *path) : BlockAddress();
    if (at.empty()) return false;
    canvas_->choose(at);
    canvas_->SetFocus();
    return true;
}

/// While something waits, its fields keep what one goes on typing into them.
void RulePanel::show_chosen() {
    const BlockAddress& chosen = canvas_->chosen();
    const bool same = !chosen.empty() && *shown_ == chosen;
    owes_chosen_ = same && waits();
    if (owes_chosen_) return;
    std::vector<RuleProblem> wrong;
    for (const RuleProblem& each : problems_) {
        if (address_of(canvas_->slots(), each.path) == chosen) wrong.push_back(each);
    }
    const Block* block = block_at(canvas_->slots(), inner_of(canvas_->slots(), chosen));
    shown_special_ = std::make_shared<const Node>(lens().value().clone());
    shown_fields_ = block != nullptr ? block->fields : std::vector<Control>();
    if (!same) shown_ = places_.keep(chosen);
    inspector_->show(canvas_->slots(), chosen, wrong,
                     same ? RuleInspector::Before::Same : RuleInspector::Before::Other);
    bring_refused_back();
}

}  // namespace briar::editor
