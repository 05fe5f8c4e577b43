#pragma once

#include <wx/scrolwin.h>

#include "editor/widget/gtk_function.hpp"

namespace briar::editor {

/// The bar for scrolling is seen as long as there is something to scroll to, and lies over nothing. GTK would show it
/// only while somebody scrolls: that a list goes on is then known to nobody.
inline void keep_bar_in_sight(wxScrolledWindow& window) {
    using Set = void(void* scrolled, int on);
    auto* const set = gtk_function<Set>("gtk_scrolled_window_set_overlay_scrolling");
    if (set != nullptr) set(window.GetHandle(), 0);
}

}  // namespace briar::editor
