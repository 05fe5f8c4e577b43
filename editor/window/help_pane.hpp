#pragma once

#include <string>
#include <utility>
#include <vector>

#include <wx/panel.h>
#include <wx/treebase.h>

#include "editor/help/help_book.hpp"

class wxHtmlWindow;
class wxSearchCtrl;
class wxTreeCtrl;
class wxTreeEvent;

namespace briar::editor {

/// The pages of documentation: their sections beside, searched by what stands in them; one section is shown at a time.
class HelpPane : public wxPanel {
public:
    explicit HelpPane(wxWindow* parent);

    /// The first of these sections that there is on that page, else the page's beginning, else the first page.
    void show_page(const std::string& file, const std::vector<std::string>& sections = {});
    /// The section that is shown.
    [[nodiscard]] const HelpSection* shown() const;
    /// Puts the caret where words to search for are typed.
    void search();

private:
    void build();
    void fill();
    void go_to(HelpPlace place);
    void choose(const wxTreeItemId& item);
    void follow(const wxString& link);
    bool go_back(int by);
    void show_text();
    [[nodiscard]] wxString ways_on(HelpPlace from) const;

    HelpBook book_;
    std::vector<HelpPlace> visited_;
    std::size_t at_ = 0;  ///< within visited_
    bool filling_ = false;
    std::vector<std::pair<HelpPlace, wxTreeItemId>> items_;
    wxSearchCtrl* search_ = nullptr;
    wxTreeCtrl* tree_ = nullptr;
    wxHtmlWindow* text_ = nullptr;
};

}  // namespace briar::editor
