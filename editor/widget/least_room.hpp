#pragma once

#include <wx/panel.h>
#include <wx/scrolwin.h>

namespace briar::editor {

/// A window whose contents never have less room than they need at least, as the sizer of its body says: where there is
/// less, one scrolls. GTK complains of controls that have hardly any, and people cannot use them.
class LeastRoom : public wxScrolledWindow {
public:
    explicit LeastRoom(wxWindow* parent);
    /// Whose children and sizer the contents are.
    [[nodiscard]] wxPanel* body() const { return body_; }

private:
    wxPanel* body_;
};

}  // namespace briar::editor
