#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

class wxSimplebook;
class wxToggleButton;

namespace briar::editor {

/// Pages under a row of small buttons that is broken where it is too narrow: every page can always be reached, which a
/// strip of tabs that scrolls does not give.
class PageRow : public wxPanel {
public:
    explicit PageRow(wxWindow* parent);

    /// Whose children the pages are to be.
    [[nodiscard]] wxWindow* book() const;
    void add(wxWindow* page, const wxString& title);
    void show(const wxWindow* page);
    [[nodiscard]] wxWindow* shown() const;
    /// Another page is seen, whoever wished it.
    std::function<void()> on_change;

private:
    void mark_shown();

    wxSizer* row_;
    wxSimplebook* book_;
    std::vector<wxToggleButton*> buttons_;
};

}  // namespace briar::editor
