// Undo and redo: of the game while it is shown, else of the pack.
#include <algorithm>

#include "editor/board/board_canvas.hpp"
#include "editor/core/changed_places.hpp"
#include "editor/core/workspace.hpp"
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
    return page != nullptr && page->shows_refused();
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
        shown_entry()->take_back_refused();
        return whisper("Undone: " + to_wx(label));
    }
    if (pack_) undo_in_pack();
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    if (typing_can_return()) {
        const std::string label = redo_label();
        untaken_text_of_focus()->bring_back();
        return whisper("Done again: " + to_wx(label));
    }
    if (pack_) go_forth();
}

void MainFrame::undo_in_pack() {
    const std::size_t position = pack_->workspace().history().one_back();
    if (asks_before_going_back(position, "The next step back", "&Undo it all the same")) return;
    go_back(position);
}

/// A moment that somebody chose in the history.
void MainFrame::go_to_moment(std::size_t position) {
    if (!pack_ || asks_before_going_back(position, "Going there", "&Go there all the same")) return;
    go_back(position);
    while (pack_->workspace().history().position() < position && pack_->workspace().redo()) {
    }
}

/// What another program wrote lies on the disk. Undoing it without a word would let the next saving write over it.
bool MainFrame::asks_before_going_back(std::size_t position, const wxString& what, const wxString& answer) {
    const History& history = pack_->workspace().history();
    const std::vector<std::string> files = history.outside_files_since(position);
    if (files.empty()) return false;
    const auto holds = [this, files, position, now = history.position()] {
        const History* left = pack_ ? &pack_->workspace().history() : nullptr;
        return left != nullptr && left->position() == now && left->outside_files_since(position) == files;
    };
    const auto go = [this, holds, position] {
        if (holds()) go_back(position);
    };
    info_->tell_in_passing(what + " would undo what another program wrote into " + to_wx(files_in_words(files)) + ".",
                           wxICON_WARNING, {{answer, go}}, holds);
    return true;
}

void MainFrame::go_back(std::size_t position) {
    Workspace& workspace = pack_->workspace();
    const std::size_t steps = workspace.history().position();
    if (position >= steps) return;
    const std::string label = workspace.history().undo_label();
    const bool asked = !workspace.history().outside_files_since(position).empty();
    const EntriesKnown before = entries_known();
    while (workspace.history().position() > position && workspace.undo()) {
    }
    // What others made and took away is theirs: nobody here has looked at it.
    if (!asked && steps - position == 1) show_what_is_back(before);
    whisper(steps - position == 1 ? "Undone: " + to_wx(label) : wxString::Format("%zu steps undone", steps - position));
}

void MainFrame::go_forth() {
    Workspace& workspace = pack_->workspace();
    const History& history = workspace.history();
    if (!history.can_redo()) return;
    const std::string label = history.redo_label();
    const EntriesKnown before = entries_known();
    workspace.redo();
    if (history.steps()[history.position() - 1].origin == StepOrigin::Here) show_what_is_back(before);
    whisper("Done again: " + to_wx(label));
}

MainFrame::EntriesKnown MainFrame::entries_known() const {
    EntriesKnown known;
    for (const EntryInfo& each : pack_->workspace().entries().list())
        known[each.full_id()] = !each.taken_out;
    return known;
}

/// An entry that is there again is shown, as it was when it was made; who writes in a text stays there. What has
/// another id is followed otherwise, and all that a pack below brings has never been looked at.
void MainFrame::show_what_is_back(const EntriesKnown& before) {
    if (shown_text() != nullptr) return;
    const EntryTable& entries = pack_->workspace().entries();
    for (const auto& [id, there] : before) {
        const EntryInfo* now = there ? entries.find(id) : nullptr;
        if (there && (now == nullptr || now->taken_out)) return;
    }
    const auto is_back = [&before](const EntryInfo& each) {
        const auto known = before.find(each.full_id());
        return !each.taken_out && (known == before.end() ? each.own : !known->second);
    };
    const auto back = std::find_if(entries.list().begin(), entries.list().end(), is_back);
    if (back == entries.list().end()) return;
    CallAfter([this, id = back->full_id()] {
        if (!pack_ || pack_->workspace().entries().find(id) == nullptr) return;
        open_entry(id);
        tree_->show_new(id);
    });
}

}  // namespace briar::editor
