#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <wx/scrolwin.h>

namespace briar::editor {

class Settings;

/// What is seen while no pack is open: packs that were open, packs that there are, and how to begin one.
class StartPage : public wxScrolledWindow {
public:
    explicit StartPage(wxWindow* parent);
    void show(const Settings& settings);

    std::function<void(const std::filesystem::path& folder)> on_open;
    std::function<void()> on_browse, on_new_game, on_new_expansion;

private:
    void add_heading(wxSizer* column, const wxString& text);
    void add_choice(wxSizer* column, const wxBitmapBundle& picture, const wxString& title, const wxString& text,
                    const wxString& tip, std::function<void()> chosen);
    void add_pack(const wxString& title, const wxString& text, const std::filesystem::path& folder, bool where);
    void fill_steps();
    wxBoxSizer* columns_ = nullptr;
    wxSizer* packs_ = nullptr;
    wxSizer* steps_ = nullptr;
};

}  // namespace briar::editor
