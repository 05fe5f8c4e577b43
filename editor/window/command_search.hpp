#pragma once

#include <vector>

#include <wx/dialog.h>

#include "editor/window/commands.hpp"

class wxListBox;
class wxTextCtrl;

namespace briar::editor {

/// Finds and runs any command by words of its name. Closes by itself.
class CommandSearch : public wxDialog {
public:
    CommandSearch(wxWindow* parent, const CommandTable& commands);

    void search(const wxString& words);
    [[nodiscard]] wxTextCtrl* field() { return field_; }
    [[nodiscard]] wxListBox* found() { return found_; }

private:
    void run_chosen();
    void on_key(wxKeyEvent& event);

    const CommandTable& commands_;
    wxTextCtrl* field_;
    wxListBox* found_;
    std::vector<std::string> ids_;
};

}  // namespace briar::editor
