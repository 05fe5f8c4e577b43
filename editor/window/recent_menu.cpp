#include "editor/window/recent_menu.hpp"

#include <algorithm>
#include <utility>

#include <wx/frame.h>
#include <wx/menu.h>

#include "editor/picture/wx_text.hpp"
#include "editor/window/settings.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMost = 9;  // one for each digit

}  // namespace

RecentMenu::RecentMenu(wxFrame& frame, const Settings& settings, std::function<void(const fs::path& folder)> open)
    : frame_(frame), settings_(settings), open_(std::move(open)) {
    for (std::size_t i = 0; i < kMost; ++i) {
        ids_.push_back(wxWindow::NewControlId());
        frame_.Bind(
            wxEVT_MENU,
            [this, i](wxCommandEvent&) {
                const std::vector<fs::path> folders = settings_.recent();
                if (i < folders.size()) open_(folders[i]);
            },
            ids_.back());
    }
    frame_.Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        fill();
        event.Skip();
    });
}

void RecentMenu::put_below(int item) {
    wxMenu* around = nullptr;
    const wxMenuItem* above = frame_.GetMenuBar()->FindItem(item, &around);
    std::size_t at = 0;
    while (around->FindItemByPosition(at) != above)
        ++at;
    menu_ = new wxMenu;
    around->Insert(at + 1, wxID_ANY, "Open &recent", menu_, "Opens a pack that was open before.");
    fill();
}

void RecentMenu::fill() {
    if (menu_ == nullptr) return;
    const std::vector<fs::path> folders = settings_.recent();
    while (menu_->GetMenuItemCount() > 0)
        menu_->Delete(menu_->FindItemByPosition(0));
    for (std::size_t i = 0; i < std::min(folders.size(), ids_.size()); ++i) {
        wxString label = to_wx(folders[i].filename().string() + "   (" + folders[i].parent_path().string() + ")");
        label.Replace("&", "&&");
        menu_->Append(ids_[i], wxString::Format("&%zu ", i + 1) + label);
    }
    if (folders.empty()) menu_->Append(wxID_ANY, "None yet")->Enable(false);
}

}  // namespace briar::editor
