#include "editor/blocks/rule_panel.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/core/rule_ways.hpp"
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
    canvas_->on_choose = [this] { show_chosen(); };
    canvas_->on_add = [this](const BlockAddress& slot, const wxPoint& at) { ask_what_to_add(slot, at); };
    canvas_->on_remove = [this](const BlockAddress& block) { act([this, block] { remove(block); }); };
    canvas_->on_duplicate = [this](const BlockAddress& block) { act([this, block] { duplicate(block); }); };
    canvas_->on_edit = [this](const BlockAddress&) { inspector_->focus_first(); };
    canvas_->on_step = [this](const BlockAddress&, int by) { step_chosen(by); };
    canvas_->on_drop = [this](const BlockAddress& block, const DropPlace& to) {
        act([this, block, to] { move(block, to.slot, to.index); });
    };
    canvas_->on_menu = [this](const BlockAddress& block, const wxPoint& at) { block_menu(block, at); };
}

void RulePanel::bind_inspector() {
    inspector_->on_rename = [this](const std::string& word) { act([this, word] { rename(word); }); };
    inspector_->on_step = [this](int by) { step_chosen(by); };
    inspector_->on_duplicate = [this] { act([this] { duplicate(canvas_->chosen()); }); };
    inspector_->on_remove = [this] { act([this] { remove(canvas_->chosen()); }); };
    inspector_->on_yaml = [this] { show_yaml(); };
    inspector_->on_lua = [this] { act([this] { continue_in_lua(); }); };
}

FormHost RulePanel::make_form_host() {
    FormHost form;
    // The room is the fields'.
    form.tells_states = false;
    const Workspace* pack = &workspace();
    const auto do_it = [this](std::function<Command(const EntryLens& now)> make) {
        act([this, make = std::move(make)] {
            edit([make](RuleEdit& rule, const EntryLens& now) { return rule.tried(make(now)); });
        });
    };
    // What is refused is told by the host.
    form.set = [this](const Path& path, const Node& value) {
        act([this, path, kept = std::make_shared<const Node>(value.clone())] { set_field(path, kept); });
        return std::string();
    };
    form.reset = [this](const Path& path) { act([this, path] { set_field(path, nullptr); }); };
    form.insert = [do_it](const Path& list, std::size_t index, const Node& value) {
        do_it([list, index, kept = std::make_shared<const Node>(value.clone())](const EntryLens& now) {
            return now.insert(list, index, *kept);
        });
    };
    form.remove = [do_it](const Path& list, std::size_t index) {
        do_it([list, index](const EntryLens& now) { return now.remove_item(list, index); });
    };
    form.move = [do_it](const Path& list, std::size_t index, Direction direction) {
        do_it([list, index, direction](const EntryLens& now) { return now.move_item(list, index, direction); });
    };
    form.add_item = [do_it, pack](const Control& list) {
        do_it([pack, list](const EntryLens& now) { return add_item(*pack, {now.full_id()}, list); });
    };
    form.add_member = [do_it, pack](const Control& map, const std::string& key) {
        do_it([pack, map, key](const EntryLens& now) { return add_member(*pack, {now.full_id()}, map, key); });
    };
    form.change_way = [this, pack](const Control& variant, int way) {
        act([this, pack, variant, way] {
            // A field of a block may have no place of its own yet.
            auto start = start_of_way(*pack, variant, way);
            if (!start) {
                host().apply(
                    refuse_command("Change " + variant.label, "there is nothing yet that could be named here"));
                return;
            }
            set_field(variant.path, std::make_shared<const Node>(std::move(*start)));
        });
    };
    form.show_text = [this](const Control&) { show_yaml(); };
    form.choices = [this, pack](const Control& control) { return fitting_choices(*pack, lens(), control); };
    form.ways = [this, pack](const Control& control) { return fitting_ways(*pack, lens(), control); };
    form.name_of = [pack](const std::string& kinds, const std::string& id) {
        return pack->entries().name_of(kinds, id);
    };
    form.open_entry = [this](const std::string& kinds, const std::string& id) {
        if (host().open_entry) host().open_entry(id.find('/') != std::string::npos ? id : kinds + "/" + id);
    };
    return form;
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
    std::vector<RuleProblem> wrong;
    for (const RuleProblem& each : problems_) {
        if (address_of(canvas_->slots(), each.path) == canvas_->chosen()) wrong.push_back(each);
    }
    inspector_->show(canvas_->slots(), canvas_->chosen(), wrong);
}

}  // namespace briar::editor
