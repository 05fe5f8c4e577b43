#include "editor/window/history_pane.hpp"

#include <wx/listbox.h>
#include <wx/sizer.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

HistoryPane::HistoryPane(wxWindow* parent) : wxPanel(parent) {
    SetName("History");
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxBORDER_NONE);
    list_->SetName("Changes");
    list_->SetToolTip("A double click goes to the moment after that change.");
    // Lines are cut at the edge: the tip has the whole of the one below the pointer.
    list_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = list_->HitTest(event.GetPosition());
        const wxString how = "A double click goes to the moment after that change.";
        list_->SetToolTip(row == wxNOT_FOUND ? how
                                             : list_->GetString(static_cast<unsigned>(row)).Trim(false) + "\n" + how);
    });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) { go_to(event.GetSelection()); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void HistoryPane::show(OpenPack* pack) {
    pack_ = pack;
    changes_.stop();
    if (pack_ != nullptr) {
        changes_ = pack_->workspace().listen([this](const WorkspaceChange&) {
            if (waiting_) return;
            waiting_ = true;
            CallAfter([this] { fill(); });
        });
    }
    fill();
}

void HistoryPane::fill() {
    waiting_ = false;
    list_->Freeze();
    list_->Clear();
    if (pack_ != nullptr) {
        const History& history = pack_->workspace().history();
        list_->Append(history.position() == 0 ? wxString::FromUTF8("\xE2\x96\xB8 As opened")
                                              : wxString("   As opened"));
        for (std::size_t i = 0; i < history.steps().size(); ++i) {
            const bool here = i + 1 == history.position();
            const bool undone = i >= history.position();
            // What was taken back says so first: the end of a long line is not seen in a narrow pane.
            list_->Append((here ? wxString::FromUTF8("\xE2\x96\xB8 ") : wxString("   ")) +
                          (undone ? "taken back: " : "") + to_read(history.steps()[i].label));
        }
        list_->SetSelection(static_cast<int>(history.position()));
        list_->EnsureVisible(static_cast<int>(history.position()));
    }
    list_->Thaw();
}

void HistoryPane::go_to(int row) {
    if (pack_ == nullptr || row < 0) return;
    Workspace& workspace = pack_->workspace();
    const auto wanted = static_cast<std::size_t>(row);
    while (workspace.history().position() > wanted && workspace.undo()) {
    }
    while (workspace.history().position() < wanted && workspace.redo()) {
    }
}

}  // namespace briar::editor
