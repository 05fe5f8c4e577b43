// briar-editor [PACK]: the window in which packs are made and played.
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

#include <wx/init.h>

#include "editor/window/editor_app.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/session/pack_path.hpp"

namespace {

namespace fs = std::filesystem;

constexpr const char* kHelp =
    "briar edit [PACK]\n"
    "Opens the editor's window, with a pack if one is named.\n"
    "\n"
    "  PACK    a pack's id, or its folder\n"
    "\n"
    "Example: briar edit scenarios/my-game\n";

/// The folder that a word means: a folder, or that of a pack of this id. Empty: there is none.
fs::path folder_of(const std::string& word) {
    std::error_code failed;
    if (fs::is_directory(word, failed)) return fs::weakly_canonical(word, failed);
    briar::Diagnostics ignored;
    std::vector<std::string> ids;
    for (const briar::Pack& pack : briar::discover_packs(briar::default_pack_path(), ignored)) {
        if (pack.id == word) return pack.folder;
        ids.push_back(pack.id);
    }
    const std::string near = briar::nearest(word, ids);
    std::cerr << "briar: there is no pack `" << word << "`\n";
    if (!near.empty()) std::cerr << "  did you mean `" << near << "`?\n";
    return {};
}

bool has_display() {
#ifdef __WXGTK__
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"}) {
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return true;
    }
    return false;
#else
    return true;
#endif
}

int no_display() {
    std::cerr << "briar: the editor needs a display, and there is none here\n"
                 "  `briar play`, `briar check` and `briar test` work in a terminal\n";
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string word = argc > 1 ? argv[1] : "";
    if (word == "--help" || word == "-h") {
        std::cout << kHelp;
        return 0;
    }
    if (argc > 2 || word.starts_with('-')) {
        std::cerr << kHelp;
        return 2;
    }
    fs::path folder;
    if (!word.empty() && (folder = folder_of(word)).empty()) return 2;
    if (!has_display()) return no_display();
    wxApp::SetInstance(new briar::editor::EditorApp(folder));
    int none = 1;
    if (!wxEntryStart(none, argv)) return no_display();
    const int code = wxTheApp->CallOnInit() ? wxTheApp->OnRun() : 1;
    wxTheApp->OnExit();
    wxEntryCleanup();
    return code;
}
