// Commands for whole lines of the text in which one writes.
#include "editor/core/line_acts.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {

void MainFrame::add_text_commands() {
    const wxString menu = "&Text";
    const auto writes = [this] { return text_has_focus() && !shown_text()->text().GetReadOnly(); };
    const auto add = [&](const char* id, const wxString& label, const wxString& keys, const wxString& help,
                         void (TextView::*act)()) {
        commands_.add({id, menu, label, keys, help, [this, act] { (shown_text()->text().*act)(); }, writes});
    };
    add("text.comment", "&Comment or uncomment", "Ctrl+/", "Makes the marked lines comments, or comments lines again.",
        &TextView::toggle_comment);
    add("text.line-up", "Move line &up", "Alt+Up", "Moves the marked lines past the one above.", &TextView::move_up);
    add("text.line-down", "Move line &down", "Alt+Down", "Moves the marked lines past the one below.",
        &TextView::move_down);
    add("text.duplicate-line", "D&uplicate line", "Shift+Ctrl+D", "Puts the marked lines there once more.",
        &TextView::duplicate_lines);
    add("text.delete-line", "De&lete line", "Shift+Ctrl+K", "Takes the marked lines out.", &TextView::delete_lines);
    commands_.separate();
    const auto text = [this] { return shown_text() != nullptr; };
    commands_.add({"view.fold", menu, "Fol&d or unfold", "Shift+Ctrl+M", "Hides or shows the lines that belong here.",
                   [this] { shown_text()->text().toggle_fold(); }, text});
    commands_.add({"view.fold-all", menu, "Fold &all", "Shift+Ctrl+G", "Shows only the first line of each part.",
                   [this] { shown_text()->text().fold_all(true); }, text});
    commands_.add({"view.unfold-all", menu, "U&nfold all", "Shift+Ctrl+U", "Shows every line.",
                   [this] { shown_text()->text().fold_all(false); }, text});
    commands_.separate();
    commands_.add({"edit.definition", menu, "&Go to definition", "F12",
                   "Goes to where the word at the caret is defined.",
                   [this] { shown_text()->text().go_to_definition(); }, text});
}

}  // namespace briar::editor
