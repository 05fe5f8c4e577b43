// The table of commands: menus, shortcuts and the command search are made from it.

#include <wx/accel.h>
#include <wx/combobox.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>
#include <wx/stc/stc.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/clip.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/help_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/tool_strip.hpp"

namespace briar::editor {
namespace {

/// `&Undo Change health of rat`; the name of an entry may hold an ampersand.
wxString with_step(const wxString& verb, const std::string& step) {
    constexpr std::size_t kMostLetters = 36;
    wxString what = to_read(step);
    if (what.length() > kMostLetters) what = what.Left(kMostLetters) + wxString::FromUTF8("\xE2\x80\xA6");
    what.Replace("&", "&&");
    return what.empty() ? verb : verb + " " + what;
}

}  // namespace

void MainFrame::build_commands() {
    add_file_commands();
    add_edit_commands();
    add_text_commands();
    add_entry_commands();
    add_play_commands();
    add_view_commands();
    add_help_commands();
    SetMenuBar(commands_.make_menu_bar());
    bind_commands();
    wxToolBar* tools = make_tool_strip(this, commands_);
    aui_.AddPane(tools, wxAuiPaneInfo().Name("tools").ToolbarPane().Top().Gripper(false).Floatable(false).BestSize(
                            tools->GetBestSize()));
    recent_.put_below(commands_.find("file.open")->wx_id);
}

void MainFrame::add_file_commands() {
    const wxString menu = "&File";
    const auto open = [this] { return pack_ != nullptr; };
    commands_.add({"file.new-game", menu, dots("&New game pack"), "Ctrl+N", "Begins a pack with a game of its own.",
                   [this] { new_pack(true); }});
    commands_.add({"file.new-expansion", menu, dots("New &expansion"), "Shift+Ctrl+N",
                   "Begins a pack that expands another one.", [this] { new_pack(false); }});
    commands_.separate();
    commands_.add({"file.open", menu, dots("&Open folder"), "Ctrl+O", "Opens a pack's folder.", [this] { browse(); }});
    commands_.add({"file.start", menu, "St&art page", "", "Shows packs that were open and packs that there are.",
                   [this] { show_start(); }});
    commands_.separate();
    commands_.add({"file.save", menu, "&Save all", "Ctrl+S", "Saves every file that was changed.",
                   [this] { save_all(); },
                   [this] { return pack_ && (pack_->workspace().modified() || typing_waits() || waits()); }});
    commands_.add({"file.close-tab", menu, "Close &tab", "Ctrl+W", "Closes the document that is shown.",
                   [this] { close_tab(); }, [this] { return tabs_->GetPageCount() > 0; }});
    commands_.add({"file.close", menu, "&Close pack", "Shift+Ctrl+W", "Closes the pack that is open.",
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
    commands_.add({"edit.redo",
                   menu,
                   "&Redo",
                   "Shift+Ctrl+Z",
                   "Does again what was taken back.",
                   [this] { redo(); },
                   [this] { return can_redo(); },
                   {},
                   [this] { return with_step("&Redo", redo_label()); },
                   false,
                   0,
                   {"Ctrl+Y"}});
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
                   [this] { find(); }, [this] { return pack_ || dynamic_cast<HelpPane*>(tabs_->GetCurrentPage()); }});
    const auto text = [this] { return shown_text() != nullptr; };
    commands_.add({"edit.find-next", menu, "Find &next", "F3", "Finds the same words further on.",
                   [this] { shown_text()->find_bar().again(true); }, text});
    commands_.add({"edit.find-previous", menu, "Find pre&vious", "Shift+F3", "Finds the same words further back.",
                   [this] { shown_text()->find_bar().again(false); }, text});
    commands_.add({"edit.replace", menu, dots("R&eplace"), "Ctrl+H", "Puts other words in place of those found.",
                   [this] { shown_text()->find_bar().open_replace(); }, text});
    commands_.add({"edit.go-to-line", menu, dots("Go to &line"), "Ctrl+G", "Goes to a line of the text by its number.",
                   [this] { ask_for_line(); }, text});
    commands_.add({"edit.search-pack", menu, "Search the &pack", "Ctrl+P", "Finds entries and files by name.",
                   [this] { tree_->focus_search(); }, [this] { return pack_ != nullptr; }});
    commands_.add({"edit.search-texts", menu, dots("Search all te&xts"), "Shift+Ctrl+F",
                   "Finds words wherever they stand in the pack's files.", [this] { search_texts(); },
                   [this] { return pack_ != nullptr; }});
    commands_.add({"edit.replace-texts", menu, dots("Replace &in all texts"), "Shift+Ctrl+H",
                   "Puts other words in place of some, wherever they stand in the pack's files.",
                   [this] { replace_in_texts(from_wx(marked_words())); }, [this] { return pack_ != nullptr; }});
}

namespace {

/// What keeps keys to itself, also those that it makes nothing of, or makes of them what nobody expects: texts, and
/// lists of the desktop.
bool keeps_keys(const wxWindow* window) {
    const auto is = [&]<class... Kinds>() { return ((dynamic_cast<const Kinds*>(window) != nullptr) || ...); };
    if (window == nullptr) return false;
    return is.
           operator()<wxStyledTextCtrl, wxTextCtrl, wxComboBox, wxSearchCtrl, wxControlWithItems, wxDataViewCtrl>() ||
           dynamic_cast<const wxDataViewCtrl*>(window->GetParent()) != nullptr ||
           dynamic_cast<const wxSearchCtrl*>(window->GetParent()) != nullptr;
}

}  // namespace

/// The menus come first. What is marked and the clipboard are the control's own, as everywhere.
bool MainFrame::obey_keys(const wxKeyEvent& keys) const {
    // Everywhere the desktop would go to the next control with it.
    if (keys.GetKeyCode() == WXK_TAB && keys.ControlDown()) return commands_.run_keys(keys);
    const wxWindow* focus = wxWindow::FindFocus();
    if (!keeps_keys(focus) || wxGetTopLevelParent(const_cast<wxWindow*>(focus)) != this) return false;
    const bool function_key = keys.GetKeyCode() >= WXK_F1 && keys.GetKeyCode() <= WXK_F24;
    if (!keys.ControlDown() && !keys.AltDown() && !function_key) return false;
    const bool plain = keys.ControlDown() && !keys.ShiftDown() && !keys.AltDown();
    const wxString clipboard = "XCVA";
    if (plain && clipboard.Find(static_cast<wxChar>(keys.GetKeyCode())) != wxNOT_FOUND) return false;
    return commands_.run_keys(keys);
}

void MainFrame::bind_commands() {
    commands_.before_run = [this] {
        info_->pass_on();
        whisper_.end();
    };
    // The next page of an entry.
    Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        info_->pass_on();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_ESCAPE) info_->pass_on();
        const bool turns = key == WXK_PAGEUP || key == WXK_PAGEDOWN;
        if (turns && event.GetModifiers() == wxMOD_CONTROL) return turn_inner_page(key == WXK_PAGEUP ? -1 : 1);
        if (!obey_keys(event)) event.Skip();
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        commands_.show_labels(*GetMenuBar());
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
            },
            command.wx_id);
    }
}

}  // namespace briar::editor
