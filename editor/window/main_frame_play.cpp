// The game: its menu, what it is told and asks, and games in files.
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/msgdlg.h>
#include <functional>

#include "editor/board/board_canvas.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/scenario_meant.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

void MainFrame::add_play_commands() {
    const wxString menu = "&Play";
    const auto open = [this] { return pack_ != nullptr; };
    const auto playing = [this] { return pack_ && play_->model().playing(); };
    commands_.add({"play.play", menu, "&Play", "F5", "Plays the pack as its texts stand; a game that runs goes on.",
                   [this] {
                       EntryPane* entry = shown_entry();
                       if (entry != nullptr && entry->play_from_here()) return;
                       if (play_->begin_as_shown()) return;
                       const std::string scenario = scenario_at_hand();
                       show_play();
                       play_->play(scenario);
                       play_->take_focus();
                   },
                   open});
    commands_.add({"play.position", menu, "Play from the &position", "",
                   "Begins a game from the position that the map shows.", [this] { shown_entry()->play_from_here(); },
                   [this] { return pack_ && shown_entry() != nullptr && shown_entry()->shows_position(); }});
    commands_.add({"play.new", menu, dots("&New game"), "Shift+F5",
                   "Asks how another game is to begin; the one that runs can be gone back to.",
                   [this] {
                       const std::string scenario = scenario_at_hand();
                       show_play();
                       play_->new_game(scenario);
                   },
                   open});
    commands_.add({"play.take-over", menu, "&Take changes into the game", "Ctrl+F5",
                   "Goes on with the changed content where the game stands.", [this] { play_->take_over(); }, playing});
    commands_.add({"play.rerun", menu, "&Play the same choices again", "Shift+Ctrl+F5",
                   "Plays the game from its beginning with the changed content and shows the first difference.",
                   [this] {
                       show_play();
                       play_->rerun();
                   },
                   playing});
    commands_.separate();
    commands_.add({"play.bots", menu, "&Hold the bots or let them go on", "Shift+Ctrl+B",
                   "Stops bots that play, and lets them play on.", [this] { play_->toggle_bots(); },
                   [playing, this] { return playing() && play_->model().has_bots(); }});
    commands_.add({"play.restart", menu, "&Restart", "",
                   "The same game from its beginning, with the same seed, in a line of its own.",
                   [this] { play_->restart(); }, playing});
    commands_.add({"play.branch", menu, "&Branch here", "Ctrl+B", "Goes on from here in a line of its own.",
                   [this] { play_->branch(); }, playing});
    commands_.separate();
    commands_.add({"play.save", menu, dots("&Save the game"), "", "Writes the game to a file.", [this] { save_game(); },
                   playing});
    commands_.add({"play.load", menu, dots("&Open a saved game"), "", "Goes on with a game from a file.",
                   [this] { load_game(); }, open});
    commands_.separate();
    commands_.add({"play.record", menu, dots("Record as &test"), "Shift+Ctrl+T",
                   "Makes a test of the pack out of the last moves.", [this] { play_->record_test(); }, playing});
    commands_.add({"play.tests", menu, "R&un the pack's tests", "Shift+Ctrl+F9", "Runs every test of the pack.",
                   [this] { run_tests(); }, open});
    commands_.separate();
    commands_.add({"play.why-not", menu, "&Why not?", "Shift+Ctrl+Y", "Shows what cannot be done now, and why.",
                   [this] {
                       show_play();
                       play_->explain();
                       play_->focus_told();
                   },
                   playing});
    commands_.add({"play.trace", menu, "&Trace", "",
                   "Shows which rules answered which events in the step that is seen.",
                   [this] {
                       show_play();
                       play_->show_trace();
                       play_->focus_told();
                   },
                   playing});
}

/// The scenario that is looked at: its entry, its text, or a test of it; of a campaign the one that it begins with.
/// Empty: something else is.
std::string MainFrame::scenario_at_hand() const {
    if (!pack_) return {};
    const Workspace& workspace = pack_->workspace();
    if (TextPane* text = shown_text()) {
        const auto caret = static_cast<std::size_t>(text->text().GetCurrentPos());
        return scenario_at(workspace, text->document().name(), caret);
    }
    const EntryPane* entry = shown_entry();
    return entry == nullptr || entry->full_ids().size() != 1 ? std::string()
                                                             : scenario_of(workspace, entry->full_ids().front());
}

PlayHost MainFrame::make_play_host() {
    PlayHost host;
    host.wish = [this] {
        // What is played is what is shown: files that were changed outside are shown first.
        follow_disk();
        return pack_ ? pack_->wish() : GameWish{};
    };
    host.edit_entry = [this](const std::string& id) {
        if (pack_ && pack_->workspace().entries().find(id) == nullptr)
            return whisper(to_wx(id) + " is not in the pack any more.");
        open_entry(id);
        enter_page();
    };
    host.open_place = [this](const Place& place) { open_place(place); };
    host.tell = [this](const wxString& text, PlayHost::Tone tone) {
        told_by_play_ = to_wx(capitalized(from_wx(text)));
        tell(told_by_play_, tone == PlayHost::Tone::Error     ? wxICON_ERROR
                            : tone == PlayHost::Tone::Warning ? wxICON_WARNING
                                                              : wxICON_INFORMATION);
    };
    host.tell_failure = [this](const wxString& text, const Place& place, std::function<bool()> holds) {
        told_by_play_ = text;
        std::vector<MessageBar::Answer> answers;
        if (!place.file.empty()) answers.push_back({"&Show the line", [this, place] { open_place(place); }});
        info_->tell(text, wxICON_ERROR, std::move(answers), std::move(holds));
    };
    host.look_again = [this] { info_->look_again(); };
    host.whisper = [this](const wxString& text) {
        whispered_by_play_ = text;
        whisper(text);
    };
    host.file_for_test = [this](const std::string& name) { return new_test_file(name); };
    host.add_test = [this](const std::string& name, const std::string& text) { add_test(name, text); };
    host.kept_start = [this](const std::string& pack) { return from_wx(settings_.text("starts/" + to_wx(pack))); };
    host.keep_start = [this](const std::string& pack, const std::string& start) {
        settings_.set("starts/" + to_wx(pack), to_wx(start));
        settings_.flush();
    };
    host.kept_pace = [this] { return from_wx(settings_.text("play/pace")); };
    host.keep_pace = [this](const std::string& pace) {
        settings_.set("play/pace", to_wx(pace));
        settings_.flush();
    };
    host.open_saved = [this] { load_game(); };
    host.kept_game = [this] { return kept_game(); };
    host.show_problems = [this](const Diagnostics& problems) {
        if (pack_) pack_->note_game_problems(problems);
    };
    host.hush = [this] {
        const bool there = !told_by_play_.empty() && info_->text().StartsWith(told_by_play_);
        // A way to the line goes with what it leads to.
        if (there) info_->asks() ? info_->turn_away() : info_->clear();
        told_by_play_.clear();
    };
    return host;
}

/// A click on its tab leaves the focus with the tabs, or with a field that is hidden now; digits are for the game.
void MainFrame::focus_game() {
    if (tabs_->GetCurrentPage() != play_) return;
    const wxWindow* now = FindFocus();
    if (now == nullptr || now->GetParent() == tabs_ || !now->IsShownOnScreen()) play_->take_focus();
}

bool MainFrame::playing_is_shown() const { return tabs_->GetCurrentPage() == play_ && play_->model().playing(); }

void MainFrame::save_game() {
    wxFileDialog dialog(this, "Save the game", "", "game.yaml", "Saved games (*.yaml)|*.yaml",
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return;
    wxFileName file(dialog.GetPath());
    if (!file.HasExt()) {
        file.SetExt("yaml");
        // What the dialog has asked was about a file without the ending.
        const wxString question = file.GetFullName() + " exists. Is it to be replaced?";
        if (file.FileExists() && wxMessageBox(question, "Save the game", wxYES_NO, this) != wxYES) return;
    }
    play_->save_game(from_wx(file.GetFullPath()));
}

/// One for each pack, by its folder.
fs::path MainFrame::kept_game() const {
    if (!pack_) return {};
    const std::size_t folder = std::hash<std::string>{}(pack_->workspace().folder().string());
    return journal_folder().parent_path() / "games" / (std::to_string(folder) + ".yaml");
}

void MainFrame::load_game() {
    wxFileDialog dialog(this, "Open a saved game", "", "", "Saved games (*.yaml)|*.yaml",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    info_->turn_away();
    show_play();
    play_->load_game(from_wx(dialog.GetPath()), pack_ ? pack_->workspace().pack_path() : default_pack_path());
}

}  // namespace briar::editor
