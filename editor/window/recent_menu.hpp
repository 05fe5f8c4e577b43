#pragma once

#include <filesystem>
#include <functional>
#include <vector>

class wxFrame;
class wxMenu;

namespace briar::editor {

class Settings;

/// The packs that were open before, as a menu in a menu: filled whenever a menu is opened.
class RecentMenu {
public:
    RecentMenu(wxFrame& frame, const Settings& settings, std::function<void(const std::filesystem::path& folder)> open);
    /// Puts it below the menu's item of that number.
    void put_below(int item);
    void fill();

private:
    wxFrame& frame_;
    const Settings& settings_;
    std::function<void(const std::filesystem::path& folder)> open_;
    wxMenu* menu_ = nullptr;
    std::vector<int> ids_;
};

}  // namespace briar::editor
