#include "editor/window/tool_strip.hpp"

#include <array>
#include <string_view>

#include <wx/toolbar.h>

#include "editor/picture/icons.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/commands.hpp"

namespace briar::editor {
namespace {

struct Tool {
    std::string_view command;
    Icon icon;
    const char* label;
    bool apart = false;  ///< a gap before it
};

constexpr std::array kTools = {
    Tool{"entry.new", Icon::Add, "New entry"},
    Tool{"file.save", Icon::Save, "Save"},
    Tool{"edit.undo", Icon::Undo, "Undo", true},
    Tool{"edit.redo", Icon::Redo, "Redo"},
    Tool{"play.play", Icon::Play, "Play", true},
    Tool{"play.tests", Icon::Check, "Test"},
    Tool{"view.commands", Icon::Search, "Commands", true},
};

}  // namespace

wxToolBar* make_tool_strip(wxWindow* parent, const CommandTable& commands) {
    auto* bar = new wxToolBar(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                              wxTB_HORIZONTAL | wxTB_FLAT | wxTB_HORZ_TEXT | wxTB_NODIVIDER);
    bar->SetName("Tools");
    const wxColour ink = current_look().text;
    for (const Tool& tool : kTools) {
        const WindowCommand& command = *commands.find(tool.command);
        if (tool.apart) bar->AddSeparator();
        wxString tip = command.help;
        if (!command.shortcut.empty()) tip += " (" + command.shortcut + ")";
        bar->AddTool(command.wx_id, tool.label, icon(tool.icon, ink), tip);
    }
    bar->Realize();
    return bar;
}

}  // namespace briar::editor
