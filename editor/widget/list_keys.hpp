#pragma once

class wxListCtrl;
class wxWindow;

namespace briar::editor {

/// Keys do no harm in a list that shows nothing: lists that are drawn by wxWidgets itself ask for the place of a row
/// that is not there. `rows` is the window that has the keyboard.
void guard_empty_list(wxListCtrl& list, wxWindow& rows);

}  // namespace briar::editor
