// Texts: their tabs, places in them, and what is done at the caret.
#include <wx/textdlg.h>
#include <algorithm>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/replace_dialog.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/uses_pane.hpp"

namespace briar::editor {
namespace {

constexpr const char* kMatchCase = "replace/match-case";
constexpr const char* kWholeWords = "replace/whole-words";
constexpr const char* kKeepCapitals = "replace/keep-capitals";

}  // namespace

/// The page that shows a document; made when there is none.
TextPane& MainFrame::text_page(const std::shared_ptr<SourceDocument>& document) {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<TextPane*>(tabs_->GetPage(i));
        if (page == nullptr || &page->document() != document.get()) continue;
        tabs_->SetSelection(i);
        return *page;
    }
    auto* page = new TextPane(tabs_, *pack_, document);
    page->text().on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    page->text().on_script = [this](const std::string& file) { show_script(file); };
    page->text().on_definition = [this](const Definition& definition) {
        open_place({definition.file, 0, 0, definition.span});
    };
    page->text().UsePopUp(wxSTC_POPUP_NEVER);
    page->text().Bind(wxEVT_CONTEXT_MENU, [this, page](wxContextMenuEvent& event) {
        const bool by_key = event.GetPosition() == wxDefaultPosition;
        TextView& text = page->text();
        text_menu(text,
                  by_key ? text.PointFromPosition(text.GetCurrentPos()) : text.ScreenToClient(event.GetPosition()));
    });
    tabs_->AddPage(page, to_wx(document->name()), true);
    return *page;
}

void MainFrame::open_file(const std::string& file) {
    if (!pack_) return;
    if (const auto document = pack_->workspace().document(file)) text_page(document);
    keep_shown_tab();
}

/// In the text and in the tree, as soon as what asked for it is done.
void MainFrame::show_script(const std::string& file) {
    CallAfter([this, file] {
        if (!pack_ || pack_->workspace().document(file) == nullptr) return;
        open_file(file);
        tree_->show_new_file(file);
    });
}

void MainFrame::open_entry_text(const std::string& full_id) {
    if (!pack_) return;
    const EntryInfo* entry = pack_->workspace().entries().find(full_id);
    if (entry == nullptr) return;
    if (!entry->sites.empty()) {
        const EntrySite site = entry->sites.front();
        note_visit();
        open_file(site.file);
        if (TextPane* page = shown_text()) page->text().go_to_bytes(site.key.begin, site.key.end);
        return;
    }
    const DefId below = pack_->workspace().below()->find(entry->kind, entry->id);
    if (below) open_place(pack_->workspace().below()->entry(below).place);
}

void MainFrame::open_place(const Place& place) {
    if (!pack_ || place.file.empty()) return;
    const auto document = pack_->workspace().document_at(place.file);
    if (!document) {
        tell("There is no file " + to_wx(place.file) + " in this pack or those below.", wxICON_WARNING);
        return;
    }
    note_visit();
    TextView& text = text_page(document).text();
    if (place.span.empty()) {
        text.go_to(place.line, place.column);
    } else {
        text.go_to_bytes(place.span.begin, place.span.end);
    }
}

TextPane* MainFrame::shown_text() const { return dynamic_cast<TextPane*>(tabs_->GetCurrentPage()); }

bool MainFrame::text_has_focus() const {
    TextPane* page = shown_text();
    return page != nullptr && wxWindow::FindFocus() == &page->text();
}

void MainFrame::mend() {
    if (text_has_focus()) return shown_text()->text().mend_here();
    problems_->fix_selected();
}

void MainFrame::ask_for_line() {
    TextView& text = shown_text()->text();
    const int lines = text.GetLineCount();
    wxTextEntryDialog dialog(this, wxString::Format("Line, from 1 to %d:", lines), "Go to line",
                             wxString::Format("%d", text.GetCurrentLine() + 1));
    long line = 0;
    if (dialog.ShowModal() != wxID_OK || !dialog.GetValue().Trim().ToLong(&line)) return;
    text.go_to_line(static_cast<int>(std::clamp<long>(line, 1, lines)));
}

wxString MainFrame::marked_words() const {
    TextPane* page = shown_text();
    const wxString marked = page != nullptr ? page->text().GetSelectedText() : wxString();
    return marked.Contains("\n") ? wxString() : marked;
}

/// What is marked in a text is what one most often looks for.
void MainFrame::search_texts() {
    wxTextEntryDialog dialog(this, "Words, wherever they stand in the pack's texts:", "Search all texts",
                             marked_words());
    if (dialog.ShowModal() != wxID_OK || dialog.GetValue().empty()) return;
    aui_.GetPane("uses").Caption("Found").Show();
    aui_.Update();
    uses_->show_found(*pack_, from_wx(dialog.GetValue()));
    uses_->focus();
}

void MainFrame::replace_in_texts(const std::string& words) {
    if (!pack_) return;
    ReplaceWays ways;
    if (settings_.number(kMatchCase, 0) != 0) ways.letters = Letters::Exact;
    if (settings_.number(kWholeWords, 0) != 0) ways.ends = WordEnds::Whole;
    if (settings_.number(kKeepCapitals, 1) == 0) ways.capitals = Capitals::AsTyped;
    ReplaceDialog dialog(this, *pack_, to_wx(words), ways);
    const bool replaced = dialog.ShowModal() == wxID_OK;
    ways = dialog.ways();
    settings_.set(kMatchCase, ways.letters == Letters::Exact ? 1L : 0L);
    settings_.set(kWholeWords, ways.ends == WordEnds::Whole ? 1L : 0L);
    settings_.set(kKeepCapitals, ways.capitals == Capitals::AsFound ? 1L : 0L);
    if (!replaced) return;
    uses_->follow_replacing(*pack_);
    whisper("Replaced in " + to_wx(dialog.replaced()) + ".");
}

}  // namespace briar::editor
