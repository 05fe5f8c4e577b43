#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

class wxBoxSizer;
class wxToggleButton;

namespace briar::editor {

/// Pages under one row of small buttons. Those for which it is too narrow are in the menu of a last button, which is
/// called as the page while one of them is shown: every page can always be reached, and the row takes one line.
class PageRow : public wxPanel {
public:
    explicit PageRow(wxWindow* parent);

    /// With too little room the page is cut off at its end, never squeezed.
    bool Layout() override;
    /// Whose children the pages are to be.
    [[nodiscard]] wxWindow* book() const { return book_; }
    void add(wxWindow* page, const wxString& title);
    void show(const wxWindow* page);
    /// The page of that title, as it was added.
    void show_called(const wxString& title);
    [[nodiscard]] wxWindow* shown() const { return pages_.empty() ? nullptr : pages_[at_]; }
    /// Another page is seen, whoever wished it.
    std::function<void()> on_change;

private:
    void choose(std::size_t page);
    void mark_shown();
    void make_room_for(const wxString& title);
    void fold();
    void open_rest();

    wxBoxSizer* row_;
    wxPanel* book_;  ///< no book of the desktop's: Tab must lead into the page
    std::vector<wxWindow*> pages_;
    std::size_t at_ = 0;  ///< the page that is shown
    std::vector<wxToggleButton*> buttons_;
    wxToggleButton* rest_;      ///< the pages whose buttons have no room
    std::size_t in_sight_ = 0;  ///< so many buttons have
    int rest_width_ = 0;
    int folded_for_ = -1;  ///< the width
};

}  // namespace briar::editor
