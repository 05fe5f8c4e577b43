#include "editor/window/settings.hpp"

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/stdpaths.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostRecent = 12;

}  // namespace

fs::path Settings::file() {
    if (const char* named = std::getenv("BRIAR_EDITOR_CONFIG"); named != nullptr && *named != '\0') return named;
    if (const char* home = std::getenv("XDG_CONFIG_HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / "briarwright" / "editor.conf";
    return fs::path(from_wx(wxStandardPaths::Get().GetUserConfigDir())) / ".config" / "briarwright" / "editor.conf";
}

Settings::Settings() {
    const wxLogNull quiet;
    std::error_code failed;
    fs::create_directories(file().parent_path(), failed);
    config_ = std::make_unique<wxFileConfig>("", "", to_wx(file().string()), "", wxCONFIG_USE_LOCAL_FILE);
}

Settings::~Settings() { flush(); }

void Settings::flush() {
    const wxLogNull quiet;
    config_->Flush();
}

std::vector<fs::path> Settings::recent() const {
    std::vector<fs::path> folders;
    for (std::size_t i = 0; i < kMostRecent; ++i) {
        const std::string folder = from_wx(config_->Read(wxString::Format("recent/%zu", i), ""));
        if (!folder.empty()) folders.emplace_back(folder);
    }
    return folders;
}

void Settings::note_recent(const fs::path& folder) {
    std::vector<fs::path> folders = recent();
    folders.erase(std::remove(folders.begin(), folders.end(), folder), folders.end());
    folders.insert(folders.begin(), folder);
    folders.resize(std::min(folders.size(), kMostRecent));
    config_->DeleteGroup("recent");
    for (std::size_t i = 0; i < folders.size(); ++i)
        config_->Write(wxString::Format("recent/%zu", i), to_wx(folders[i].string()));
    flush();
}

wxString Settings::text(const wxString& key, const wxString& otherwise) const { return config_->Read(key, otherwise); }
long Settings::number(const wxString& key, long otherwise) const { return config_->ReadLong(key, otherwise); }
void Settings::set(const wxString& key, const wxString& value) { config_->Write(key, value); }
void Settings::set(const wxString& key, long value) { config_->Write(key, value); }

}  // namespace briar::editor
