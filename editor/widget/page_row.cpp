#include "editor/widget/page_row.hpp"

#include <algorithm>

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "editor/widget/context_menu.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/tab_order.hpp"

namespace briar::editor {
namespace {

constexpr int kGap = 2;
constexpr int kAbovePage = 4;   // the first line keeps off the buttons
constexpr int kLeastPage = 56;  // with less GTK complains of bars for scrolling

wxString plain(wxString title) {
    title.Replace("&", "");
    return title;
}

wxString leading_down(const wxString& title) { return plain(title) + wxString::FromUTF8("  \xE2\x96\xBE"); }

}  // namespace

PageRow::PageRow(wxWindow* parent) : wxPanel(parent) {
    row_ = new wxBoxSizer(wxHORIZONTAL);
    rest_ = new wxToggleButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    rest_->SetName("Show another page");
    rest_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { open_rest(); });
    row_->Add(rest_);
    book_ = new wxPanel(this);
    book_->SetSizer(new wxBoxSizer(wxVERTICAL));
    book_->SetMinSize({-1, FromDIP(kLeastPage)});
    book_->SetBackgroundColour(current_look().ground);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kGap)));
    column->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(column);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        if (GetClientSize().x != folded_for_) fold();
        event.Skip();
    });
}

bool PageRow::Layout() {
    wxSize room = GetClientSize();
    room.y = std::max(room.y, GetSizer()->GetMinSize().y);
    GetSizer()->SetDimension(wxPoint(), room);
    return true;
}

void PageRow::add(wxWindow* page, const wxString& title) {
    const std::size_t at = buttons_.size();
    pages_.push_back(page);
    page->Show(at == at_);
    book_->GetSizer()->Add(page, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(kAbovePage)));
    auto* button = new wxToggleButton(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName("Show " + plain(title));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, at](wxCommandEvent&) { choose(at); });
    button->MoveBeforeInTabOrder(rest_);
    row_->Insert(at, button, wxSizerFlags().Border(wxRIGHT, FromDIP(kGap)));
    buttons_.push_back(button);
    make_room_for("More");
    make_room_for(title);
    fold();
}

void PageRow::show(const wxWindow* page) {
    const auto found = std::find(pages_.begin(), pages_.end(), page);
    if (page != shown() && found != pages_.end()) choose(static_cast<std::size_t>(found - pages_.begin()));
}

void PageRow::show_called(const wxString& title) {
    const auto found = std::find_if(buttons_.begin(), buttons_.end(),
                                    [&](const wxToggleButton* each) { return plain(each->GetLabel()) == title; });
    if (found != buttons_.end()) choose(static_cast<std::size_t>(found - buttons_.begin()));
}

/// Also the one that is shown: its button stays pressed.
void PageRow::choose(std::size_t page) {
    const bool another = page != at_;
    at_ = page;
    for (std::size_t i = 0; i < pages_.size(); ++i)
        pages_[i]->Show(i == at_);
    book_->Layout();
    renew_tab_order(*book_);
    mark_shown();
    if (another && on_change) on_change();
}

void PageRow::mark_shown() {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->SetValue(i == at_);
    const bool within = at_ >= in_sight_ && at_ < buttons_.size();
    rest_->SetValue(within);
    rest_->SetLabel(within ? leading_down(buttons_[at_]->GetLabel()) : leading_down("More"));
}

/// Whatever the last button is called, it is as wide: what fits must not depend on what is shown.
void PageRow::make_room_for(const wxString& title) {
    rest_->SetMinSize({-1, -1});
    rest_->SetLabel(leading_down(title));
    rest_width_ = std::max(rest_width_, rest_->GetBestSize().x);
    rest_->SetMinSize({rest_width_, -1});
}

/// As many buttons as there is room for; the rest is in the menu.
void PageRow::fold() {
    const int width = GetClientSize().x - 2 * FromDIP(kGap);
    folded_for_ = GetClientSize().x;
    int all = 0;
    for (const wxToggleButton* each : buttons_)
        all += each->GetBestSize().x + FromDIP(kGap);
    const bool rest = all > width;
    int room = width - (rest ? rest_width_ : 0);
    in_sight_ = 0;
    for (wxToggleButton* each : buttons_) {
        room -= each->GetBestSize().x + FromDIP(kGap);
        each->Show(room >= 0);
        in_sight_ += room >= 0 ? 1 : 0;
    }
    rest_->Show(rest);
    mark_shown();
    Layout();
    renew_tab_order(*this);
}

void PageRow::open_rest() {
    mark_shown();
    wxMenu menu;
    for (std::size_t i = in_sight_; i < buttons_.size(); ++i) {
        wxMenuItem* item = menu.AppendCheckItem(wxID_ANY, buttons_[i]->GetLabel());
        item->Check(i == at_);
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent&) { choose(i); }, item->GetId());
    }
    pop_up(*rest_, menu, {0, rest_->GetSize().y});
}

}  // namespace briar::editor
