#pragma once

#include <functional>

class wxWindow;

namespace briar::editor {

/// Calls `note` when people move the keyboard within a window, by pointer or by key, or may have done so. The desktop
/// moves it, too, when a page comes and goes; of that nothing is told.
void on_people_moving(wxWindow& window, std::function<void()> note);

}  // namespace briar::editor
