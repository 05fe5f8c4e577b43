// Opening, making, saving and closing packs.
#include <algorithm>
#include <utility>

#include <wx/dirdlg.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/playing/leading_error.hpp"
#include "editor/window/history_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/new_pack_dialog.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/start_page.hpp"
#include "editor/window/uses_pane.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kProgressPace = 250;  // milliseconds

/// The pack that a folder belongs to, itself or one above; empty where there is none.
fs::path pack_around(const fs::path& folder) {
    std::error_code failed;
    for (fs::path above = folder; above.has_relative_path(); above = above.parent_path()) {
        if (fs::exists(above / "pack.yaml", failed)) return above;
    }
    return {};
}

}  // namespace

void MainFrame::browse() {
    wxDirDialog dialog(this, "Open a pack's folder", to_wx((project_home() / "scenarios").string()),
                       wxDD_DEFAULT_STYLE | wxDD_DIR_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK) open_folder(from_wx(dialog.GetPath()));
}

void MainFrame::open_dropped(const fs::path& dropped) {
    std::error_code failed;
    if (fs::is_directory(dropped, failed)) {
        open_folder(dropped);
        return;
    }
    const fs::path pack = pack_around(dropped.parent_path());
    if (pack.empty())
        tell(to_wx(dropped.filename().string()) + " lies in no pack: no folder above it has a pack.yaml.",
             wxICON_INFORMATION);
    else
        open_folder(pack);
}

bool MainFrame::open_folder(const fs::path& folder, std::function<void()> then) {
    std::error_code failed;
    if (!fs::is_directory(folder, failed)) {
        tell("There is no folder " + to_wx(folder.string()) + ".", wxICON_ERROR);
        return false;
    }
    // What somebody is asked is about the pack that is open.
    if (held_.asks() || !close_pack()) return false;
    const fs::path whole_path = fs::weakly_canonical(folder, failed);
    const fs::path pack = pack_around(whole_path);
    opening_folder_ = pack.empty() ? whole_path : pack;
    progress_ = std::make_shared<OpeningProgress>();
    const auto whole = [progress = progress_, from = opening_folder_](const std::stop_token& stop) {
        return open_whole(system_set(), from, default_pack_path(), *progress, stop);
    };
    opening_.run(whole, [this, then = std::move(then)](std::unique_ptr<Workspace> workspace) {
        if (!workspace) return;
        adopt_pack(std::move(workspace));
        if (then) then();
    });
    // Most packs are there before anybody could read about it.
    opening_timer_.StartOnce(kProgressPace);
    return true;
}

/// How far it has come. Whoever does not want to wait can call it off.
void MainFrame::show_opening() {
    if (!opening_.busy()) return;
    const wxString name = to_wx(opening_folder_.filename().string());
    whisper(wxString::Format("Opening %s: %zu of %zu files", name, progress_->read.load(), progress_->files.load()));
    if (!info_->asks()) {
        info_->ask(dots("Opening " + name), wxICON_INFORMATION, {{"&Cancel", [this] {
                                                                      opening_.cancel();
                                                                      whisper_.end();
                                                                  }}});
    }
    opening_timer_.StartOnce(kProgressPace);
}

void MainFrame::adopt_pack(std::unique_ptr<Workspace> workspace) {
    take_pack(std::move(workspace));
    tree_->show(pack_.get());
    problems_->show(pack_.get());
    history_->show(pack_.get());
    const int start = tabs_->GetPageIndex(start_);
    if (start != wxNOT_FOUND) tabs_->RemovePage(static_cast<std::size_t>(start));
    show_play();
    aui_.show_pack_panes(true);
    forget_uses();
    fold_problems();
    play_->new_game();
    reopen_tabs();
    tell_of_other_windows();
    look_for_lost_work();
}

/// They were of another pack.
void MainFrame::forget_uses() {
    uses_->clear();
    aui_.GetPane("uses").Caption("Uses").Hide();
    aui_.Update();
}

void MainFrame::take_pack(std::unique_ptr<Workspace> workspace) {
    pack_ = std::make_unique<OpenPack>(std::move(workspace));
    settings_.note_recent(pack_->workspace().folder());
    recent_.fill();
    kept_tabs_ = lost_tabs_ = settings_.text(tabs_key());
    info_->clear();
    whisper_.end();
    follow_pack();
    update_title();
}

void MainFrame::follow_pack() {
    title_changes_ = pack_->workspace().listen([this](const WorkspaceChange&) {
        CallAfter([this] {
            if (!pack_) return;
            // What is being changed stays.
            keep_shown_tab();
            close_gone_pages();
            update_tab_titles();
            update_title();
        });
    });
    newly_opened_ = true;
    checks_ = pack_->listen_to_checks([this](const Checked& checked) {
        play_->pack_is(checked.catalog, checked.problems);
        if (std::exchange(newly_opened_, false)) show_first_error(checked);
        // Their places may be others now.
        CallAfter([this] { list_refused(); });
    });
    // What was said of the last change is over with the next one.
    steps_ = pack_->workspace().listen_to_steps([this](const StepEvent& event) {
        if (event.move == HistoryMove::Done) whisper_.end();
        // The way back of what was told may be gone.
        CallAfter([this] { info_->look_again(); });
        note_new_names(event);
    });
    title_saves_ = pack_->workspace().listen_to_saves([this](const Saved&) {
        CallAfter([this] {
            update_title();
            if (pack_) update_tab_titles();
            info_->look_again();
        });
    });
}

/// Nothing can be played: what is in the way is shown instead of a form that begins no game.
void MainFrame::show_first_error(const Checked& checked) {
    const Diagnostic* error = leading_error(checked.problems);
    if (error == nullptr || tabs_->GetCurrentPage() != play_) return;
    aui_.GetPane("problems").Show();
    aui_.Update();
    if (pack_->workspace().name_of(error->place.file).empty()) return;
    CallAfter([this, place = error->place] {
        if (pack_) open_place(place);
    });
}

bool MainFrame::may_close() {
    take_typing();
    do_what_waits();
    if (!may_leave_refused()) return false;
    if (!pack_ || !pack_->workspace().modified()) return true;
    wxMessageDialog dialog(this, "There are changes in " + to_wx(pack_->workspace().title()) + " that are not saved.",
                           "Save the changes?", wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetYesNoLabels("&Save", "&Do not save");
    const int answer = dialog.ShowModal();
    if (answer == wxID_CANCEL) return false;
    return answer == wxID_NO || save_all();
}

bool MainFrame::close_pack() {
    opening_.cancel();
    if (!pack_) return true;
    if (!may_close()) return false;
    keep_tabs();
    play_->leave();
    glance_ = nullptr;
    new_names_.clear();
    withdraw_question();
    restoring_.reset();  // its journal is still there
    for (std::size_t i = tabs_->GetPageCount(); i-- > 0;) {
        wxWindow* page = tabs_->GetPage(i);
        if (page != play_ && page != start_) tabs_->DeletePage(i);
    }
    visits_.clear();
    const int play = tabs_->GetPageIndex(play_);
    if (play != wxNOT_FOUND) tabs_->RemovePage(static_cast<std::size_t>(play));
    play_->Hide();
    tree_->show(nullptr);
    problems_->show(nullptr);
    history_->show(nullptr);
    uses_->clear();
    testing_.cancel();
    looking_around_.cancel();
    title_changes_.stop();
    checks_.stop();
    title_saves_.stop();
    steps_.stop();
    pack_.reset();
    info_->clear();
    whisper_.end();
    // Of its problems, and whether it is saved.
    SetStatusText(wxString(), 1);
    SetStatusText(wxString(), 2);
    aui_.show_pack_panes(false);
    show_start();
    update_title();
    return true;
}

bool MainFrame::save_all() {
    if (!pack_) return true;
    take_typing();
    do_what_waits();
    const bool saved = told_of_saving(pack_->workspace().save_all());
    if (saved) tell_all_refused();
    return saved;
}

/// What could not be saved is told until it can.
bool MainFrame::told_of_saving(const Saved& saved) {
    forget_refused_saving();
    wxString failures;
    for (const std::string& failure : saved.failures)
        failures += (failures.empty() ? "" : "\n") + to_wx(failure);
    refused_saving_ = to_wx(capitalized(from_wx(failures)));
    if (!failures.empty()) tell(refused_saving_, wxICON_ERROR);
    if (const std::vector<std::string>& files = saved.write_protected; !files.empty()) {
        asked_to_save_ = files.size() == 1 ? to_wx(files.front()) + " is write-protected."
                                           : wxString::Format("%zu files are write-protected.", files.size());
        ask(asked_to_save_, {{"Save it all the &same",
                              [this, files] {
                                  if (pack_)
                                      told_of_saving(pack_->workspace().save(files, WriteProtection::Overridden));
                              }},
                             {"&Leave it as it is", [] {}}});
    }
    if (!saved.files.empty()) {
        // What is saved is played on.
        play_->take_over(PlayPane::Asked::ByItself);
        whisper(wxString::Format("Saved %zu %s", saved.files.size(), saved.files.size() == 1 ? "file" : "files"));
    }
    update_title();
    // What stands in the way of saving is asked about now.
    if (!saved.ok()) ask_about_changes();
    return saved.ok();
}

void MainFrame::forget_refused_saving() {
    const wxString told = std::exchange(refused_saving_, wxString());
    if (!told.empty() && info_->text().StartsWith(told)) info_->turn_away();
    const wxString asked = std::exchange(asked_to_save_, wxString());
    if (!asked.empty() && info_->asks() && info_->text().EndsWith(asked)) info_->withdraw();
}

/// Where packs were made last; else beside the one that is open, but never among the program's own.
fs::path MainFrame::folder_for_packs() const {
    const fs::path last(from_wx(settings_.text("packs/folder")));
    std::error_code failed;
    if (!last.empty() && fs::is_directory(last, failed)) return last;
    if (pack_) {
        const fs::path beside = pack_->workspace().folder().parent_path();
        const std::string within = beside.lexically_relative(fs::weakly_canonical(project_home(), failed)).string();
        if (within.empty() || within.starts_with("..")) return beside;
    }
    return from_wx(wxStandardPaths::Get().GetDocumentsDir());
}

/// What a new expansion is offered to add to: the pack that is open, or, where that is an expansion, what that one adds
/// to.
std::string MainFrame::pack_to_expand() const {
    if (!pack_) return from_wx(settings_.text("packs/upon"));
    const Workspace& workspace = pack_->workspace();
    const Pack& own = workspace.manifest().pack;
    std::string base = own.extends.empty() ? std::string() : own.extends.front();
    if (base.empty() && !own.needs.empty()) base = own.needs.front().first;
    const Pack* const below = workspace.below()->pack(base);
    return (below != nullptr ? below->folder : workspace.folder()).string();
}

void MainFrame::new_pack(bool is_game) {
    const std::string upon = pack_to_expand();
    NewPackDialog dialog(this, is_game, upon, folder_for_packs());
    if (dialog.ShowModal() != wxID_OK) return;
    const NewPack wish = dialog.wish();
    const fs::path folder = dialog.folder();
    try {
        if (const std::string objection = objection_to_folder(folder); !objection.empty())
            throw std::runtime_error(objection);
        write_new_pack(folder, new_pack_files(system_set(), wish, folder, default_pack_path()));
    } catch (const std::exception& error) {
        tell(to_wx(error.what()), wxICON_ERROR);
        return;
    }
    settings_.set("packs/folder", to_wx(folder.parent_path().string()));
    if (!wish.requires_packs.empty()) settings_.set("packs/upon", to_wx(wish.requires_packs.front()));
    open_folder(folder, [this] { show_own_entries(); });
}

/// What a new pack begins with, before it is played: its scenario, which leads to all else; an expansion's first entry.
void MainFrame::show_own_entries() {
    tree_->show_only_own(true);
    std::string first;
    for (const EntryInfo& each : pack_->workspace().entries().list()) {
        const bool scenario = each.kind == "scenarios";
        if (each.own && (first.empty() || scenario)) first = each.full_id();
        if (each.own && scenario) break;
    }
    if (first.empty()) return;
    open_entry(first);
    tree_->select(first);
}

}  // namespace briar::editor
