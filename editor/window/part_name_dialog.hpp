#pragma once

#include <string>

#include <wx/dialog.h>

#include "editor/core/part_uses.hpp"

class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class Workspace;

/// Asks for another name of a part of an entry: a mode, a stage, a var. Says at once what is wrong with it.
class PartNameDialog : public wxDialog {
public:
    PartNameDialog(wxWindow& parent, const Workspace& workspace, const PartName& part);

    /// As it is written: what is typed in words of people is joined.
    [[nodiscard]] std::string name() const;

private:
    void look_again();

    const Workspace& workspace_;
    PartName part_;
    wxTextCtrl* name_ = nullptr;
    wxStaticText* note_ = nullptr;
};

}  // namespace briar::editor
