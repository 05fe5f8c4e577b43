#pragma once

class wxToolBar;
class wxWindow;

namespace briar::editor {

class CommandTable;

/// The commands that people want at hand, as buttons below the menus. They do what the menus' lines of the same numbers
/// do, and can be used when those can.
[[nodiscard]] wxToolBar* make_tool_strip(wxWindow* parent, const CommandTable& commands);

}  // namespace briar::editor
