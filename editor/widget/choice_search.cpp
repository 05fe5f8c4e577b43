#include "editor/widget/choice_search.hpp"

#include <algorithm>
#include <utility>

#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace briar::editor {
namespace {

constexpr int kHeight = 260;

}  // namespace

ChoiceSearch::ChoiceSearch(wxWindow* parent, const wxString& title, std::vector<Choice> choices,
                           std::function<void(const std::string& value)> chosen, ChoiceList::PictureOf picture_of)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      chosen_(std::move(chosen)) {
    SetName(title);
    list_ = new ChoiceList(this, title, std::move(choices), kHeight, std::move(picture_of));
    list_->on_click = [this] { take(); };
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(8)));
    SetSizerAndFit(column);
    field()->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take(); });
    Bind(wxEVT_CHAR_HOOK, &ChoiceSearch::on_key, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (!event.GetActive() && was_active_) Close();
        was_active_ = was_active_ || event.GetActive();
    });
    field()->SetFocus();
}

void ChoiceSearch::show_at(const wxPoint& corner) {
    const int screen = wxDisplay::GetFromPoint(corner);
    const wxRect area = wxDisplay(static_cast<unsigned>(std::max(0, screen))).GetClientArea();
    wxPoint at = corner;
    at.x = std::max(area.x, std::min(at.x, area.GetRight() - GetSize().x));
    at.y = std::max(area.y, std::min(at.y, area.GetBottom() - GetSize().y));
    SetPosition(at);
    Show();
    field()->SetFocus();
}

void ChoiceSearch::take() {
    const Choice* choice = list_->chosen();
    if (choice == nullptr) return;
    GetParent()->CallAfter([chosen = chosen_, value = choice->value] { chosen(value); });
    Close();
}

void ChoiceSearch::on_key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            Close();
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return take();
        default:
            if (!list_->walk(event.GetKeyCode())) event.Skip();
    }
}

}  // namespace briar::editor
