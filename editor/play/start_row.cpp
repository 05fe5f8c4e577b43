#include "editor/play/start_row.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/program_style.hpp"
#include "editor/widget/remark.hpp"
#include "editor/widget/tab_order.hpp"

namespace briar::editor {

StartRow::StartRow(wxWindow* parent) : wxPanel(parent) {
    SetName("Beginning a game");
    told_ = new Remark(this, wxID_ANY, "");
    told_->SetName("Why the game cannot begin");
    told_->SetForegroundColour(current_look().error);
    told_->Hide();
    auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
    start_ = add_button(*row, wxID_ANY, "Start the &game", "", &StartRow::on_start);
    start_->SetName("Start the game");
    start_->SetDefault();
    show_as_main(*start_);
    start_->Disable();  // until it is known what can be played
    cancel_ = add_button(*row, wxID_CANCEL, "&Back to the game", "The game that runs goes on (Escape).",
                         &StartRow::on_cancel);
    cancel_->SetName("Back to the game");
    continue_ = add_button(*row, wxID_ANY, "Go on with the &last game",
                           "The game that was played here last, where it stood.", &StartRow::on_continue);
    continue_before_ = add_button(*row, wxID_ANY, "Go on with the game &before that",
                                  "The game that was played here before the last one.", &StartRow::on_continue_before);
    for (wxButton* each : {cancel_, continue_, continue_before_})
        each->Hide();
    open_ =
        add_button(*row, wxID_ANY, dots("&Open a saved game"), "Goes on with a game from a file.", &StartRow::on_open);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(told_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
    column->Add(row, wxSizerFlags().Expand());
    SetSizer(column);
}

wxButton* StartRow::add_button(wxSizer& row, int id, const wxString& label, const wxString& tip,
                               std::function<void()> StartRow::*action) {
    auto* button = new wxButton(this, id, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) CallAfter(this->*action);
    });
    row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(8)));
    return button;
}

void StartRow::may_start(bool may) {
    start_->Enable(may);
    renew_tab_order(*this);
}

bool StartRow::may_start() const { return start_->IsEnabled(); }

wxWindow& StartRow::default_button() { return may_start() ? *start_ : *open_; }

void StartRow::may_cancel(bool may) {
    cancel_->Show(may);
    lay_out();
}

bool StartRow::may_cancel() const { return cancel_->IsShown(); }

void StartRow::may_continue(bool last, bool before) {
    continue_->Show(last);
    continue_before_->Show(before);
    lay_out();
}

void StartRow::tell(const wxString& text) {
    told_text_ = text;
    told_->Show(!text.empty());
    wrap(wrapped_for_);
}

void StartRow::wrap(int width) {
    wrapped_for_ = width;
    SetMinSize({width, -1});
    told_->SetLabel(told_text_);
    told_->Wrap(width);
    lay_out();
}

/// Whoever stands above gives the room or has it.
void StartRow::lay_out() {
    Layout();
    InvalidateBestSize();
    GetParent()->Layout();
    renew_tab_order(*this);
}

}  // namespace briar::editor
