#include "editor/widget/page_row.hpp"

#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

namespace briar::editor {

PageRow::PageRow(wxWindow* parent) : wxPanel(parent) {
    row_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    book_ = new wxSimplebook(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row_, wxSizerFlags().Expand().Border(wxALL, FromDIP(2)));
    column->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* PageRow::book() const { return book_; }

void PageRow::add(wxWindow* page, const wxString& title) {
    book_->AddPage(page, title);
    auto* button = new wxToggleButton(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    wxString name = title;
    name.Replace("&", "");
    button->SetName("Show " + name);
    button->Bind(wxEVT_TOGGLEBUTTON, [this, page](wxCommandEvent&) {
        show(page);
        mark_shown();
    });
    row_->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(2)));
    buttons_.push_back(button);
    mark_shown();
}

void PageRow::show(const wxWindow* page) {
    if (page == shown()) return;
    book_->SetSelection(static_cast<std::size_t>(book_->FindPage(page)));
    mark_shown();
    if (on_change) on_change();
}

wxWindow* PageRow::shown() const { return book_->GetCurrentPage(); }

void PageRow::mark_shown() {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->SetValue(static_cast<int>(i) == book_->GetSelection());
}

}  // namespace briar::editor
