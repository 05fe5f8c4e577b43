#include "editor/widget/choice_search.hpp"

#include <algorithm>

#include <wx/dcclient.h>
#include <wx/display.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_words.hpp"
#include "editor/widget/click_guard.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kWidth = 480;
constexpr int kWidest = 780;
constexpr int kHeight = 260;
constexpr std::size_t kMostRows = 500;
constexpr std::size_t kMostMeasured = 200;
constexpr int kBesideRows = 44;  // the list's frame and its bar for scrolling

/// A row begins further in than the heading that it stands under.
const wxString kIndent = "    ";

}  // namespace

ChoiceSearch::ChoiceSearch(wxWindow* parent, const wxString& title, std::vector<Choice> choices,
                           std::function<void(const std::string& value)> chosen)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      all_(std::move(choices)),
      chosen_(std::move(chosen)) {
    SetName(title);
    const int gap = FromDIP(8);
    auto* column = new wxBoxSizer(wxVERTICAL);
    field_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetName(title + ", search");
    field_->SetHint("Type to search");
    found_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxSize(width_for_rows(), FromDIP(kHeight)));
    found_->SetName(title + ", found");
    doc_ = new wxStaticText(this, wxID_ANY, "\n", wxDefaultPosition, FromDIP(wxSize(kWidth, 40)), wxST_NO_AUTORESIZE);
    doc_->SetForegroundColour(current_look().faint);
    column->Add(field_, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(found_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    column->Add(doc_, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizerAndFit(column);
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take(); });
    found_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_doc(); });
    found_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = found_->HitTest(event.GetPosition());
        const wxString words = row < 0 || rows_[static_cast<std::size_t>(row)] == std::nullopt
                                   ? wxString()
                                   : to_read(rows_[static_cast<std::size_t>(row)]->doc);
        if (found_->GetToolTipText() != words) found_->SetToolTip(words);
    });
    found_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        if (found_->HitTest(event.GetPosition()) == wxNOT_FOUND) return;
        ClickGuard::spend(event);
        CallAfter([this] { take(); });
    });
    Bind(wxEVT_CHAR_HOOK, &ChoiceSearch::on_key, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (!event.GetActive() && was_active_) Close();
        was_active_ = was_active_ || event.GetActive();
    });
    search();
    field_->SetFocus();
}

/// As the longest row needs, within reason.
int ChoiceSearch::width_for_rows() const {
    int widest = 0;
    for (std::size_t i = 0; i < std::min(all_.size(), kMostMeasured); ++i)
        widest = std::max(widest, GetTextExtent(kIndent + in_words(all_[i])).x);
    return std::clamp(widest + FromDIP(kBesideRows), FromDIP(kWidth), FromDIP(kWidest));
}

void ChoiceSearch::show_at(const wxPoint& corner) {
    const int screen = wxDisplay::GetFromPoint(corner);
    const wxRect area = wxDisplay(static_cast<unsigned>(std::max(0, screen))).GetClientArea();
    wxPoint at = corner;
    at.x = std::max(area.x, std::min(at.x, area.GetRight() - GetSize().x));
    at.y = std::max(area.y, std::min(at.y, area.GetBottom() - GetSize().y));
    SetPosition(at);
    Show();
    field_->SetFocus();
}

void ChoiceSearch::search() {
    const std::string words = from_wx(field_->GetValue());
    rows_.clear();
    found_->Freeze();
    found_->Clear();
    left_out_ = 0;
    words.empty() ? list_in_groups() : list(matching(all_, words, SearchIn::Docs));
    if (left_out_ > 0) {
        rows_.emplace_back();
        found_->Append(wxString::Format("... and %zu more: type to search", left_out_));
    }
    found_->Thaw();
    step(1);
}

void ChoiceSearch::add_row(const Choice& choice, const wxString& indent) {
    if (rows_.size() > kMostRows) {
        ++left_out_;
        return;
    }
    rows_.emplace_back(choice);
    const wxString words = indent + in_words(choice);
    const int room = found_->GetSize().x - FromDIP(kBesideRows);
    wxClientDC dc(found_);
    const bool fits = dc.GetTextExtent(words).x <= room;
    found_->Append(fits ? words : wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, room, 0));
}

void ChoiceSearch::list(const std::vector<Choice>& choices) {
    for (const Choice& each : choices)
        add_row(each);
}

/// Groups in the order in which they come first; what has none stands before them.
void ChoiceSearch::list_in_groups() {
    std::vector<std::string> groups = {""};
    for (const Choice& each : all_) {
        if (std::find(groups.begin(), groups.end(), each.group) == groups.end()) groups.push_back(each.group);
    }
    for (const std::string& group : groups) {
        if (!group.empty()) {
            rows_.emplace_back();
            found_->Append(in_capital(to_wx(group)));
        }
        for (const Choice& each : all_) {
            if (each.group == group) add_row(each, group.empty() ? wxString() : kIndent);
        }
    }
}

const Choice* ChoiceSearch::chosen() const {
    const int row = found_->GetSelection();
    if (row < 0 || static_cast<std::size_t>(row) >= rows_.size()) return nullptr;
    const auto& choice = rows_[static_cast<std::size_t>(row)];
    return choice ? &*choice : nullptr;
}

/// So many rows on, as far as there are; headings are passed.
void ChoiceSearch::step(int by) {
    const int last = static_cast<int>(rows_.size()) - 1;
    const int way = by < 0 ? -1 : 1;
    int row = std::clamp(found_->GetSelection() + by, 0, std::max(0, last));
    const auto is_choice = [&](int at) { return at >= 0 && at <= last && rows_[static_cast<std::size_t>(at)]; };
    for (const int turn : {way, -way}) {
        while (row >= 0 && row <= last && !is_choice(row))
            row += turn;
        if (is_choice(row)) break;
        row = std::clamp(row, 0, std::max(0, last));
    }
    if (is_choice(row)) found_->SetSelection(row);
    // The heading of the first ones is seen, too.
    if (row <= 1 && last >= 0) found_->SetFirstItem(0);
    show_doc();
}

void ChoiceSearch::show_doc() {
    wxString words = all_.empty() ? "There is nothing that could stand here." : "Nothing is called that.";
    if (const Choice* choice = chosen()) words = to_read(choice->doc);
    if (chosen() == nullptr && !rows_.empty()) words.clear();
    doc_->SetLabel(words);
    doc_->Wrap(std::max(FromDIP(kWidth), doc_->GetSize().x));
}

void ChoiceSearch::take() {
    const Choice* choice = chosen();
    if (choice == nullptr) return;
    GetParent()->CallAfter([chosen = chosen_, value = choice->value] { chosen(value); });
    Close();
}

void ChoiceSearch::on_key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            Close();
            return;
        case WXK_UP:
            return step(-1);
        case WXK_DOWN:
            return step(1);
        case WXK_PAGEUP:
            return step(-10);
        case WXK_PAGEDOWN:
            return step(10);
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return take();
        default:
            event.Skip();
    }
}

}  // namespace briar::editor
