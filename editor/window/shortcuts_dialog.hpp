#pragma once

#include <vector>

#include <wx/dialog.h>

class wxListView;
class wxTextCtrl;

namespace briar::editor {

class CommandTable;

/// All keys that do something, as the table of commands has them, searched by any words. Closes by itself; other work
/// goes on beside it.
class ShortcutsDialog : public wxDialog {
public:
    ShortcutsDialog(wxWindow* parent, const CommandTable& commands);

private:
    struct Row {
        wxString where;  ///< the menu or the pane
        wxString keys;
        wxString what;
    };
    void show_rows();
    void step(int by);

    std::vector<Row> rows_;
    wxTextCtrl* words_ = nullptr;
    wxListView* list_ = nullptr;
};

}  // namespace briar::editor
