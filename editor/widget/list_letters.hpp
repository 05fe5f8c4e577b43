#pragma once

class wxWindow;

namespace briar::editor {

/// Letters that are typed while the list of a drop-down is open go to the row that begins so, which GTK does not do by
/// itself. For windows without a list nothing happens.
void find_by_letters(wxWindow& window);

}  // namespace briar::editor
