// The table of commands: menus, shortcuts and the command search are made from it.
#include <algorithm>

#include <wx/accel.h>
#include <wx/menu.h>
#include <wx/textdlg.h>
#include <wx/toolbar.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/clip.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/tool_strip.hpp"

namespace briar::editor {
namespace {

wxString dots(const char* text) { return wxString(text) + wxString::FromUTF8("\xE2\x80\xA6"); }

/// `&Undo Change health of rat`; the name of an entry may hold an ampersand.
wxString with_step(const wxString& verb, const std::string& step) {
    wxString what = to_read(step);
    what.Replace("&", "&&");
    return what.empty() ? verb : verb + " " + what;
}

}  // namespace

void MainFrame::build_commands() {
    add_file_commands();
    add_edit_commands();
    add_entry_commands();
    add_play_commands();
    add_view_commands();
    add_help_commands();
    SetMenuBar(commands_.make_menu_bar());
    bind_commands();
    wxToolBar* tools = make_tool_strip(this, commands_);
    aui_.AddPane(tools, wxAuiPaneInfo().Name("tools").ToolbarPane().Top().Gripper(false).Floatable(false).BestSize(
                            tools->GetBestSize()));
    add_recent_menu();
}

void MainFrame::add_file_commands() {
    const wxString menu = "&File";
    const auto open = [this] { return pack_ != nullptr; };
    commands_.add({"file.new-game", menu, dots("&New game pack"), "Ctrl+N", "Begins a pack with a game of its own.",
                   [this] { new_pack(true); }});
    commands_.add({"file.new-expansion", menu, dots("New &expansion"), "Ctrl+Shift+N",
                   "Begins a pack that expands another one.", [this] { new_pack(false); }});
    commands_.separate();
    commands_.add({"file.open", menu, dots("&Open folder"), "Ctrl+O", "Opens a pack's folder.", [this] { browse(); }});
    commands_.add({"file.start", menu, "St&art page", "", "Shows packs that were open and packs that there are.",
                   [this] { show_start(); }});
    commands_.separate();
    commands_.add({"file.save", menu, "&Save all", "Ctrl+S", "Saves every file that was changed.",
                   [this] { save_all(); }, [this] { return pack_ && pack_->workspace().modified(); }});
    commands_.add({"file.close-tab", menu, "Close &tab", "Ctrl+W", "Closes the document that is shown.",
                   [this] { close_tab(); }, [this] { return tabs_->GetPageCount() > 0; }});
    commands_.add({"file.close", menu, "&Close pack", "Ctrl+Shift+W", "Closes the pack that is open.",
                   [this] { close_pack(); }, open});
    commands_.separate();
    commands_.add({"file.quit", menu, "&Quit", "Ctrl+Q", "Closes the window.", [this] { Close(); }});
}

void MainFrame::add_edit_commands() {
    const wxString menu = "&Edit";
    commands_.add({"edit.undo",
                   menu,
                   "&Undo",
                   "Ctrl+Z",
                   "Takes back the last change, or the last move while playing.",
                   [this] { undo(); },
                   [this] { return can_undo(); },
                   {},
                   [this] { return with_step("&Undo", undo_label()); }});
    commands_.add(
        {"edit.redo",
         menu,
         "&Redo",
         "Ctrl+Shift+Z",
         "Does again what was taken back.",
         [this] { redo(); },
         [this] { return playing_is_shown() ? play_->model().can_redo() : pack_ && pack_->workspace().can_redo(); },
         {},
         [this] {
             const bool playing = playing_is_shown();
             return with_step("&Redo", playing ? std::string("the choice")
                                       : pack_ ? pack_->workspace().history().redo_label()
                                               : std::string());
         }});
    commands_.separate();
    commands_.add({"edit.cut", menu, "Cu&t", "Ctrl+X", "Takes what is marked to the clipboard.",
                   [] { clip_focus(Clip::Cut); }, has_text});
    commands_.add({"edit.copy", menu, "&Copy", "Ctrl+C", "Copies what is marked to the clipboard.",
                   [] { clip_focus(Clip::Copy); }, has_text});
    commands_.add({"edit.paste", menu, "&Paste", "Ctrl+V", "Puts in what is on the clipboard.",
                   [] { clip_focus(Clip::Paste); }, has_text});
    commands_.add({"edit.select-all", menu, "Select &all", "Ctrl+A", "Marks the whole text.",
                   [] { clip_focus(Clip::All); }, has_text});
    commands_.separate();
    commands_.add({"edit.find", menu, dots("&Find"), "Ctrl+F", "Finds and replaces in the text that is shown.",
                   [this] { find(); }, [this] { return pack_ != nullptr; }});
    const auto text = [this] { return shown_text() != nullptr; };
    commands_.add({"edit.find-next", menu, "Find &next", "F3", "Finds the same words further on.",
                   [this] { shown_text()->find_bar().again(true); }, text});
    commands_.add({"edit.find-previous", menu, "Find pre&vious", "Shift+F3", "Finds the same words further back.",
                   [this] { shown_text()->find_bar().again(false); }, text});
    commands_.add({"edit.replace", menu, dots("R&eplace"), "Ctrl+H", "Puts other words in place of those found.",
                   [this] { shown_text()->find_bar().open_replace(); }, text});
    commands_.add({"edit.go-to-line", menu, dots("Go to &line"), "Ctrl+G", "Goes to a line of the text by its number.",
                   [this] { ask_for_line(); }, text});
    commands_.add({"edit.definition", menu, "Go to &definition", "F12",
                   "Goes to where the word at the caret is defined.",
                   [this] { shown_text()->text().go_to_definition(); }, [this] { return shown_text() != nullptr; }});
    commands_.add({"edit.search-pack", menu, "Search the &pack", "Ctrl+P", "Finds entries and files by name.",
                   [this] { tree_->focus_search(); }, [this] { return pack_ != nullptr; }});
    commands_.add({"edit.search-texts", menu, dots("Search all te&xts"), "Ctrl+Shift+F",
                   "Finds words wherever they stand in the pack's files.", [this] { search_texts(); },
                   [this] { return pack_ != nullptr; }});
}

void MainFrame::add_entry_commands() {
    const wxString menu = "E&ntry";
    const auto open = [this] { return pack_ != nullptr; };
    const auto chosen = [this] { return pack_ && !chosen_entries().empty(); };
    const auto one = [this] { return pack_ && chosen_entries().size() == 1; };
    commands_.add({"entry.new", menu, dots("&New entry"), "Ctrl+E", "Makes an entry with the least that it needs.",
                   [this] { make_entry(kind_at_hand()); }, open});
    commands_.add({"entry.new-script", menu, dots("New special in &Lua"), "Ctrl+Shift+L",
                   "Makes a special with a script that answers an event.", [this] { make_script(); }, open});
    commands_.add({"entry.duplicate", menu, dots("&Duplicate"), "Ctrl+D", "Copies the entry under another id.",
                   [this] { duplicate_entry(chosen_entries().front()); }, one});
    commands_.add({"entry.rename", menu, dots("&Rename"), "F2", "Gives the entry another id, wherever it is spoken of.",
                   [this] { rename_entry(chosen_entries().front()); }, one});
    commands_.add({"entry.remove", menu, "Take &away", "", "Takes the entry away, and shows who uses it.",
                   [this] { remove_entries(chosen_entries()); }, chosen});
    commands_.separate();
    commands_.add({"entry.uses", menu, "&Find uses", "Shift+F12", "Shows where the entry is spoken of.",
                   [this] { show_uses(chosen_entries().front()); }, one});
    commands_.add({"entry.text", menu, "Show as &text", "Ctrl+T", "Shows the entry in its file.",
                   [this] { open_entry_text(chosen_entries().front()); }, one});
    commands_.separate();
    commands_.add({"entry.fix", menu, "&Mend the problem", "Ctrl+.",
                   "Mends what is wrong at the caret of the text, or the chosen problem.", [this] { mend(); },
                   [this] { return pack_ && (text_has_focus() || problems_->can_fix()); }});
}

void MainFrame::add_play_commands() {
    const wxString menu = "&Play";
    const auto open = [this] { return pack_ != nullptr; };
    const auto playing = [this] { return pack_ && play_->model().playing(); };
    commands_.add({"play.play", menu, "&Play", "F5", "Plays the pack as its texts stand; a game that runs goes on.",
                   [this] {
                       EntryPane* entry = shown_entry();
                       if (entry != nullptr && entry->play_from_here()) return;
                       show_play();
                       play_->play();
                       play_->take_focus();
                   },
                   open});
    commands_.add({"play.position", menu, "Play from the &position", "",
                   "Begins a game from the position that the map shows.", [this] { shown_entry()->play_from_here(); },
                   [this] { return pack_ && shown_entry() != nullptr && shown_entry()->shows_position(); }});
    commands_.add({"play.new", menu, dots("&New game"), "Shift+F5",
                   "Asks how another game is to begin; the one that runs can be gone back to.",
                   [this] {
                       show_play();
                       play_->new_game();
                   },
                   open});
    commands_.add({"play.take-over", menu, "&Take changes into the game", "Ctrl+F5",
                   "Goes on with the changed content where the game stands.", [this] { play_->take_over(); }, playing});
    commands_.add({"play.rerun", menu, "&Play the same choices again", "Ctrl+Shift+F5",
                   "Plays the game from its beginning with the changed content and shows the first difference.",
                   [this] { play_->rerun(); }, playing});
    commands_.separate();
    commands_.add({"play.bots", menu, "&Hold the bots or let them go on", "Ctrl+Shift+B",
                   "Stops bots that play, and lets them play on.", [this] { play_->toggle_bots(); },
                   [playing, this] { return playing() && play_->model().has_bots(); }});
    commands_.add({"play.restart", menu, "&Restart", "",
                   "The same game from its beginning, with the same seed, in a line of its own.",
                   [this] { play_->restart(); }, playing});
    commands_.add({"play.branch", menu, "&Branch here", "Ctrl+B", "Goes on from here in a line of its own.",
                   [this] { play_->branch(); }, playing});
    commands_.separate();
    commands_.add({"play.save", menu, dots("&Save the game"), "", "Writes the game to a file.", [this] { save_game(); },
                   playing});
    commands_.add({"play.load", menu, dots("&Open a saved game"), "", "Goes on with a game from a file.",
                   [this] { load_game(); }, open});
    commands_.separate();
    commands_.add({"play.record", menu, dots("Record as &test"), "Ctrl+Shift+T",
                   "Makes a test of the pack out of the last moves.", [this] { play_->record_test(); }, playing});
    commands_.add({"play.tests", menu, "R&un the pack's tests", "Ctrl+Shift+F9", "Runs every test of the pack.",
                   [this] { run_tests(); }, open});
    commands_.separate();
    commands_.add({"play.why-not", menu, "&Why not?", "Ctrl+Shift+Y", "Shows what cannot be done now, and why.",
                   [this] {
                       show_play();
                       play_->explain();
                       play_->focus_told();
                   },
                   playing});
    commands_.add({"play.trace", menu, "&Trace", "",
                   "Shows which rules answered which events in the step that is seen.",
                   [this] {
                       show_play();
                       play_->show_trace();
                       play_->focus_told();
                   },
                   playing});
}

void MainFrame::add_view_commands() {
    const wxString menu = "&View";
    const auto playing = [this] { return playing_is_shown(); };
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
    commands_.add(
        {"view.zoom-in", menu, "Zoom &in", "Ctrl++", "Shows the board larger.", [this] { play_->zoom_in(); }, playing});
    commands_.add({"view.zoom-out", menu, "Zoom &out", "Ctrl+-", "Shows the board smaller.",
                   [this] { play_->zoom_out(); }, playing});
    commands_.add(
        {"view.fit", menu, "&Fit the board", "Ctrl+0", "Shows the whole board.", [this] { play_->fit(); }, playing});
    commands_.separate();
    const auto shown = [this](const char* pane) { return aui_.GetPane(pane).IsShown(); };
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
    commands_.add({"view.tools",
                   menu,
                   "&Tools",
                   "",
                   "Shows or hides the buttons below the menus.",
                   [this] {
                       aui_.GetPane("tools").Show(!aui_.GetPane("tools").IsShown());
                       aui_.Update();
                   },
                   {},
                   [shown] { return shown("tools"); }});
}

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

/// Texts that are styled keep all keys to themselves, also those that they make nothing of: the menus come first. What
/// is marked and the clipboard are theirs, as in any text.
bool MainFrame::obey_keys_in_text(const wxKeyEvent& keys) const {
    if (dynamic_cast<wxStyledTextCtrl*>(wxWindow::FindFocus()) == nullptr) return false;
    const bool function_key = keys.GetKeyCode() >= WXK_F1 && keys.GetKeyCode() <= WXK_F24;
    if (!keys.ControlDown() && !keys.AltDown() && !function_key) return false;
    const bool plain = keys.ControlDown() && !keys.ShiftDown() && !keys.AltDown();
    const wxString clipboard = "XCVA";
    if (plain && clipboard.Find(static_cast<wxChar>(keys.GetKeyCode())) != wxNOT_FOUND) return false;
    if (plain && keys.GetKeyCode() == 'Y') return commands_.run("edit.redo");
    return commands_.run_keys(keys);
}

void MainFrame::bind_commands() {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!obey_keys_in_text(event)) event.Skip();
    });
    for (const WindowCommand& command : commands_.list()) {
        const std::string id = command.id;
        Bind(
            wxEVT_MENU, [this, id](wxCommandEvent&) { commands_.run(id); }, command.wx_id);
        Bind(
            wxEVT_UPDATE_UI,
            [this, id](wxUpdateUIEvent& event) {
                const WindowCommand* which = commands_.find(id);
                event.Enable(!which->enabled || which->enabled());
                if (which->checked) event.Check(which->checked());
                if (which->label_now) event.SetText(which->label_now() + "\t" + which->shortcut);
            },
            command.wx_id);
    }
    // Other desktops call it so.
    wxAcceleratorEntry also(wxACCEL_CTRL, 'Y', commands_.find("edit.redo")->wx_id);
    SetAcceleratorTable(wxAcceleratorTable(1, &also));
}

}  // namespace briar::editor
