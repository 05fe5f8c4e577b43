#pragma once

class wxWindow;
class wxScrolledWindow;

namespace briar::editor {

/// What gets the focus within is scrolled into sight, however deep it lies; Page Up and Page Down scroll, wherever the
/// focus is but in what needs these keys itself.
void scroll_to_focus(wxScrolledWindow& window);

/// Scrolls so that something within is seen; as little as needed, and of what is higher than the window the top.
void bring_into_sight(wxScrolledWindow& window, const wxWindow& child);

}  // namespace briar::editor
