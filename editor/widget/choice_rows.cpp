#include "editor/widget/choice_rows.hpp"

#include <algorithm>
#include <utility>

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/settings.h>

#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kMargin = 6;
constexpr int kIndent = 14;
constexpr int kPicture = 22;
constexpr int kScrollBar = 20;

}  // namespace

ChoiceRows::ChoiceRows(wxWindow* parent, const wxSize& size)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, size, wxBORDER_THEME) {
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    DisableFocusFromKeyboard();
}

void ChoiceRows::show(std::vector<ChoiceRow> rows) {
    rows_ = std::move(rows);
    pictures_ = std::any_of(rows_.begin(), rows_.end(), [](const ChoiceRow& each) { return each.picture.IsOk(); });
    SetItemCount(rows_.size());
    SetSelection(wxNOT_FOUND);
    RefreshAll();
}

int ChoiceRows::beside_words(const ChoiceRow& row) const {
    const int picture = (pictures_ || row.picture.IsOk()) && !row.heading ? kPicture + kMargin : 0;
    return FromDIP(kMargin + picture + (row.indented ? kIndent : 0));
}

int ChoiceRows::width_for(const ChoiceRow& row) const {
    return beside_words(row) + GetTextExtent(row.words + row.more).x + FromDIP(kMargin + kScrollBar);
}

wxCoord ChoiceRows::OnMeasureItem(size_t) const {
    return std::max(GetCharHeight() + FromDIP(kMargin), pictures_ ? FromDIP(kPicture + 4) : 0);
}

void ChoiceRows::OnDrawItem(wxDC& dc, const wxRect& box, size_t number) const {
    const ChoiceRow& row = rows_[number];
    const bool chosen = IsSelected(number);
    const wxColour ink =
        wxSystemSettings::GetColour(chosen ? wxSYS_COLOUR_LISTBOXHIGHLIGHTTEXT : wxSYS_COLOUR_LISTBOXTEXT);
    dc.SetFont(row.heading ? GetFont().Bold() : GetFont());
    if (row.picture.IsOk()) {
        const int side = FromDIP(kPicture);
        dc.DrawBitmap(row.picture.GetBitmapFor(this), box.x + beside_words(row) - side - FromDIP(kMargin),
                      box.y + (box.height - side) / 2, true);
    }
    const int left = box.x + beside_words(row);
    const int room = box.GetRight() - FromDIP(kMargin) - left;
    const int top = box.y + (box.height - dc.GetCharHeight()) / 2;
    const wxString words = wxControl::Ellipsize(row.words, dc, wxELLIPSIZE_END, room, 0);
    dc.SetTextForeground(ink);
    dc.DrawText(words, left, top);
    const int used = dc.GetTextExtent(words).x;
    if (row.more.empty() || words != row.words) return;
    dc.SetTextForeground(chosen ? ink : current_look().faint);
    dc.DrawText(wxControl::Ellipsize(row.more, dc, wxELLIPSIZE_END, room - used, 0), left + used, top);
}

}  // namespace briar::editor
