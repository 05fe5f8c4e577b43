#pragma once

#include <vector>

#include <wx/aui/framemanager.h>

namespace briar::editor {

class Settings;

/// The panes around the documents: how they look, which of them are there, and how they stood when the window was used
/// last.
class Docks : public wxAuiManager {
public:
    /// Flat, in the desktop's colours.
    void take_look();
    /// All panes are added: how they stand now is what resetting brings back.
    void note_usual();
    void reset();
    void restore(const Settings& settings);
    void keep(Settings& settings);
    /// Panes about the pack are there while there is one; those that were open come back with the next.
    void show_pack_panes(bool shown);
    void toggle(const wxString& pane);
    [[nodiscard]] bool is_shown(const wxString& pane) { return GetPane(pane).IsShown(); }

private:
    wxString usual_;
    bool with_pack_ = true;
    std::vector<wxString> put_away_;
};

}  // namespace briar::editor
