// Undo and redo: of the game while it is shown, else of the pack.
#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

bool MainFrame::refused_is_shown() const {
    const EntryPane* page = shown_entry();
    return page != nullptr && page->form().shows_refused();
}

bool MainFrame::can_undo() const {
    if (playing_is_shown()) return play_->model().can_undo();
    return refused_is_shown() || (pack_ && pack_->workspace().can_undo());
}

std::string MainFrame::undo_label() const {
    if (playing_is_shown()) return "the last choice";
    if (refused_is_shown()) return "what was refused";
    return pack_ ? pack_->workspace().history().undo_label() : std::string();
}

void MainFrame::undo() {
    if (playing_is_shown()) return play_->undo();
    const std::string label = undo_label();
    if (refused_is_shown()) {
        shown_entry()->form().take_back_refused();
        return whisper("Undone: " + to_wx(label));
    }
    if (pack_ && pack_->workspace().undo()) whisper("Undone: " + to_wx(label));
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    const std::string label = pack_ ? pack_->workspace().history().redo_label() : std::string();
    if (pack_ && pack_->workspace().redo()) whisper("Done again: " + to_wx(label));
}

}  // namespace briar::editor
