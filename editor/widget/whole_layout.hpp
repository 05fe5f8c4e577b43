#pragma once

class wxWindow;

namespace briar::editor {

/// Gives all that is in a window its room at once, however deep it lies. Otherwise what was just made has it only a
/// moment later, and GTK complains of bars for scrolling that are smaller than their ends.
void lay_out_whole(wxWindow& window);

}  // namespace briar::editor
