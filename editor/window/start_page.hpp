#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/face/face.hpp"
#include "editor/widget/background.hpp"

class wxStaticBitmap;

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
    wxStaticBitmap* add_choice(wxSizer* column, const wxBitmapBundle& picture, const wxString& title,
                               const wxString& text, const wxString& tip, std::function<void()> chosen);
    void add_pack(const wxString& title, const wxString& text, const std::filesystem::path& folder, bool where);
    void fill_steps();
    void look_at_packs();
    void paint_pack(const std::filesystem::path& folder);

    using Faces = std::map<std::filesystem::path, std::optional<Face>>;
    wxBoxSizer* columns_ = nullptr;
    wxSizer* packs_ = nullptr;
    wxSizer* steps_ = nullptr;
    std::map<std::filesystem::path, wxStaticBitmap*> pictures_;  ///< by the pack's folder
    Faces faces_;                                                ///< of the packs that were looked at
    std::shared_ptr<void> art_;
    Background<Faces> looking_{*this};
};

}  // namespace briar::editor
