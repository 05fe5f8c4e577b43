#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <wx/string.h>

class wxKeyEvent;
class wxMenu;
class wxMenuBar;

/// Commands as data: menus, shortcuts and the command search are all made from one table.
namespace briar::editor {

struct WindowCommand {
    std::string id;     ///< `play.undo`: for tests and settings
    wxString menu;      ///< `&Play`; empty: only in the command search
    wxString label;     ///< `&Undo move`
    wxString shortcut;  ///< `Ctrl+Z`, `Shift+Ctrl+Z`: as desktops write it in menus; empty: none
    wxString help;      ///< one sentence
    std::function<void()> run;
    std::function<bool()> enabled{};  ///< empty: always
    std::function<bool()> checked{};  ///< empty: nothing that is on or off
    /// What it would do now, in the menu: `&Undo Change health`; empty: as the label says.
    std::function<wxString()> label_now{};
    bool separate = false;         ///< a line above it in the menu
    int wx_id = 0;                 ///< given by the menu bar
    std::vector<wxString> also{};  ///< other keys that programs have for it: `Ctrl+Y`
};

class CommandTable {
public:
    void add(WindowCommand command);
    /// A line above the next command.
    void separate() { separate_ = true; }
    [[nodiscard]] const std::vector<WindowCommand>& list() const { return commands_; }
    [[nodiscard]] const WindowCommand* find(std::string_view id) const;
    /// One of them is about to be run.
    std::function<void()> before_run;
    /// Runs it if it is enabled; false: it is not, or there is none.
    bool run(std::string_view id) const;
    /// Runs what these keys stand for, for controls that keep keys to themselves; false: they are the control's.
    bool run_keys(const wxKeyEvent& keys) const;
    /// Menus in the order in which they were first named. Gives every command its number.
    [[nodiscard]] wxMenuBar* make_menu_bar();

    /// What commands would do now, in the menus. Not only when one is opened: it would have the width of what it said
    /// before.
    void show_labels(wxMenuBar& bar);

    /// Some of them, by their ids, for a menu that comes up where people work; an empty one: a line between.
    void fill_menu(wxMenu& menu, const std::vector<std::string>& ids) const;

private:
    std::vector<WindowCommand> commands_;
    std::map<int, wxString> shown_;  ///< labels that change, as the menus have them
    bool separate_ = false;
};

/// All its keys, as menus write them.
[[nodiscard]] wxString shown_keys(const WindowCommand& command);
/// The label without ampersand and dots: `Open folder`.
[[nodiscard]] wxString plain_label(const WindowCommand& command);

}  // namespace briar::editor
