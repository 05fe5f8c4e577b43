#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/string.h>

class wxFileConfig;

namespace briar::editor {

/// What the window remembers between runs, in a file of the user's own. A file that cannot be read or written is no
/// reason to stop: then nothing is remembered.
class Settings {
public:
    Settings();
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Folders of packs that were open, the last one first.
    [[nodiscard]] std::vector<std::filesystem::path> recent() const;
    void note_recent(const std::filesystem::path& folder);

    [[nodiscard]] wxString text(const wxString& key, const wxString& otherwise = {}) const;
    [[nodiscard]] long number(const wxString& key, long otherwise) const;
    void set(const wxString& key, const wxString& value);
    void set(const wxString& key, long value);
    void flush();

    /// BRIAR_EDITOR_CONFIG, or `briarwright/editor.conf` where the desktop keeps settings.
    [[nodiscard]] static std::filesystem::path file();

private:
    std::unique_ptr<wxFileConfig> config_;
};

}  // namespace briar::editor
