#pragma once

class wxScrolledWindow;

namespace briar::editor {

/// What gets the focus within is scrolled into sight, however deep it lies; Page Up and Page Down scroll, wherever the
/// focus is but in what needs these keys itself.
void scroll_to_focus(wxScrolledWindow& window);

}  // namespace briar::editor
