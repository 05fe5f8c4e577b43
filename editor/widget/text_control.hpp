#pragma once

#include <wx/stc/stc.h>

namespace briar::editor {

/// A text with styles, of which runs stand side by side: letters are as wide where they are painted as they were when
/// the places of runs were measured.
class TextControl : public wxStyledTextCtrl {
public:
    using wxStyledTextCtrl::wxStyledTextCtrl;

    /// What measures asks for it, and would measure letters of twice the size where everything is twice as large. They
    /// are hinted otherwise and not twice as wide as those that windows paint.
    [[nodiscard]] double GetContentScaleFactor() const override { return 1; }
};

}  // namespace briar::editor
