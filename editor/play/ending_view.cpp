#include "editor/play/ending_view.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {

EndingView::EndingView(wxWindow* parent)
    : wxPanel(parent),
      title_(new Heading(this, "", 1.7F)),
      reason_(new wxStaticText(this, wxID_ANY, "")),
      facts_(new wxStaticText(this, wxID_ANY, "")) {
    SetName("How the game has ended");
    title_->SetName("Result");
    reason_->SetName("Why it has ended");
    facts_->SetName("What has become of it");
    const int gap = FromDIP(6);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title_, wxSizerFlags().Border(wxTOP | wxBOTTOM, gap));
    column->Add(reason_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    column->Add(facts_, wxSizerFlags().Expand().Border(wxBOTTOM, gap * 2));
    auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
    add_button(*row, "Play &again with another seed",
               "Another game of the same kind: the same seats, bots and modes, another chance.", &EndingView::on_again);
    add_button(*row, "The &same game from its start",
               "The same game from its beginning, with the same seed, in a line of its own.", &EndingView::on_restart);
    add_button(*row, dots("&New game"), "Asks how another game is to begin (Shift+F5).", &EndingView::on_new);
    column->Add(row, wxSizerFlags().Expand());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(column, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    SetSizer(all);
}

void EndingView::add_button(wxSizer& row, const wxString& label, const wxString& tip,
                            std::function<void()> EndingView::*action) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetName(wxControl::RemoveMnemonics(label));
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) CallAfter(this->*action);
    });
    row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(6)));
}

void EndingView::show(const Ending& ending) {
    ending_ = ending;
    const Look look = current_look();
    const bool bad = ending.result == Result::Lost || ending.result == Result::Playing;
    title_->SetForegroundColour(bad ? look.error : ending.result == Result::Won ? look.accent : look.text);
    title_->show(to_wx(ending.title));
}

void EndingView::wrap(int width) {
    reason_->SetLabelText(to_wx(ending_.reason));
    reason_->Wrap(width);
    wxString facts;
    for (const std::string& fact : ending_.facts)
        facts += (facts.empty() ? "" : "\n") + to_wx(fact);
    facts_->SetLabelText(facts);
    facts_->Wrap(width);
    InvalidateBestSize();
    Layout();
}

}  // namespace briar::editor
