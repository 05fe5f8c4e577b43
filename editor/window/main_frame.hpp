#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <wx/aui/aui.h>
#include <wx/frame.h>

#include "editor/core/signal.hpp"
#include "editor/window/commands.hpp"
#include "editor/window/settings.hpp"
#include "runtime/source/diagnostic.hpp"

class wxInfoBar;

namespace briar::editor {

class OpenPack;
class PackTree;
class PlayPane;
class ProblemsPane;
class StartPage;
class TextPane;

/// The main window: panes around the documents in its middle, one pack at a time.
class MainFrame : public wxFrame {
public:
    MainFrame();
    ~MainFrame() override;

    // --- packs
    /// Opens the pack in a folder; asks about unsaved work before. False: it stays as it was.
    bool open_folder(const std::filesystem::path& folder);
    bool close_pack();
    void browse();
    void new_pack(bool is_game);
    bool save_all();
    [[nodiscard]] OpenPack* pack() { return pack_.get(); }

    // --- documents
    void show_start();
    void open_entry(const std::string& full_id);
    void open_file(const std::string& file);
    void open_place(const Place& place);
    void show_play();
    [[nodiscard]] PlayPane& play() { return *play_; }
    [[nodiscard]] ProblemsPane& problems() { return *problems_; }
    [[nodiscard]] PackTree& tree() { return *tree_; }
    [[nodiscard]] wxAuiNotebook& tabs() { return *tabs_; }
    [[nodiscard]] CommandTable& commands() { return commands_; }

    /// A message that stays until it is read or replaced; never a dialog.
    void tell(const wxString& text, int icon);
    void search_commands();

private:
    void take_look();
    void build_panes();
    void build_commands();
    void add_file_commands();
    void add_edit_commands();
    void add_play_commands();
    void add_view_commands();
    void bind_commands();
    void restore_layout();
    void keep_layout();
    void adopt_pack();
    void update_title();
    void undo();
    void redo();
    [[nodiscard]] bool playing_is_shown() const;
    [[nodiscard]] TextPane* shown_text() const;
    /// Asks whether unsaved work is to be saved; false: nothing is to happen.
    bool may_close();
    void save_game();
    void load_game();

    Settings settings_;
    CommandTable commands_;
    wxAuiManager aui_;
    std::unique_ptr<OpenPack> pack_;
    Subscription title_changes_, title_saves_;
    wxInfoBar* info_ = nullptr;
    wxAuiNotebook* tabs_ = nullptr;
    StartPage* start_ = nullptr;
    PackTree* tree_ = nullptr;
    ProblemsPane* problems_ = nullptr;
    PlayPane* play_ = nullptr;
};

}  // namespace briar::editor
