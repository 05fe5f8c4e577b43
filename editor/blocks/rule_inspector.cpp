#include "editor/blocks/rule_inspector.hpp"

#include <algorithm>
#include <utility>

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "editor/blocks/block_style.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kRoomy = 500;       // for a label, a way of writing and a number in one line
constexpr int kLabelWidth = 150;  // as in forms: its field stands above theirs

wxString in_words(const Block& block) {
    wxString word = to_wx(block.word);
    word.Replace("_", " ");
    if (!word.empty()) word[0] = wxString(word[0]).Upper()[0];
    return word;
}

/// What is written before its own line: the name of a block whose word says nothing.
wxString title_of(const Block& block) {
    switch (block.sort) {
        case BlockSort::Answer:
        case BlockSort::Change:
        case BlockSort::Option:
            return to_wx(block.sentence.empty() ? std::string(block_name(block.sort)) : block.sentence);
        case BlockSort::Row:
            return "Result " + to_wx(block.word);
        default:
            return in_words(block);
    }
}

bool has_name(BlockSort sort) { return sort == BlockSort::Row || sort == BlockSort::Action; }

/// What can be done with a block that has no fields.
wxString nothing_to_set(const Block& block) {
    if (block.slots.empty()) return "\n\nThere is nothing to set here.";
    return "\n\nThere is nothing to set here: what it is made of stands in the blocks within it. Choose one of them to "
           "change it, or an empty place to add to it.";
}

bool can_be_lua(BlockSort sort) {
    return sort == BlockSort::Event || sort == BlockSort::Answer || sort == BlockSort::Action;
}

}  // namespace

RuleInspector::RuleInspector(wxWindow* parent, FormHost host) : wxPanel(parent) {
    SetName("Block");
    SetBackgroundColour(current_look().ground);
    build(std::move(host));
    show({}, {}, {}, Before::Other);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap();
    });
}

void RuleInspector::build(FormHost host) {
    const int gap = FromDIP(10);
    const Look look = current_look();
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    title_->SetFont(title_->GetFont().Bold().Scaled(1.15F));
    doc_ = new Remark(this, wxID_ANY, "");
    doc_->SetForegroundColour(look.faint);
    problems_ = new Remark(this, wxID_ANY, "");
    problems_->SetForegroundColour(look.error);
    column->Add(title_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    column->Add(doc_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    build_tools(column);
    name_row_ = new wxPanel(this);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    name_label_ = new wxStaticText(name_row_, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(kLabelWidth, -1)));
    name_ = new wxTextCtrl(name_row_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    const auto rename = [this] {
        const std::string word = from_wx(name_->GetValue());
        if (on_rename && !word.empty() && name_row_->IsShown() && word != from_wx(known_name_)) on_rename(word);
    };
    untaken_name_.emplace(
        *name_, [this] { return known_name_; }, rename);
    name_->Bind(wxEVT_TEXT_ENTER, [rename](wxCommandEvent&) { rename(); });
    name_->Bind(wxEVT_KILL_FOCUS, [rename](wxFocusEvent& event) {
        event.Skip();
        rename();
    });
    row->Add(name_label_, wxSizerFlags().CentreVertical());
    row->Add(name_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(8)));
    name_row_->SetSizer(row);
    column->Add(name_row_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
    form_ = new FormPanel(this, std::move(host));
    form_->stack_labels_below(kRoomy);
    column->Add(form_, wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT, FromDIP(6)));
    // Below: fields stay where they are when it comes and goes.
    column->Add(problems_, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(column);
}

wxBitmapButton* RuleInspector::tool(wxSizer* row, int which, const wxString& name, std::function<void()> action) {
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    auto* button = new wxBitmapButton(tools_, wxID_ANY, icon(static_cast<Icon>(which), ink, 16));
    button->SetName(name);
    button->SetToolTip(name);
    button->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
    row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(2)));
    return button;
}

void RuleInspector::build_tools(wxBoxSizer* column) {
    tools_ = new wxPanel(this);
    auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
    movers_.push_back(tool(row, static_cast<int>(Icon::Up), "Move it up (Alt+Up)", [this] { on_step(-1); }));
    movers_.push_back(tool(row, static_cast<int>(Icon::Down), "Move it down (Alt+Down)", [this] { on_step(1); }));
    duplicate_ = tool(row, static_cast<int>(Icon::Copy), "Duplicate it (Ctrl+D)", [this] { on_duplicate(); });
    tool(row, static_cast<int>(Icon::Remove), "Take it out (Delete)", [this] { on_remove(); });
    row->AddSpacer(FromDIP(8));
    const auto button = [&](const wxString& label, const wxString& tip, std::function<void()> action) {
        auto* made = new wxButton(tools_, wxID_ANY, label);
        made->SetToolTip(tip);
        made->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
        row->Add(made, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(4)));
        return made;
    };
    lua_ = button("Continue in Lua", "Make a function of it in the special's script", [this] { on_lua(); });
    button("Show as YAML", "Where it stands in the file", [this] { on_yaml(); });
    tools_->SetSizer(row);
    column->Add(tools_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
}

/// As wide as there is room.
void RuleInspector::wrap() {
    const int width = std::max(FromDIP(200), GetClientSize().x - FromDIP(20));
    const auto set = [width](wxStaticText* text, const wxString& words) {
        text->Show(!words.empty());
        text->SetLabel(words);
        text->Wrap(width);
    };
    set(doc_, doc_words_);
    set(problems_, problem_words_);
    Layout();
}

void RuleInspector::show(const std::vector<Slot>& slots, const BlockAddress& address,
                         const std::vector<RuleProblem>& problems, Before before) {
    const bool block = block_at(slots, address) != nullptr;
    tools_->Show(block);
    form_->Show(block);
    if (block) {
        show_block(slots, address, before);
    } else {
        show_nothing(slot_at(slots, address));
    }
    problem_words_.clear();
    bool error = false;
    for (const RuleProblem& each : problems) {
        const std::string words = each.message + (each.hint.empty() ? "" : ": " + each.hint);
        problem_words_ += (problem_words_.empty() ? "" : "\n") + wxString::FromUTF8("\xE2\x9A\xA0 ") + to_read(words);
        error = error || each.error;
    }
    const Look look = current_look();
    problems_->SetForegroundColour(error ? look.error : look.warning);
    wrap();
}

void RuleInspector::show_block(const std::vector<Slot>& slots, const BlockAddress& address, Before before) {
    const Block& block = *block_at(slots, address);
    const Block& inner = *block_at(slots, inner_of(slots, address));
    const Slot& slot = *slot_at(slots, slot_of(address));
    title_->SetLabel(title_of(block));
    doc_words_ = to_read(block.doc.empty() ? inner.doc : block.doc);
    movers_[0]->Enable(address.back() > 0);
    movers_[1]->Enable(address.back() + 1 < slot.blocks.size());
    const bool second = is_listed(slot.sort) ? block.path != slot.path : has_name(block.sort);
    duplicate_->Enable(second);
    lua_->Show(can_be_lua(block.sort));
    tools_->Layout();
    name_row_->Show(has_name(block.sort));
    if (has_name(block.sort)) show_name(block, before);
    form_->show(inner.fields);
    form_->Show(!inner.fields.empty());
    if (inner.fields.empty() && !has_name(block.sort)) doc_words_ += nothing_to_set(block);
}

/// What somebody is typing stays until the block has another name.
void RuleInspector::show_name(const Block& block, Before before) {
    const wxString label = block.sort == BlockSort::Row ? "Results" : "Name";
    name_label_->SetLabel(label);
    name_->SetName(label);
    const wxString known = std::exchange(known_name_, to_wx(block.word));
    const bool typed = before == Before::Same && name_->HasFocus() && name_->GetValue() != known;
    if ((typed && known == known_name_) || name_->GetValue() == known_name_) return;
    name_->ChangeValue(known_name_);
}

void RuleInspector::take_name_back(const std::string& refused) {
    if (from_wx(name_->GetValue()) == refused) name_->ChangeValue(known_name_);
}

void RuleInspector::show_nothing(const Slot* slot) {
    title_->SetLabel(slot != nullptr ? "Add something here" : "Nothing is chosen");
    doc_words_ =
        slot != nullptr
            ? to_read(slot->doc.empty() ? "" : slot->doc + "\n\n") + "Press Enter, or click it, to see what fits."
            : "Choose a block to see what it does and to change it. Arrow keys walk through the blocks, "
              "Enter adds or edits, Delete takes out, Alt with an arrow moves. Blocks can be dragged.";
    name_row_->Hide();
    form_->show({});
}

void RuleInspector::take_typed() { form_->take_typed(); }

void RuleInspector::focus_first() {
    if (name_row_->IsShown()) {
        name_->SetFocus();
        name_->SelectAll();
    } else if (form_->IsShown()) {
        form_->SetFocus();
    }
}

}  // namespace briar::editor
