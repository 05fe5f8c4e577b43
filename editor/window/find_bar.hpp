#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "runtime/source/splice.hpp"

class wxCheckBox;
class wxStaticText;
class wxStyledTextCtrl;
class wxTextCtrl;

namespace briar::editor {

/// Find and replace within one text, in a bar below it.
class FindBar : public wxPanel {
public:
    FindBar(wxWindow* parent, wxStyledTextCtrl& text);
    /// Shows the bar with the selected words in it.
    void open();
    /// With the caret where one says what is put instead.
    void open_replace();
    /// Once more what was looked for last; else the marked words. Opens the bar when there are none.
    void again(bool forward);
    void find(bool forward);
    /// What is typed is found at once, from where the marked words begin.
    void find_typed();
    void replace();
    void replace_all();
    /// Before the text is changed: what follows is one step.
    std::function<void()> on_change;
    /// Puts them all into the text as one step.
    std::function<void(std::vector<Splice> splices)> on_replace_all;

private:
    /// The target becomes what is found. From behind the end: backward.
    bool find_between(int from, int end);
    [[nodiscard]] bool selection_matches() const;
    /// Says so where the text cannot be changed.
    bool refuse_to_write();
    bool show_found(bool found);
    /// Each place that is found, as long as the text is what it was. Gives which one of how many is chosen.
    wxString mark_all();
    void unmark();
    void close();

    wxStyledTextCtrl& text_;
    wxTextCtrl* words_;
    wxTextCtrl* instead_;
    wxCheckBox* exact_;
    wxStaticText* note_;
    bool marked_ = false;
};

}  // namespace briar::editor
