#include "editor/window/docks.hpp"

#include <wx/aui/dockart.h>
#include <wx/settings.h>

#include "editor/widget/look.hpp"
#include "editor/window/settings.hpp"

namespace briar::editor {

void Docks::take_look() {
    const Look look = current_look();
    const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
    const wxWindow& frame = *GetManagedWindow();
    wxAuiDockArt* art = GetArtProvider();
    art->SetMetric(wxAUI_DOCKART_GRADIENT_TYPE, wxAUI_GRADIENT_NONE);
    art->SetMetric(wxAUI_DOCKART_CAPTION_SIZE, frame.FromDIP(24));
    art->SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
    art->SetMetric(wxAUI_DOCKART_SASH_SIZE, frame.FromDIP(5));
    for (const int part :
         {wxAUI_DOCKART_INACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_ACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_SASH_COLOUR})
        art->SetColour(part, ground);
    // It is seen beside the tools, which have the colour of the menus.
    art->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, wxSystemSettings::GetColour(wxSYS_COLOUR_MENUBAR));
    for (const int part : {wxAUI_DOCKART_INACTIVE_CAPTION_TEXT_COLOUR, wxAUI_DOCKART_ACTIVE_CAPTION_TEXT_COLOUR})
        art->SetColour(part, look.text);
    art->SetFont(wxAUI_DOCKART_CAPTION_FONT, frame.GetFont().Bold());
}

/// Before anything has a size of its own: so every pane gets the best one again.
void Docks::note_usual() { usual_ = SavePerspective(); }

void Docks::reset() {
    LoadPerspective(usual_, false);
    put_away_.clear();
    show_pack_panes(with_pack_);
}

void Docks::restore(const Settings& settings) {
    const wxString layout = settings.text("window/layout");
    if (!layout.empty()) LoadPerspective(layout, false);
    if (!layout.Contains("name=tools;")) GetPane("tools").Show();  // kept before there were any
    show_pack_panes(false);
}

void Docks::keep(Settings& settings) {
    show_pack_panes(true);
    settings.set("window/layout", SavePerspective());
}

void Docks::show_pack_panes(bool shown) {
    with_pack_ = shown;
    if (shown) {
        for (const wxString& name : put_away_)
            GetPane(name).Show();
        put_away_.clear();
    }
    wxAuiPaneInfoArray& panes = GetAllPanes();
    for (std::size_t i = 0; i < panes.GetCount(); ++i) {
        wxAuiPaneInfo& pane = panes[i];
        const bool about_pack = !pane.IsToolbar() && pane.dock_direction != wxAUI_DOCK_CENTER;
        if (shown || !about_pack || !pane.IsShown()) continue;
        put_away_.push_back(pane.name);
        pane.Hide();
    }
    Update();
}

void Docks::toggle(const wxString& pane) {
    GetPane(pane).Show(!is_shown(pane));
    Update();
}

}  // namespace briar::editor
