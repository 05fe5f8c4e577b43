#include "editor/play/options_panel.hpp"

#include <wx/button.h>
#include <wx/settings.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/ending_view.hpp"
#include "editor/scene/option_key.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/seen_bar.hpp"
#include "editor/widget/tab_order.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kFirstWord = 4;  // behind the digit and the room after it

/// The label with its key, and an ampersand before the first letter that no other option has taken.
wxString with_keys(const OptionView& option, std::size_t index, wxString& taken) {
    wxString label = to_wx(option.label);
    label.Replace("&", "&&");
    for (std::size_t i = 0; i < label.length(); ++i) {
        const wxUniChar letter = wxString(label[i]).Lower()[0];
        const bool begins = i == 0 || label[i - 1] == ' ';
        if (!begins || letter < 'a' || letter > 'z' || taken.Find(letter) != wxNOT_FOUND) continue;
        taken += letter;
        label.insert(i, "&");
        break;
    }
    const wxString key = wxString(wxUniChar(option_key(index))) + "   ";
    // A word: signs may mean something in the game itself.
    const wxString mark = option.suggested ? wxString("  (advised)") : wxString();
    return key + label + mark;
}

wxString tip_of(const OptionView& option) {
    if (option.failing) return "This failed here before: see the message.";
    return option.suggested ? wxString("What a sensible player would often take") : wxString();
}

/// Broken into lines at words, so that nothing of it is hidden.
wxString wrapped(wxWindow& window, wxString label, int width) {
    wxString lines;
    // Under the words of the first line, as far as blanks go.
    const int blank = std::max(1, window.GetTextExtent("    ").x / 4);
    const auto blanks = static_cast<std::size_t>((window.GetTextExtent(label.Left(kFirstWord)).x + blank / 2) / blank);
    while (window.GetTextExtent(label).x > width) {
        std::size_t best = wxString::npos;
        for (std::size_t i = blanks + 1; i < label.length(); ++i) {
            if (label[i] == ' ' && window.GetTextExtent(label.Left(i)).x <= width) best = i;
        }
        if (best == wxString::npos) break;
        lines += label.Left(best) + "\n";
        label = wxString(' ', blanks) + label.Mid(best + 1);
    }
    return lines + label;
}

}  // namespace

OptionsPanel::OptionsPanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("Options");
    SetScrollRate(0, FromDIP(8));
    keep_bar_in_sight(*this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    prompt_ = new wxStaticText(this, wxID_ANY, "");
    prompt_->SetFont(prompt_->GetFont().Bold());
    sizer->Add(prompt_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    ending_ = new EndingView(this);
    ending_->Hide();
    sizer->Add(ending_, wxSizerFlags().Expand());
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (width_for_texts() == wrapped_for_) return;
        wrap_texts();
        FitInside();
    });
}

/// Beside the bar for scrolling, whether it is there or not: it must not come and go with how texts are wrapped.
int OptionsPanel::width_for_texts() const {
    return GetSize().x - std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
}

void OptionsPanel::wrap_texts() {
    wrapped_for_ = width_for_texts();
    prompt_->SetLabel(to_wx(prompt_text_));
    prompt_->Wrap(std::max(FromDIP(80), wrapped_for_ - FromDIP(12)));
    if (ending_->IsShown()) ending_->wrap(std::max(FromDIP(80), wrapped_for_ - FromDIP(20)));
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        const wxString label = wrapped(*this, labels_[i], wrapped_for_ - FromDIP(36));
        if (buttons_[i]->GetLabel() != label) buttons_[i]->SetLabel(label);
    }
}

wxButton* OptionsPanel::button(std::size_t index) {
    while (buttons_.size() <= index) {
        const std::size_t at = buttons_.size();
        auto* made = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
        made->SetBackgroundColour(current_look().ground);
        made->SetForegroundColour(current_look().text);
        made->Bind(wxEVT_BUTTON, [this, at](wxCommandEvent&) {
            // The button may be another option's before this event is done with.
            if (on_choose) CallAfter([this, at] { on_choose(at); });
        });
        const auto look = [this, at](auto& event) {
            if (on_look) on_look(static_cast<int>(at));
            event.Skip();
        };
        const auto look_away = [this](auto& event) {
            if (on_look) on_look(-1);
            event.Skip();
        };
        made->Bind(wxEVT_ENTER_WINDOW, [look](wxMouseEvent& event) { look(event); });
        made->Bind(wxEVT_LEAVE_WINDOW, [look_away](wxMouseEvent& event) { look_away(event); });
        made->Bind(wxEVT_SET_FOCUS, [look](wxFocusEvent& event) { look(event); });
        GetSizer()->Add(made, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(3)));
        buttons_.push_back(made);
    }
    return buttons_[index];
}

void OptionsPanel::show(const std::string& prompt, const std::vector<OptionView>& options) {
    Freeze();
    prompt_text_ = prompt;
    prompt_->Show();
    ending_->Hide();
    labels_.clear();
    wxString taken;
    for (std::size_t i = 0; i < options.size(); ++i) {
        wxButton* each = button(i);
        labels_.push_back(with_keys(options[i], i, taken));
        each->SetName(to_wx(options[i].label));
        each->SetToolTip(tip_of(options[i]));
        each->Enable(!options[i].failing);
        each->Show();
    }
    for (std::size_t i = options.size(); i < buttons_.size(); ++i)
        buttons_[i]->Hide();
    lay_out();
    Thaw();
}

void OptionsPanel::show_ending(const Ending& ending) {
    Freeze();
    prompt_->Hide();
    labels_.clear();
    for (wxButton* each : buttons_)
        each->Hide();
    ending_->show(ending);
    ending_->Show();
    lay_out();
    Thaw();
}

void OptionsPanel::lay_out() {
    wrap_texts();
    FitInside();
    Layout();
    Scroll(0, 0);
    renew_tab_order(*this);
}

bool OptionsPanel::take_key(int key) {
    const int small = key >= 'A' && key <= 'Z' ? key - 'A' + 'a' : key;
    for (std::size_t i = 0; small != ' ' && i < labels_.size(); ++i) {
        if (option_key(i) != small) continue;
        if (!buttons_[i]->IsEnabled()) return false;
        if (on_choose) on_choose(i);
        return true;
    }
    return false;
}

}  // namespace briar::editor
