// Where the keyboard is: in a pane, in the document that is shown.
#include <algorithm>
#include <array>

#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/help_pane.hpp"
#include "editor/window/history_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/uses_pane.hpp"

namespace briar::editor {
namespace {

/// As F6 goes through them.
constexpr std::array<const char*, 5> kPanes{"documents", "pack", "problems", "uses", "history"};

bool holds_focus(const wxWindow* window) {
    wxWindow* focus = wxWindow::FindFocus();
    return window != nullptr && focus != nullptr && (focus == window || window->IsDescendant(focus));
}

}  // namespace

void MainFrame::name_tabs() {
    // Tabs are painted: whoever hears them is told which one is shown.
    tell_chosen(*tabs_, [this]() -> wxString {
        if (dynamic_cast<wxAuiTabCtrl*>(FindFocus()) == nullptr || tabs_->GetSelection() < 0) return {};
        const int shown = tabs_->GetSelection();
        return listed({"tab " + tabs_->GetPageText(static_cast<std::size_t>(shown)),
                       place_among(shown, static_cast<int>(tabs_->GetPageCount()))});
    });
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        event.Skip();
        // Also when it is shown already: keys are for what is shown, not for its tab, once that was clicked.
        const auto* tabs = dynamic_cast<wxAuiTabCtrl*>(event.GetWindow());
        if (tabs == nullptr || !tabs->GetScreenRect().Contains(wxGetMousePosition())) return;
        CallAfter([this] { enter_page(); });
    });
}

/// What the menu bar offers for texts: it undoes the steps of the pack.
void MainFrame::text_menu(wxWindow& text, const wxPoint& at) {
    wxMenu menu;
    commands_.fill_menu(menu, {"edit.undo", "edit.redo", "", "edit.cut", "edit.copy", "edit.paste", "edit.select-all",
                               "", "edit.find", "edit.definition"});
    text.PopupMenu(&menu, at);
}

/// Through the pages of an entry, and behind the last of them to the next document.
void MainFrame::turn_inner_page(int by) {
    EntryPane* entry = shown_entry();
    wxNotebook* pages = entry != nullptr ? entry->pages() : nullptr;
    const int next = pages != nullptr ? pages->GetSelection() + by : -1;
    if (next < 0 || next >= static_cast<int>(pages->GetPageCount())) return turn_page(by);
    pages->SetSelection(static_cast<std::size_t>(next));
    pages->GetCurrentPage()->SetFocus();
}

/// The document that is shown has the keyboard, unless something in it has it already.
void MainFrame::focus_page() {
    wxWindow* page = tabs_->GetCurrentPage();
    if (page == nullptr || (holds_focus(page) && FindFocus()->IsShownOnScreen())) return;
    page->SetFocus();
}

/// The keyboard goes into what was opened. What is typed next is added to a field's words: it does not wipe them out.
void MainFrame::enter_page() {
    focus_page();
    if (auto* field = dynamic_cast<wxTextCtrl*>(FindFocus()); field != nullptr && field->IsSingleLine())
        field->SetInsertionPointEnd();
}

void MainFrame::focus_pane(const wxString& name) {
    if (name == "documents") return focus_page();
    if (name == "pack") return tree_->focus_tree();
    if (name == "problems") return problems_->focus_list();
    aui_.GetPane(name).window->SetFocus();
}

/// Shows it and gives it the keyboard; one that has the keyboard already goes.
void MainFrame::call_pane(const wxString& name) {
    wxAuiPaneInfo& pane = aui_.GetPane(name);
    const bool used = pane.IsShown() && holds_focus(pane.window);
    pane.Show(!used);
    if (name == "problems") leave_problems_closed(used);
    aui_.Update();
    focus_pane(used ? wxString("documents") : name);
}

/// To the next pane that is shown, and round again.
void MainFrame::step_pane(int by) {
    const int count = static_cast<int>(kPanes.size());
    const auto used = std::find_if(kPanes.begin(), kPanes.end(),
                                   [this](const char* each) { return holds_focus(aui_.GetPane(each).window); });
    const int from = used == kPanes.end() ? 0 : static_cast<int>(used - kPanes.begin());
    for (int i = 1; i <= count; ++i) {
        const char* next = kPanes[static_cast<std::size_t>((from + by * i + count * i) % count)];
        if (aui_.GetPane(next).IsShown()) return focus_pane(next);
    }
}

}  // namespace briar::editor
