#pragma once

#include <wx/dialog.h>

namespace briar::editor {

class CommandTable;

/// All keys that do something, as the table of commands has them. Closes by itself; other work goes on beside it.
class ShortcutsDialog : public wxDialog {
public:
    ShortcutsDialog(wxWindow* parent, const CommandTable& commands);
};

}  // namespace briar::editor
