#pragma once

#include <string>
#include <vector>

#include "editor/core/workspace.hpp"
#include "editor/window/entry_pane.hpp"
#include "tests/editor/window_test.hpp"

namespace briar {

/// A window with a small expansion of the forest: an owl, a bat and a nest of its own, above all that the forest has.
class WingTest : public WindowTest {
protected:
    void open_wing();
    /// Others write the wing's entries anew; the window has read them.
    void rewrite(const std::string& text);
    editor::Workspace& workspace();
    /// The wing's entries as they stand.
    std::string text() { return workspace().document("wing.yaml")->text(); }
    bool says(const std::string& words) { return text().find(words) != std::string::npos; }
    /// The entry on the tab that is shown.
    editor::EntryPane& shown();
    std::vector<std::string> shown_ids();
    /// Opens an entry and finds a window by its name in it.
    wxWindow& in_form(const std::string& full_id, const std::string& name);
};

}  // namespace briar
