#pragma once

#include <vector>

#include <wx/arrstr.h>
#include <wx/dialog.h>

#include "editor/window/commands.hpp"

class wxDataViewListCtrl;
class wxTextCtrl;

namespace briar::editor {

/// Finds and runs any command by words of its name. Closes by itself.
class CommandSearch : public wxDialog {
public:
    CommandSearch(wxWindow* parent, const CommandTable& commands);

    void search(const wxString& words);
    [[nodiscard]] wxTextCtrl* field() { return field_; }
    /// What is found, best first, as it is shown: `Play: Save the game`.
    [[nodiscard]] const wxArrayString& found() const { return rows_; }

private:
    void run_chosen();
    void choose(int row);
    void on_key(wxKeyEvent& event);

    const CommandTable& commands_;
    wxTextCtrl* field_;
    wxDataViewListCtrl* list_;
    wxArrayString rows_;
    std::vector<std::string> ids_;
};

}  // namespace briar::editor
