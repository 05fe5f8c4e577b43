#pragma once

#include <string>

#include "editor/core/script_names.hpp"
#include "editor/window/name_dialog.hpp"

namespace briar::editor {

/// Asks for another name of what a script calls its own.
class ScriptNameDialog : public NameDialog {
public:
    ScriptNameDialog(wxWindow& parent, std::string text, ScriptName name);

    [[nodiscard]] std::string name() const { return typed(); }

private:
    void look_again() override;

    std::string text_;  ///< of the script
    ScriptName name_;
};

}  // namespace briar::editor
