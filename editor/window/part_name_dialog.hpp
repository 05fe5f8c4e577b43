#pragma once

#include <string>

#include "editor/core/part_uses.hpp"
#include "editor/window/name_dialog.hpp"

namespace briar::editor {

class Workspace;

/// Asks for another name of a part of an entry: a mode, a stage, a var.
class PartNameDialog : public NameDialog {
public:
    PartNameDialog(wxWindow& parent, const Workspace& workspace, const PartName& part);

    /// As it is written: what is typed in words of people is joined.
    [[nodiscard]] std::string name() const;

private:
    void look_again() override;

    const Workspace& workspace_;
    PartName part_;
};

}  // namespace briar::editor
