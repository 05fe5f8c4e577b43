#pragma once

#include <functional>
#include <string>

#include <wx/dialog.h>

#include "editor/playing/recording.hpp"

class wxCheckBox;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class PlayModel;

/// Asks what a recorded test shows, at which step it begins and what it looks at, and says what it will hold.
class RecordDialog : public wxDialog {
public:
    /// `file_for`: the file that a test of a name will get.
    RecordDialog(wxWindow* parent, PlayModel& model, std::function<std::string(const std::string& name)> file_for);

    [[nodiscard]] std::string name() const;
    [[nodiscard]] const Recording& recording() const { return recording_; }

private:
    void build_questions(wxSizer& column);
    wxCheckBox* add_box(wxSizer& column, const wxString& label, const wxString& tip);
    void look_again();
    void show_what_it_holds();

    PlayModel& model_;
    std::function<std::string(const std::string& name)> file_for_;
    Recording recording_;
    wxTextCtrl* name_ = nullptr;
    wxSpinCtrl* from_ = nullptr;
    wxCheckBox* changes_ = nullptr;
    wxCheckBox* log_ = nullptr;
    wxStaticText* holds_ = nullptr;
};

}  // namespace briar::editor
