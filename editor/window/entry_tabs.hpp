#pragma once

#include <string>
#include <vector>

#include <wx/gdicmn.h>

#include "editor/core/pane_host.hpp"

class wxNotebook;
class wxWindow;

namespace briar::editor {

class EntryLens;
class FollowingPane;

/// Another way to see an entry than its form.
struct EntryTab {
    const char* title;
    bool (*fits)(const EntryLens& entry);
    wxWindow* (*make)(wxWindow* parent, const PaneHost& host, const std::string& full_id);
    wxSize least;  ///< the room that it needs
};

/// Those that there are for an entry, in order.
[[nodiscard]] std::vector<EntryTab> tabs_for(const EntryLens& entry);

/// The pane of a page, as soon as it was shown; null: it has none that follows the pack.
[[nodiscard]] FollowingPane* pane_of(wxWindow& page);

/// Adds a page for each; what is on it is made when it is first looked at.
void add_tabs(wxNotebook& pages, const std::vector<EntryTab>& tabs, const PaneHost& host, const std::string& full_id);

}  // namespace briar::editor
