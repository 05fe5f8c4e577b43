#pragma once

#include <string>

#include <wx/dialog.h>

class wxFlexGridSizer;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

/// Asks for a name, and for what goes with it. Says below at once what becomes of the name, or what is wrong with it.
class NameDialog : public wxDialog {
protected:
    NameDialog(wxWindow& parent, const wxString& title);

    /// What is asked, in a row below those that there are.
    void add_row(const wxString& label, wxWindow& asked);
    /// Called once, where the row of the name belongs.
    void add_name(const wxString& label, const std::string& value);
    /// Behind the last row; the keyboard is in the name then, which is to be typed over.
    void finish(wxWindow* below = nullptr);
    [[nodiscard]] wxTextCtrl& field() const { return *name_; }
    /// What stands there, without blanks around it.
    [[nodiscard]] std::string typed() const;
    void say(const std::string& note, bool may_be);
    /// Something else is asked for now: calls `say`.
    virtual void look_again() = 0;

private:
    wxFlexGridSizer* grid_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxStaticText* note_ = nullptr;
};

}  // namespace briar::editor
