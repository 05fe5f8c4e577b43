#include "editor/window/history_pane.hpp"

#include <utility>

#include <wx/listbox.h>
#include <wx/sizer.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/list_rows.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

HistoryPane::HistoryPane(wxWindow* parent, std::function<void(std::size_t)> go)
    : wxPanel(parent), go_(std::move(go)), fresh_(*this, [this] { fill(); }) {
    SetName("History");
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxBORDER_NONE);
    list_->SetName("Changes");
    cut_rows(*list_);
    list_->SetToolTip("A double click goes to the moment after that change.");
    // Lines are cut at the edge: the tip has the whole of the one below the pointer.
    list_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = list_->HitTest(event.GetPosition());
        const wxString how = "A double click goes to the moment after that change.";
        list_->SetToolTip(row == wxNOT_FOUND ? how
                                             : list_->GetString(static_cast<unsigned>(row)).Trim(false) + "\n" + how);
    });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (pack_ != nullptr && event.GetSelection() >= 0) go_(static_cast<std::size_t>(event.GetSelection()));
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void HistoryPane::show(OpenPack* pack) {
    pack_ = pack;
    changes_.stop();
    if (pack_ != nullptr)
        changes_ = pack_->workspace().listen([this](const WorkspaceChange&) { fresh_.note_change(); });
    fill();
}

/// One for each change, and one for how the pack was opened.
std::vector<wxString> HistoryPane::wanted_rows() const {
    if (pack_ == nullptr) return {};
    const History& history = pack_->workspace().history();
    const auto mark = [&](std::size_t row) {
        return row == history.position() ? wxString::FromUTF8("\xE2\x96\xB8 ") : wxString("   ");
    };
    std::vector<wxString> rows{mark(0) + "As opened"};
    for (const HistoryStep& step : history.steps()) {
        // What was taken back says so first: the end of a long line is not seen in a narrow pane.
        const bool undone = rows.size() > history.position();
        rows.push_back(mark(rows.size()) + (undone ? "taken back: " : "") + to_read(step.label));
    }
    return rows;
}

/// Only rows that say something else are touched: there may be thousands.
void HistoryPane::fill() {
    fresh_.note_fresh();
    std::vector<wxString> wanted = wanted_rows();
    list_->Freeze();
    for (; rows_.size() > wanted.size(); rows_.pop_back())
        list_->Delete(static_cast<unsigned>(rows_.size() - 1));
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i >= rows_.size())
            list_->Append(wanted[i]);
        else if (rows_[i] != wanted[i])
            list_->SetString(static_cast<unsigned>(i), wanted[i]);
    }
    rows_ = std::move(wanted);
    if (pack_ != nullptr) {
        const int now = static_cast<int>(pack_->workspace().history().position());
        go_to_row(*list_, now);
    }
    list_->Thaw();
}

}  // namespace briar::editor
