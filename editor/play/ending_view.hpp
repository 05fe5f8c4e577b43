#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/playing/ending.hpp"

class wxStaticText;

namespace briar::editor {

class Heading;

/// How a game has ended, and what can be done then.
class EndingView : public wxPanel {
public:
    explicit EndingView(wxWindow* parent);

    void show(const Ending& ending);
    /// Lines are broken at this width.
    void wrap(int width);

    std::function<void()> on_again, on_restart, on_new;

private:
    void add_button(wxSizer& row, const wxString& label, const wxString& tip,
                    std::function<void()> EndingView::*action);

    Ending ending_;
    Heading* title_;
    wxStaticText* reason_;
    wxStaticText* facts_;
};

}  // namespace briar::editor
