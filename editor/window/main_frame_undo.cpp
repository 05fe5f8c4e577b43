// Undo and redo: of the game while it is shown, else of the pack.
#include <algorithm>
#include <iterator>

#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/untaken_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"

namespace briar::editor {

bool MainFrame::refused_is_shown() const {
    const EntryPane* page = shown_entry();
    return page != nullptr && page->form().shows_refused();
}

bool MainFrame::typing_waits() {
    const UntakenText* text = untaken_text_of_focus();
    return text != nullptr && text->is_there();
}

/// Before everything is saved, or goes: whoever presses the keys for that does not turn elsewhere first.
void MainFrame::take_typing() {
    if (typing_waits()) untaken_text_of_focus()->take();
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
    const auto before = entries_there();
    if (!pack_ || !pack_->workspace().undo()) return;
    show_what_is_back(before);
    whisper("Undone: " + to_wx(label));
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    const std::string label = redo_label();
    if (typing_can_return()) {
        untaken_text_of_focus()->bring_back();
        return whisper("Done again: " + to_wx(label));
    }
    const auto before = entries_there();
    if (!pack_ || !pack_->workspace().redo()) return;
    show_what_is_back(before);
    whisper("Done again: " + to_wx(label));
}

std::set<std::string> MainFrame::entries_there() const {
    std::set<std::string> ids;
    for (std::size_t i = 0; pack_ && i < pack_->workspace().entries().list().size(); ++i) {
        const EntryInfo& each = pack_->workspace().entries().list()[i];
        if (!each.taken_out) ids.insert(each.full_id());
    }
    return ids;
}

/// An entry that is there again is shown, as it was when it was made; who writes in a text stays there. What has
/// another id is followed otherwise.
void MainFrame::show_what_is_back(const std::set<std::string>& before) {
    const std::set<std::string> now = entries_there();
    std::vector<std::string> back;
    std::set_difference(now.begin(), now.end(), before.begin(), before.end(), std::back_inserter(back));
    const bool renamed = !std::includes(now.begin(), now.end(), before.begin(), before.end());
    if (back.empty() || renamed || shown_text() != nullptr) return;
    CallAfter([this, id = back.front()] {
        if (!pack_ || pack_->workspace().entries().find(id) == nullptr) return;
        open_entry(id);
        tree_->show_new(id);
    });
}

}  // namespace briar::editor
