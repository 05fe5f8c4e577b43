#include "editor/window/commands.hpp"

#include <algorithm>
#include <utility>

#include <wx/accel.h>
#include <wx/menu.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {

void CommandTable::add(WindowCommand command) {
    command.separate = command.separate || separate_;
    separate_ = false;
    command.wx_id = wxWindow::NewControlId();
    commands_.push_back(std::move(command));
}

const WindowCommand* CommandTable::find(std::string_view id) const {
    const auto found =
        std::find_if(commands_.begin(), commands_.end(), [&](const auto& each) { return each.id == id; });
    return found == commands_.end() ? nullptr : &*found;
}

bool CommandTable::run(std::string_view id) const {
    const WindowCommand* command = find(id);
    if (command == nullptr || (command->enabled && !command->enabled())) return false;
    if (before_run) before_run();
    command->run();
    return true;
}

bool CommandTable::run_keys(const wxKeyEvent& keys) const {
    const int flags = (keys.ControlDown() ? wxACCEL_CTRL : 0) | (keys.ShiftDown() ? wxACCEL_SHIFT : 0) |
                      (keys.AltDown() ? wxACCEL_ALT : 0);
    const auto means = [&](const wxString& shortcut) {
        wxAcceleratorEntry entry;
        return !shortcut.empty() && entry.FromString(shortcut) && entry.GetFlags() == flags &&
               entry.GetKeyCode() == keys.GetKeyCode();
    };
    for (const WindowCommand& command : commands_) {
        const bool is_meant = means(command.shortcut) || std::any_of(command.also.begin(), command.also.end(), means);
        if (!is_meant) continue;
        // With Alt a control does things of its own, such as opening its list, where the command is about something
        // else.
        return run(command.id) || !keys.AltDown();
    }
    return false;
}

wxMenuBar* CommandTable::make_menu_bar() {
    auto* bar = new wxMenuBar;
    std::vector<std::pair<wxString, wxMenu*>> menus;
    for (const WindowCommand& command : commands_) {
        if (command.menu.empty()) continue;
        auto menu =
            std::find_if(menus.begin(), menus.end(), [&](const auto& each) { return each.first == command.menu; });
        if (menu == menus.end()) {
            menus.emplace_back(command.menu, new wxMenu);
            menu = menus.end() - 1;
        }
        if (command.separate && menu->second->GetMenuItemCount() > 0) menu->second->AppendSeparator();
        const wxString text = command.shortcut.empty() ? command.label : command.label + "\t" + command.shortcut;
        wxMenuItem* item =
            menu->second->Append(command.wx_id, text, command.help, command.checked ? wxITEM_CHECK : wxITEM_NORMAL);
        for (const wxString& keys : command.also) {
            wxAcceleratorEntry also;
            // Desktops keep Tab for going from control to control: it never comes by way of a menu.
            if (also.FromString(keys) && also.GetKeyCode() != WXK_TAB) item->AddExtraAccel(also);
        }
    }
    for (const auto& [title, menu] : menus)
        bar->Append(menu, title);
    return bar;
}

void CommandTable::show_labels(wxMenuBar& bar) {
    for (const WindowCommand& command : commands_) {
        if (!command.label_now || command.menu.empty()) continue;
        const wxString label = command.label_now() + "\t" + command.shortcut;
        if (std::exchange(shown_[command.wx_id], label) != label) bar.SetLabel(command.wx_id, label);
    }
}

void CommandTable::fill_menu(wxMenu& menu, const std::vector<std::string>& ids) const {
    for (const std::string& id : ids) {
        const WindowCommand* command = id.empty() ? nullptr : find(id);
        if (command == nullptr) {
            menu.AppendSeparator();
            continue;
        }
        const wxString label = command->label_now ? command->label_now() : command->label;
        wxMenuItem* item = menu.Append(
            command->wx_id, command->shortcut.empty() ? label : label + "\t" + command->shortcut, command->help);
        item->Enable(!command->enabled || command->enabled());
    }
}

wxString shown_keys(const WindowCommand& command) {
    wxString keys = command.shortcut;
    for (const wxString& also : command.also)
        keys += ", " + also;
    return keys;
}

wxString plain_label(const WindowCommand& command) {
    wxString label = command.label;
    label.Replace("&", "");
    label.Replace(dots(), "");
    return label;
}

}  // namespace briar::editor
