// Work that was lost, files that others changed, and the pack's tests.
#include <algorithm>

#include "editor/core/disk_changes.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/playing/recording.hpp"
#include "editor/window/compare_page.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"

namespace briar::editor {
namespace {

wxString what_happened(const Versions& versions) {
    if (!versions.theirs) return " was deleted outside, and changed here.";
    if (!versions.ours) return " was changed outside, and deleted here.";
    return versions.base ? " was changed outside, and here too." : " was made outside, and here too.";
}

}  // namespace

/// After a crash: offers what was not saved.
void MainFrame::look_for_lost_work() {
    for (const Recovery& found : find_recoveries()) {
        if (pack_ && found.pack != pack_->workspace().folder()) continue;
        const wxString what = found.labels.empty() ? wxString() : ", last: " + to_wx(found.labels.back());
        info_->ask("Unsaved work on " + to_wx(found.title) + " was found" + what + ".", wxICON_WARNING,
                   {{"&Restore it", [this, found] { restore_lost_work(found); }}, {"&Discard it", [this, found] {
                                                                                       discard(found);
                                                                                       look_for_lost_work();
                                                                                   }}});
        return;
    }
}

void MainFrame::restore_lost_work(const Recovery& found) {
    if (!pack_) {
        open_folder(found.pack, [this, found] { restore_lost_work(found); });
        return;
    }
    const std::string refused = restore(pack_->workspace(), found);
    if (!refused.empty()) return tell(to_wx(refused), wxICON_WARNING);
    undecided_ = conflicts_of(found);
    if (undecided_.empty()) {
        discard(found);
        tell("The unsaved work is back. It can be undone step by step.", wxICON_INFORMATION);
    } else {
        undecided_from_ = found;
        ask_about_lost_work();
    }
}

/// Once for each reason.
void MainFrame::warn_of_unsafe_work() {
    if (!pack_ || info_->asks() || pack_->unsafe() == told_unsafe_) return;
    told_unsafe_ = pack_->unsafe();
    if (!told_unsafe_.empty())
        tell("Save often: if this program or the machine fails, unsaved work is lost. " + to_wx(told_unsafe_) + ".",
             wxICON_WARNING);
}

/// Once, until it is back.
void MainFrame::tell_of_lost_folder() {
    std::error_code failed;
    const std::filesystem::path& folder = pack_->workspace().folder();
    const bool gone = !std::filesystem::is_directory(folder, failed);
    if (gone && !folder_gone_)
        tell("The folder of this pack is not there any more: " + to_wx(folder.string()) +
                 ". When it is back, the pack is shown as before. Work that is not saved is kept.",
             wxICON_WARNING);
    folder_gone_ = gone;
}

/// Takes over what others have written; where both changed the same, somebody chooses.
void MainFrame::follow_disk() {
    if (!pack_ || info_->asks()) return;
    tell_of_lost_folder();
    const std::uint64_t before = pack_->workspace().revision();
    const std::vector<DiskChange> conflicts = editor::follow_disk(pack_->workspace());
    if (pack_->workspace().revision() != before) {
        whisper("Files that were changed outside are shown as they are now.");
        play_->take_over(PlayPane::Asked::ByItself);
    }
    if (!conflicts.empty()) {
        ask_which(conflicts.front(), what_happened(conflicts.front().versions));
    } else if (!undecided_.empty()) {
        ask_about_lost_work();
    }
}

void MainFrame::ask_about_lost_work() {
    ask_which(undecided_.front(), " was changed outside, and in the unsaved work too.");
}

void MainFrame::ask_which(const DiskChange& conflict, const wxString& why) {
    const Versions& versions = conflict.versions;
    const auto choose = [this, conflict](Choose choice) {
        return [this, conflict, choice] { decide(conflict, choice); };
    };
    std::vector<MessageBar::Answer> answers{
        {versions.ours ? "Keep &mine" : "Leave it &deleted", choose(Choose::Ours)},
        {versions.theirs ? "Take &theirs" : "&Delete it here too", choose(Choose::Theirs)}};
    if (versions.base && versions.ours && versions.theirs &&
        merged_lines(*versions.base, *versions.ours, *versions.theirs))
        answers.push_back({"&Both changes", choose(Choose::Merged)});
    if (versions.ours && versions.theirs && compare_page(versions.file) == nullptr)
        answers.push_back({"&See both", [this, versions] { compare(versions); }});
    info_->ask(to_wx(versions.file) + why, wxICON_WARNING, std::move(answers));
}

void MainFrame::decide(const DiskChange& conflict, Choose choice) {
    const std::string& file = conflict.versions.file;
    if (wxWindow* page = compare_page(file)) tabs_->DeletePage(static_cast<std::size_t>(tabs_->GetPageIndex(page)));
    const std::string refused = resolve(pack_->workspace(), conflict, choice);
    if (!refused.empty()) tell(to_wx(refused), wxICON_WARNING);
    if (undecided_.empty()) return;
    std::erase_if(undecided_, [&](const DiskChange& each) { return each.versions.file == file; });
    if (!undecided_.empty()) return ask_about_lost_work();
    // Only now is nothing of it left to be lost.
    discard(undecided_from_);
    tell("The unsaved work is back.", wxICON_INFORMATION);
}

wxWindow* MainFrame::compare_page(const std::string& file) const {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<ComparePage*>(tabs_->GetPage(i));
        if (page != nullptr && page->file() == file) return page;
    }
    return nullptr;
}

/// Both versions beside what is asked about them.
void MainFrame::compare(const Versions& versions) {
    tabs_->AddPage(new ComparePage(tabs_, versions), to_wx(versions.file) + ", compared", true);
    follow_disk();  // asks once more, with both beside it
}

std::string MainFrame::new_test_file(const std::string& name) const {
    std::string file = file_for_test(name);
    for (int i = 2; pack_ && pack_->workspace().document(file) != nullptr; ++i)
        file = file_for_test(name, i);
    return file;
}

/// A recorded test is shown where it was asked for; whoever has gone on to something else is only told.
void MainFrame::add_test(const std::string& name, const std::string& text) {
    if (!pack_) return;
    const std::string file = new_test_file(name);
    Command command;
    command.label = "Record the test " + name;
    command.changes.push_back({file, FileAction::Create, {{{0, 0}, text}}, 0});
    const std::string refused = pack_->apply(command);
    if (!refused.empty()) return tell(to_wx(refused), wxICON_WARNING);
    if (tabs_->GetCurrentPage() == play_) return open_file(file);
    tell("The test is in the pack: " + to_wx(file) + ".", wxICON_INFORMATION);
}

void MainFrame::run_tests() {
    if (!pack_) return;
    whisper("The pack's tests run ...");
    testing_.run([snapshot = pack_->workspace().snapshot()](
                     const std::stop_token& stop) { return run_pack_tests(snapshot, stop); },
                 [this](TestReport report) {
                     const Diagnostics problems = report.all_problems();
                     problems_->show_others(problems);
                     const wxString said =
                         wxString::Format("%zu tests passed, %zu failed.", report.passed(), report.failed());
                     // What is fine is said by the way; an older message about tests is over.
                     info_->turn_away();
                     whisper(said);
                     if (report.failed() > 0) tell(said, wxICON_WARNING);
                 });
}

}  // namespace briar::editor
