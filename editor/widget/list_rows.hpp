#pragma once

class wxListBox;

namespace briar::editor {

/// Rows that are too long for a list end in dots, where the desktop has a way to do that; nothing is scrolled sideways.
void cut_rows(wxListBox& list);

/// Chooses a row: it is seen, and the keyboard goes on from there. Nobody is told.
void go_to_row(wxListBox& list, int row);

}  // namespace briar::editor
