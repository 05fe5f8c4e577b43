#include "editor/widget/choice_list.hpp"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_rows.hpp"
#include "editor/widget/choice_words.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/click_guard.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kWidth = 480;
constexpr int kWidest = 780;
constexpr std::size_t kMostRows = 500;
constexpr std::size_t kMostMeasured = 200;
constexpr int kPage = 10;

}  // namespace

ChoiceList::ChoiceList(wxWindow* parent, const wxString& name, std::vector<Choice> choices, int height,
                       PictureOf picture_of)
    : wxPanel(parent), all_(std::move(choices)), picture_of_(std::move(picture_of)) {
    build(name, height);
    bind_pointer();
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
    // The list never has the keyboard: what is chosen in it is told where one types.
    tell_chosen(*field_, [this]() -> wxString {
        return chosen() == nullptr ? wxString() : words(static_cast<std::size_t>(rows_->GetSelection()));
    });
    search();
}

void ChoiceList::build(const wxString& name, int height) {
    const int gap = FromDIP(8);
    field_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetName(name + ", search");
    field_->SetHint("Type to search");
    rows_ = new ChoiceRows(this, {-1, FromDIP(height)});
    rows_->SetName(name + ", found");
    rows_->SetMinSize({width_for_rows(), FromDIP(height)});
    doc_ = new Remark(this, wxID_ANY, "\n", wxDefaultPosition, FromDIP(wxSize(kWidth, 40)), wxST_NO_AUTORESIZE);
    doc_->SetForegroundColour(current_look().faint);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(field_, wxSizerFlags().Expand());
    column->Add(rows_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, gap));
    column->Add(doc_, wxSizerFlags().Expand());
    SetSizer(column);
}

void ChoiceList::bind_pointer() {
    rows_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        const Choice* choice = choice_in(rows_->VirtualHitTest(event.GetPosition().y));
        const wxString words = choice == nullptr ? wxString() : to_read(choice->doc);
        if (rows_->GetToolTipText() != words) rows_->SetToolTip(words);
    });
    rows_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) { select(event.GetSelection()); });
    rows_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = rows_->VirtualHitTest(event.GetPosition().y);
        if (choice_in(row) == nullptr) return;
        select(row);
        if (!on_click) return;
        ClickGuard::spend(event);
        CallAfter(on_click);
    });
}

wxWindow& ChoiceList::rows() const { return *rows_; }

int ChoiceList::width_for_rows() const {
    int widest = 0;
    for (std::size_t i = 0; i < std::min(all_.size(), kMostMeasured); ++i)
        widest = std::max(widest, rows_->width_for(row_of(all_[i])));
    return std::clamp(widest, FromDIP(kWidth), FromDIP(kWidest));
}

void ChoiceList::search() {
    const std::string words = from_wx(field_->GetValue());
    std::vector<ChoiceRow> rows;
    listed_.clear();
    left_out_ = 0;
    words.empty() ? list_in_groups(rows) : list(matching(all_, words, SearchIn::Docs), rows);
    if (left_out_ > 0) {
        listed_.emplace_back();
        rows.push_back({dots() + wxString::Format(" and %zu more: type to search", left_out_)});
    }
    rows_->show(std::move(rows));
    step(1);
}

ChoiceRow ChoiceList::row_of(const Choice& choice) const {
    return {name_in_words(choice), what_for(choice), picture_of_ ? picture_of_(choice.value) : wxBitmapBundle(), false,
            !choice.group.empty() && field_->IsEmpty()};
}

void ChoiceList::add_row(const Choice& choice, std::vector<ChoiceRow>& rows) {
    if (listed_.size() > kMostRows) {
        ++left_out_;
        return;
    }
    listed_.emplace_back(choice);
    rows.push_back(row_of(choice));
}

void ChoiceList::list(const std::vector<Choice>& choices, std::vector<ChoiceRow>& rows) {
    for (const Choice& each : choices)
        add_row(each, rows);
}

/// Groups in the order in which they come first; what has none stands before them.
void ChoiceList::list_in_groups(std::vector<ChoiceRow>& rows) {
    std::vector<std::string> groups = {""};
    for (const Choice& each : all_) {
        if (std::find(groups.begin(), groups.end(), each.group) == groups.end()) groups.push_back(each.group);
    }
    for (const std::string& group : groups) {
        if (!group.empty()) {
            listed_.emplace_back();
            rows.push_back({in_capital(to_wx(group)), {}, {}, true});
        }
        for (const Choice& each : all_) {
            if (each.group == group) add_row(each, rows);
        }
    }
}

const Choice* ChoiceList::choice_in(int row) const {
    if (row < 0 || static_cast<std::size_t>(row) >= listed_.size()) return nullptr;
    const auto& choice = listed_[static_cast<std::size_t>(row)];
    return choice ? &*choice : nullptr;
}

const Choice* ChoiceList::chosen() const { return choice_in(rows_->GetSelection()); }

void ChoiceList::choose(const std::string& value) {
    for (std::size_t i = 0; i < listed_.size(); ++i)
        if (listed_[i] && listed_[i]->value == value) return select(static_cast<int>(i));
}

wxString ChoiceList::words(std::size_t row) const { return rows_->rows()[row].words + rows_->rows()[row].more; }

void ChoiceList::select(int row) {
    if (choice_in(row) != nullptr) rows_->SetSelection(row);
    // The heading of the first ones is seen, too.
    if (row <= 1 && !listed_.empty()) rows_->ScrollToRow(0);
    show_doc();
    if (on_choose) on_choose();
}

/// So many rows on, as far as there are; headings are passed.
void ChoiceList::step(int by) {
    const int last = static_cast<int>(listed_.size()) - 1;
    const int way = by < 0 ? -1 : 1;
    int row = std::clamp(rows_->GetSelection() + by, 0, std::max(0, last));
    for (const int turn : {way, -way}) {
        while (row >= 0 && row <= last && choice_in(row) == nullptr)
            row += turn;
        if (choice_in(row) != nullptr) break;
        row = std::clamp(row, 0, std::max(0, last));
    }
    select(row);
}

bool ChoiceList::walk(int key) {
    switch (key) {
        case WXK_UP:
            step(-1);
            return true;
        case WXK_DOWN:
            step(1);
            return true;
        case WXK_PAGEUP:
            step(-kPage);
            return true;
        case WXK_PAGEDOWN:
            step(kPage);
            return true;
        default:
            return false;
    }
}

void ChoiceList::show_doc() {
    wxString words = all_.empty() ? "There is nothing that could stand here." : "Nothing is called that.";
    if (const Choice* choice = chosen()) words = to_read(choice->doc);
    if (chosen() == nullptr && !listed_.empty()) words.clear();
    doc_->SetLabel(words);
    doc_->Wrap(std::max(FromDIP(kWidth), doc_->GetSize().x));
}

}  // namespace briar::editor
