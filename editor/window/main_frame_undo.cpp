// Undo and redo: of the game while it is shown, else of the pack.
#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/untaken_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

bool MainFrame::refused_is_shown() const {
    const EntryPane* page = shown_entry();
    return page != nullptr && page->form().shows_refused();
}

bool MainFrame::typing_waits() {
    const UntakenText* text = untaken_text_of_focus();
    return text != nullptr && text->is_there();
}

bool MainFrame::typing_can_return() const {
    const UntakenText* text = untaken_text_of_focus();
    return text != nullptr && text->can_return() && pack_ &&
           pack_->workspace().history().position() == typing_taken_back_at_;
}

bool MainFrame::can_undo() const {
    if (playing_is_shown()) return play_->model().can_undo();
    return typing_waits() || refused_is_shown() || (pack_ && pack_->workspace().can_undo());
}

bool MainFrame::can_redo() const {
    if (playing_is_shown()) return play_->model().can_redo();
    return typing_can_return() || (pack_ && pack_->workspace().can_redo());
}

std::string MainFrame::undo_label() const {
    if (playing_is_shown()) return "the last choice";
    if (typing_waits()) return "what was typed";
    if (refused_is_shown()) return "what was refused";
    return pack_ ? pack_->workspace().history().undo_label() : std::string();
}

std::string MainFrame::redo_label() const {
    if (playing_is_shown()) return "the choice";
    if (typing_can_return()) return "what was typed";
    return pack_ ? pack_->workspace().history().redo_label() : std::string();
}

void MainFrame::undo() {
    if (playing_is_shown()) return play_->undo();
    const std::string label = undo_label();
    if (typing_waits()) {
        untaken_text_of_focus()->take_back();
        if (pack_) typing_taken_back_at_ = pack_->workspace().history().position();
        return whisper("Undone: " + to_wx(label));
    }
    if (refused_is_shown()) {
        shown_entry()->form().take_back_refused();
        return whisper("Undone: " + to_wx(label));
    }
    if (pack_ && pack_->workspace().undo()) whisper("Undone: " + to_wx(label));
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    const std::string label = redo_label();
    if (typing_can_return()) {
        untaken_text_of_focus()->bring_back();
        return whisper("Done again: " + to_wx(label));
    }
    if (pack_ && pack_->workspace().redo()) whisper("Done again: " + to_wx(label));
}

}  // namespace briar::editor
