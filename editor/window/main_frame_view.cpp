// The menu of what is seen.
#include "editor/board/board_canvas.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {

void MainFrame::add_view_commands() {
    const wxString menu = "&View";
    commands_.add({"view.commands", menu, dots("Search &commands"), "Ctrl+Shift+P", "Finds any command by its name.",
                   [this] { search_commands(); }});
    const auto several = [this] { return tabs_->GetPageCount() > 1; };
    commands_.add(
        {"view.next-tab", menu, "&Next tab", "Ctrl+F6", "Shows the next document.", [this] { turn_page(1); }, several});
    commands_.add({"view.previous-tab", menu, "Pre&vious tab", "Ctrl+Shift+F6", "Shows the document before.",
                   [this] { turn_page(-1); }, several});
    commands_.separate();
    const auto text = [this] { return shown_text() != nullptr; };
    commands_.add({"view.fold", menu, "Fol&d or unfold", "Ctrl+Shift+M", "Hides or shows the lines that belong here.",
                   [this] { shown_text()->text().toggle_fold(); }, text});
    commands_.add({"view.fold-all", menu, "Fold &all", "Ctrl+Shift+G", "Shows only the first line of each part.",
                   [this] { shown_text()->text().fold_all(true); }, text});
    commands_.add({"view.unfold-all", menu, "Unfo&ld all", "Ctrl+Shift+U", "Shows every line.",
                   [this] { shown_text()->text().fold_all(false); }, text});
    commands_.separate();
    const auto seen = [this]() -> BoardCanvas* {
        if (playing_is_shown()) return &play_->board();
        EntryPane* entry = shown_entry();
        return entry != nullptr ? entry->shown_board() : nullptr;
    };
    const auto board = [seen] { return seen() != nullptr; };
    commands_.add(
        {"view.zoom-in", menu, "Zoom &in", "Ctrl++", "Shows the board larger.", [seen] { seen()->zoom_in(); }, board});
    commands_.add({"view.zoom-out", menu, "Zoom &out", "Ctrl+-", "Shows the board smaller.",
                   [seen] { seen()->zoom_out(); }, board});
    commands_.add(
        {"view.fit", menu, "&Fit the board", "Ctrl+0", "Shows the whole board.", [seen] { seen()->fit(); }, board});
    commands_.separate();
    const auto shown = [this](const char* pane) { return aui_.is_shown(pane); };
    commands_.add({"view.next-pane", menu, "Next pan&e", "F6",
                   "Goes to the next pane: the documents, the pack, problems.", [this] { step_pane(1); }});
    commands_.add({"view.previous-pane", menu, "Previous pa&ne", "Shift+F6", "Goes to the pane before.",
                   [this] { step_pane(-1); }});
    commands_.add({"view.pack",
                   menu,
                   "&Pack",
                   "Ctrl+1",
                   "Shows the pack and goes there; hides the pane when the keyboard is in it.",
                   [this] { call_pane("pack"); },
                   {},
                   [shown] { return shown("pack"); }});
    commands_.add({"view.problems",
                   menu,
                   "P&roblems",
                   "Ctrl+2",
                   "Shows the problems and goes there; hides the pane when the keyboard is in it.",
                   [this] { call_pane("problems"); },
                   {},
                   [shown] { return shown("problems"); }});
    commands_.add(
        {"view.history",
         menu,
         "&History",
         "Ctrl+3",
         "Shows every change since the pack was opened and goes there; hides the pane when the keyboard is in it.",
         [this] { call_pane("history"); },
         {},
         [shown] { return shown("history"); }});
    commands_.add({"view.uses",
                   menu,
                   "&Uses",
                   "Ctrl+4",
                   "Shows where an entry is spoken of and goes there; hides the pane when the keyboard is in it.",
                   [this] { call_pane("uses"); },
                   {},
                   [shown] { return shown("uses"); }});
    add_game_page_commands();
    commands_.add({"view.tools",
                   menu,
                   "&Tools",
                   "",
                   "Shows or hides the buttons below the menus.",
                   [this] { aui_.toggle("tools"); },
                   {},
                   [shown] { return shown("tools"); }});
    commands_.separate();
    commands_.add({"view.reset", menu, "R&eset the layout", "", "Puts every pane where it was at first.",
                   [this] { reset_layout(); }});
}

/// What is told beside the board.
void MainFrame::add_game_page_commands() {
    const auto playing = [this] { return pack_ && play_->model().playing(); };
    const auto add = [&](const char* id, const wxString& page, const wxString& label, const wxString& keys,
                         const wxString& help) {
        commands_.add({id, "&View", label, keys, help,
                       [this, page] {
                           show_play();
                           play_->show_told(page);
                       },
                       playing});
    };
    commands_.separate();
    add("view.log", "Log", "Lo&g of the game", "Ctrl+5", "Goes to what has happened in the game.");
    add("view.inspector", "Inspector", "&Inspector of the game", "Ctrl+6",
        "Goes to what is known of the piece that was chosen.");
    add("view.table", "Table", "Ta&ble of the game", "Ctrl+7", "Goes to seats, bots and dice.");
    add("view.words", "Words", "Board in &words", "Ctrl+8", "Goes to what lies on the board, told in words.");
    commands_.separate();
}

void MainFrame::search_commands() {
    auto* search = new CommandSearch(this, commands_);
    search->Show();
}

}  // namespace briar::editor
