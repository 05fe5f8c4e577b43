// The documents in the middle of the window.
#include <wx/infobar.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/start_page.hpp"
#include "editor/window/text_pane.hpp"

namespace briar::editor {
namespace {

/// The page of a window in the notebook, added when it is not there.
void show_page(wxAuiNotebook& tabs, wxWindow* window, const wxString& title) {
    const int known = tabs.GetPageIndex(window);
    if (known == wxNOT_FOUND) {
        tabs.AddPage(window, title, true);
    } else {
        tabs.SetSelection(static_cast<std::size_t>(known));
    }
}

}  // namespace

void MainFrame::show_start() {
    start_->show(settings_);
    show_page(*tabs_, start_, "Start");
}

void MainFrame::show_play() { show_page(*tabs_, play_, "Play"); }

void MainFrame::open_entry(const std::string& full_id) {
    if (!pack_) return;
    const EntryInfo* entry = pack_->workspace().entries().find(full_id);
    if (entry == nullptr) return;
    if (!entry->sites.empty()) {
        open_file(entry->sites.front().file);
        if (TextPane* text = shown_text())
            text->go_to_bytes(entry->sites.front().key.begin, entry->sites.front().key.end);
        return;
    }
    const DefId below = pack_->workspace().below()->find(entry->kind, entry->id);
    if (below) open_place(pack_->workspace().below()->entry(below).place);
}

void MainFrame::open_file(const std::string& file) {
    if (!pack_) return;
    if (const auto document = pack_->workspace().document(file)) {
        for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
            auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i));
            if (text != nullptr && &text->document() == document.get()) {
                tabs_->SetSelection(i);
                return;
            }
        }
        tabs_->AddPage(new TextPane(tabs_, *pack_, document), to_wx(file), true);
    }
}

void MainFrame::open_place(const Place& place) {
    if (!pack_ || place.file.empty()) return;
    const auto document = pack_->workspace().document_at(place.file);
    if (!document) {
        tell("There is no file " + to_wx(place.file) + " in this pack or those below.", wxICON_WARNING);
        return;
    }
    TextPane* shown = nullptr;
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i));
        if (text == nullptr || &text->document() != document.get()) continue;
        tabs_->SetSelection(i);
        shown = text;
    }
    if (shown == nullptr) {
        shown = new TextPane(tabs_, *pack_, document);
        tabs_->AddPage(shown, to_wx(document->name()), true);
    }
    if (place.span.empty()) {
        shown->go_to(place.line, place.column);
    } else {
        shown->go_to_bytes(place.span.begin, place.span.end);
    }
}

bool MainFrame::playing_is_shown() const { return tabs_->GetCurrentPage() == play_; }

TextPane* MainFrame::shown_text() const { return dynamic_cast<TextPane*>(tabs_->GetCurrentPage()); }

void MainFrame::undo() {
    if (playing_is_shown()) return play_->undo();
    if (pack_ && pack_->workspace().undo()) SetStatusText("Undone", 0);
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    if (pack_ && pack_->workspace().redo()) SetStatusText("Done again", 0);
}

}  // namespace briar::editor
