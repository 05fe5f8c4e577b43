#include "editor/form/offer_box.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/gtk_function.hpp"

namespace briar::editor {
namespace {

/// No value of a file reads so.
constexpr const char* kInstead = "\n";

}  // namespace

OfferBox::OfferBox(wxWindow* parent, const wxString& name, std::function<std::vector<Choice>()> choices)
    : wxPanel(parent), get_(std::move(choices)) {
    field_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetName(name);
    field_->SetToolTip("Alt+Down shows what there is");
    auto* arrow = new wxButton(this, wxID_ANY, wxString::FromUTF8("\xE2\x96\xBE"), wxDefaultPosition, wxDefaultSize,
                               wxBU_EXACTFIT);
    arrow->SetName("Choices, " + name);
    arrow->SetToolTip("Show what there is");
    arrow->DisableFocusFromKeyboard();
    // The keyboard stays in the field until the list has it.
    call_gtk<void>("gtk_widget_set_focus_on_click", static_cast<void*>(arrow->GetHandle()), 0);
    arrow->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(field_, wxSizerFlags(1).Expand());
    row->Add(arrow, wxSizerFlags().Expand());
    SetSizer(row);
    field_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        // Files may have come meanwhile that nobody tells of.
        change();
        event.Skip();
    });
    field_->Bind(wxEVT_KEY_DOWN, &OfferBox::on_key, this);
    // From the first letter on: to an empty field the desktop would offer everything, unasked, and keep the next keys.
    field_->Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
        const bool letter = event.GetUnicodeKey() > WXK_SPACE && !event.ControlDown() && !event.AltDown();
        if (letter && field_->GetValue().empty()) field_->AutoComplete(offered_);
        event.Skip();
    });
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        if (field_->GetValue().empty()) field_->AutoComplete(wxArrayString());
        event.Skip();
    });
}

void OfferBox::change() {
    stale_ = true;
    if (field_->HasFocus()) fill();
}

void OfferBox::fill() {
    if (!std::exchange(stale_, false)) return;
    const wxArrayString before = words_;
    const std::vector<Choice> choices = get_();
    words_.clear();
    values_.clear();
    add_names(choices);
    for (const Choice& each : choices) {
        words_.Add(to_wx(each.value));
        values_.Add(to_wx(each.value));
    }
    offer_once(choices);
    if (words_ != before && !field_->GetValue().empty()) field_->AutoComplete(offered_);
}

/// Whoever begins a name that the id begins like is offered the choice by its name alone.
void OfferBox::offer_once(const std::vector<Choice>& choices) {
    offered_.clear();
    std::copy(words_.begin(), words_.end() - std::ssize(choices), std::back_inserter(offered_));
    for (const Choice& each : choices) {
        const wxString value = to_wx(each.value);
        const bool begins_alike = !value.empty() && to_wx(each.label).Left(1).IsSameAs(value.Left(1), false);
        if (!begins_alike || each.label == each.value) offered_.Add(value);
    }
}

/// With the value where several are called the same.
void OfferBox::add_names(const std::vector<Choice>& choices) {
    std::map<std::string, int> called;
    for (const Choice& each : choices)
        ++called[each.label];
    for (const Choice& each : choices) {
        if (each.label.empty() || each.label == each.value) continue;
        words_.Add(to_wx(each.label + (called[each.label] > 1 ? " (" + each.value + ")" : "")));
        values_.Add(to_wx(each.value));
    }
}

int OfferBox::offered_to(const wxString& typed) const {
    const wxString small = typed.Lower();
    const auto begins = [&](const wxString& word) { return word.Lower().StartsWith(small); };
    const auto found = std::find_if(words_.begin(), words_.end(), begins);
    if (found != words_.end()) return static_cast<int>(found - words_.begin());
    // A word further on is enough where only one is called so: `charm` for `A charm`.
    const auto has = [&](const wxString& word) { return !small.empty() && word.Lower().Contains(" " + small); };
    const auto within = std::find_if(words_.begin(), words_.end(), has);
    const bool alone = within != words_.end() && std::none_of(within + 1, words_.end(), has);
    return alone ? static_cast<int>(within - words_.begin()) : wxNOT_FOUND;
}

bool OfferBox::is_name(const wxString& typed) {
    fill();
    return values_.Index(typed) == wxNOT_FOUND && words_.Index(typed, false) != wxNOT_FOUND;
}

wxString OfferBox::meant(const wxString& typed) {
    fill();
    if (values_.Index(typed) != wxNOT_FOUND) return typed;
    const int whole = words_.Index(typed, false);
    const int at = whole != wxNOT_FOUND ? whole : offered_to(typed);
    return at == wxNOT_FOUND ? typed : values_[static_cast<std::size_t>(at)];
}

void OfferBox::clear() {
    field_->AutoComplete(wxArrayString());
    field_->ChangeValue("");
}

void OfferBox::offer_instead(const wxString& label, std::function<void()> action) {
    instead_ = label;
    do_instead_ = std::move(action);
}

void OfferBox::open() {
    std::vector<Choice> choices = get_();
    if (do_instead_) choices.insert(choices.begin(), {kInstead, from_wx(instead_), {}});
    auto* search = new ChoiceSearch(this, field_->GetName(), std::move(choices), [this](const std::string& value) {
        if (value == kInstead) return do_instead_();
        if (on_choose) on_choose(value);
    });
    search_ = search;
    search->Bind(wxEVT_DESTROY, [this, search](wxWindowDestroyEvent& event) {
        event.Skip();
        if (event.GetEventObject() == search && !IsBeingDeleted()) CallAfter([this] { note_closed(); });
    });
    search->show_at(ClientToScreen(wxPoint(0, GetSize().y)));
}

void OfferBox::note_closed() {
    if (!is_open() && !field_->HasFocus() && on_left) on_left();
}

bool OfferBox::opens(const wxKeyEvent& event) const {
    const int key = event.GetKeyCode();
    if (key == WXK_F4) return !event.HasAnyModifiers();
    return key == WXK_DOWN && (event.GetModifiers() == wxMOD_ALT || field_->GetValue().empty());
}

void OfferBox::on_key(wxKeyEvent& event) {
    if (opens(event)) return open();
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (enter && !event.HasAnyModifiers() && on_enter) CallAfter(on_enter);
    event.Skip();
}

}  // namespace briar::editor
