#pragma once

class wxDialog;
class wxSizer;

namespace briar::editor {

/// A dialog's buttons, in the order of the desktop, below what it holds: as far from its border on all sides.
void add_dialog_buttons(wxDialog& dialog, wxSizer& column, long buttons);

}  // namespace briar::editor
