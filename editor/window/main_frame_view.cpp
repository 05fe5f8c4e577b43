// The menu of what is seen.
#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {

void MainFrame::add_view_commands() {
    const wxString menu = "&View";
    commands_.add({"view.commands", menu, dots("Search &commands"), "Shift+Ctrl+P", "Finds any command by its name.",
                   [this] { search_commands(); }});
    const auto several = [this] { return tabs_->GetPageCount() > 1; };
    const auto add_turn = [&](const char* id, const char* label, const char* help, int by,
                              const std::vector<wxString>& keys) {
        commands_.add({id,
                       menu,
                       label,
                       keys.front(),
                       help,
                       [this, by] { turn_page(by); },
                       several,
                       {},
                       {},
                       false,
                       0,
                       {keys.begin() + 1, keys.end()}});
    };
    add_turn("view.next-tab", "&Next tab", "Shows the next document.", 1, {"Ctrl+F6", "Ctrl+Tab"});
    add_turn("view.previous-tab", "Pre&vious tab", "Shows the document before.", -1,
             {"Shift+Ctrl+F6", "Shift+Ctrl+Tab"});
    commands_.separate();
    commands_.add({"view.back", menu, "Go &back", "Alt+Left", "Shows where you were before.",
                   [this] { go_visited(-1); }, [this] { return visits_.can_go(-1); }});
    commands_.add({"view.forward", menu, "Go f&orward", "Alt+Right", "Shows where you came back from.",
                   [this] { go_visited(1); }, [this] { return visits_.can_go(1); }});
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
