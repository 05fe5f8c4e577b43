// Work that was lost, and files that others changed: what is asked about them.
#include <algorithm>
#include <utility>

#include "editor/core/disk_changes.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/compare_page.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {
namespace {

wxString what_happened(const Dispute& dispute) {
    const Versions& versions = dispute.versions;
    if (dispute.lost_work && !versions.theirs) return " was deleted since, and changed in the unsaved work.";
    if (dispute.lost_work) return " was changed since, and in the unsaved work too.";
    if (!versions.theirs) return " was deleted outside, and changed here.";
    if (!versions.ours) return " was changed outside, and deleted here.";
    if (dispute.again) return " was changed outside once more, and here too.";
    return versions.base ? " was changed outside, and here too." : " was made outside, and here too.";
}

wxString name_of_ours(const Dispute& dispute) {
    if (dispute.lost_work) return "Take the &unsaved work";
    return dispute.versions.ours ? "Keep &mine" : "Leave it &deleted";
}

wxString name_of_theirs(const Dispute& dispute) {
    if (dispute.lost_work) return "&Leave it as it is";
    return dispute.versions.theirs ? "Take &theirs" : "&Delete it here too";
}

ComparePage::Sides sides_of(const Dispute& dispute) {
    if (dispute.lost_work) return {"in the unsaved work and here", "unsaved", "here"};
    return {"here and on the disk", "here", "disk"};
}

const Versions* of_file(const std::vector<Versions>& all, const std::string& file) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Versions& each) { return each.file == file; });
    return found == all.end() ? nullptr : &*found;
}

bool is_of(const std::vector<Recovery>& all, const Recovery& one) {
    return std::any_of(all.begin(), all.end(), [&](const Recovery& each) { return each.journal == one.journal; });
}

std::vector<Versions> versions_of(const std::vector<DiskChange>& changes) {
    std::vector<Versions> all;
    for (const DiskChange& each : changes)
        all.push_back(each.versions);
    return all;
}

}  // namespace

/// After a crash: offers what was not saved.
void MainFrame::look_for_lost_work() {
    lost_offered_ = false;
    const std::filesystem::path of = pack_ ? pack_->workspace().folder() : std::filesystem::path();
    for (const Recovery& found : find_recoveries(journal_folder(), of)) {
        if (is_of(restored_, found)) continue;
        lost_offered_ = true;
        const wxString what = found.labels.empty() ? wxString() : ", last: " + to_wx(found.labels.back());
        ask("Unsaved work on " + to_wx(found.title) + " was found" + what + ".",
            {{"&Restore it", [this, found] { restore_lost_work(found); }},
             {"&Discard it", [this, found] { discard_lost_work(found); }}});
        return;
    }
    offer_discarded();
}

/// A wrong click is no loss: it lies aside for a while.
void MainFrame::discard_lost_work(const Recovery& found) {
    put_aside(found);
    discarded_.push_back(found);
    look_for_lost_work();
}

void MainFrame::offer_discarded() {
    if (discarded_.empty()) return;
    const std::vector<Recovery> all = std::exchange(discarded_, {});
    ask("The unsaved work was discarded. Until the editor is started again it can be brought back.",
        {{"Bring it &back",
          [this, all] {
              for (const Recovery& each : all) {
                  if (const std::string failed = bring_back(each); !failed.empty()) tell(to_wx(failed), wxICON_ERROR);
              }
              look_for_lost_work();
          }},
         {"It is &not needed", [this] { offered_back_.clear(); }}});
    offered_back_ = all;
}

void MainFrame::restore_lost_work(const Recovery& found) {
    if (!pack_) {
        open_folder(found.pack, [this, found] { restore_lost_work(found); });
        return;
    }
    // Opening the pack has asked about the same work.
    if (!asked_) info_->withdraw();
    lost_offered_ = false;
    const std::string refused = restore(pack_->workspace(), found);
    if (!refused.empty()) return tell(to_wx(refused), wxICON_WARNING);
    // Those, too, that are there only now. In a text that people were typing into they go on at its last word.
    const bool back = reopen_tabs();
    const LastChange last = last_change(found);
    const bool typed_there = last.as_text && shown_text() && shown_text()->document().name() == last.file;
    if (!back || typed_there) show_last_change(found);
    restoring_ = found;
    decided_.clear();
    ask_about_changes();
}

/// Where people were when it was lost.
void MainFrame::show_last_change(const Recovery& found) {
    const LastChange last = last_change(found);
    const auto document = pack_->workspace().document(last.file);
    if (!document || !document->present()) return;
    const std::size_t at = std::min(last.at, document->text().size());
    const EntryInfo* entry = pack_->workspace().entries().at(last.file, at);
    if (entry != nullptr && !last.as_text) return open_entry(entry->full_id());
    open_file(last.file);
    if (TextPane* page = shown_text()) page->text().go_to_bytes(at, at);
}

/// Only now is nothing of it left to be lost: what was restored is kept anew. Where it cannot be, what kept it stays.
void MainFrame::end_restoring() {
    restored_.push_back(*std::exchange(restoring_, std::nullopt));
    if (pack_->keep_safe().empty()) forget_restored();
    // Whoever goes on working has seen it.
    const auto holds = [this, back = pack_->workspace().revision()] {
        return pack_ && pack_->workspace().revision() == back && pack_->workspace().modified();
    };
    info_->tell("The unsaved work is back. It can be undone step by step.", wxICON_INFORMATION, {}, holds);
    look_for_lost_work();
}

void MainFrame::forget_restored() {
    for (const Recovery& each : std::exchange(restored_, {}))
        discard(each);
}

/// Another window's work is not seen here until it is saved there.
void MainFrame::tell_of_other_windows() {
    const auto others = others_at_work(pack_->workspace().folder(), pack_->journal());
    if (std::any_of(others.begin(), others.end(), [](const Recovery& each) { return each.lost(); }))
        tell("This pack is open in another window too, with changes that are not saved there.", wxICON_WARNING);
}

/// Once for each reason.
void MainFrame::warn_of_unsafe_work() {
    if (!pack_ || info_->asks() || pack_->unsafe() == told_unsafe_) return;
    const bool was_unsafe = !told_unsafe_.empty();
    told_unsafe_ = pack_->unsafe();
    if (!told_unsafe_.empty()) {
        // It stays as long as it is so, whatever people turn to.
        info_->tell("Save often: if this program or the machine fails, unsaved work is lost. " +
                        in_capital(to_wx(told_unsafe_)) + ".",
                    wxICON_WARNING, {{"&Save all", [this] { save_all(); }}},
                    [this] { return pack_ && !pack_->unsafe().empty(); });
    } else if (was_unsafe) {
        forget_restored();
        info_->look_again();
        whisper("Unsaved work is kept safe again.");
    }
}

/// Once, until it is back.
void MainFrame::tell_of_lost_folder() {
    const std::filesystem::path& folder = pack_->workspace().folder();
    const bool gone = pack_->workspace().folder_is_away();
    const wxString told = "The folder of this pack is not there any more: " + to_wx(folder.string()) + ".";
    if (gone && !folder_gone_) {
        tell(told + " The pack is shown as it was; when its folder is back, it can be saved.", wxICON_WARNING);
    } else if (!gone && folder_gone_) {
        if (info_->text().StartsWith(told)) info_->turn_away();
        forget_refused_saving();
        pack_->check_again();
        whisper("The folder of this pack is back.");
    }
    folder_gone_ = gone;
}

/// Takes over what others have written; where both changed the same, somebody chooses. What is held in the hand, a
/// menu or something that is dragged, is of the pack as it stands: nothing moves under it.
void MainFrame::follow_disk() {
    if (!pack_ || held_.holds()) return;
    tell_of_lost_folder();
    ask_about_changes();
}

void MainFrame::ask_about_changes() {
    const std::uint64_t before = pack_->workspace().revision();
    const std::vector<Versions> conflicts = versions_of(editor::follow_disk(pack_->workspace()));
    // The game that runs says that it is behind, as after a change here: people take it in.
    if (pack_->workspace().revision() != before) whisper("Files that were changed outside are shown as they are now.");
    // Something else comes first, but for what can wait: it is offered again afterwards.
    if (info_->asks() && !asked_) {
        if (conflicts.empty() || offered_back_.empty()) return;
        discarded_ = std::exchange(offered_back_, {});
    }
    if (!conflicts.empty()) return ask_which_of(conflicts, false);
    if (const std::vector<Versions> lost = undecided(); !lost.empty()) return ask_which_of(lost, true);
    withdraw_question();
    if (restoring_) return end_restoring();
    offer_discarded();
}

/// Of the lost work: what somebody must choose for.
std::vector<Versions> MainFrame::undecided() const {
    if (!restoring_) return {};
    std::vector<Versions> left = conflicts_of(pack_->workspace(), *restoring_);
    std::erase_if(left, [this](const Versions& each) { return decided_.count(each.file) != 0; });
    return left;
}

/// The file that is asked about stays the one; what is asked follows what happens to it.
void MainFrame::ask_which_of(const std::vector<Versions>& conflicts, bool lost_work) {
    const bool goes_on = asked_ && asked_->lost_work == lost_work;
    const Versions* same = goes_on ? of_file(conflicts, asked_->versions.file) : nullptr;
    Dispute dispute{same != nullptr ? *same : conflicts.front(), lost_work, false};
    if (same != nullptr) {
        dispute.again = asked_->again || asked_->versions.theirs != dispute.versions.theirs;
        if (info_->asks() && asked_->versions == dispute.versions) return;
    } else {
        withdraw_question();
    }
    if (ComparePage* page = compare_page(dispute.versions.file)) page->show(dispute.versions);
    ask_which(dispute);
}

void MainFrame::ask_which(const Dispute& dispute) {
    const Versions& versions = dispute.versions;
    const auto choose = [&](Choose which) { return [this, dispute, which] { decide(dispute, which); }; };
    std::vector<MessageBar::Answer> answers;
    // The others keep their places whether there is this one or not.
    if (merged(versions)) answers.push_back({"&Both changes", choose(Choose::Merged)});
    answers.push_back({name_of_ours(dispute), choose(Choose::Ours)});
    answers.push_back({name_of_theirs(dispute), choose(Choose::Theirs)});
    if (versions.ours && versions.theirs) answers.push_back({"&See both", [this, dispute] { compare(dispute); }});
    ask(to_wx(versions.file) + what_happened(dispute), std::move(answers));
    asked_ = dispute;
}

/// A question in place of the one that waits.
void MainFrame::ask(const wxString& text, std::vector<MessageBar::Answer> answers) {
    asked_.reset();
    offered_back_.clear();
    info_->ask(text, wxICON_WARNING, std::move(answers));
}

/// What was asked about is not so any more.
void MainFrame::withdraw_question() {
    if (!asked_) return;
    close_compare_page(asked_->versions.file);
    asked_.reset();
    info_->withdraw();
}

/// Chosen was between what the question showed. Where that is not so any more, it is asked again.
void MainFrame::decide(const Dispute& shown, Choose choice) {
    if (!pack_) return;
    const std::string refused =
        shown.lost_work ? decide_lost(shown.versions, choice) : decide_disk(shown.versions, choice);
    if (!refused.empty()) tell(to_wx(refused), wxICON_WARNING);
    ask_about_changes();
}

std::string MainFrame::decide_disk(const Versions& shown, Choose choice) {
    const auto now = look_at_disk(pack_->workspace(), shown.file);
    if (!now || !now->conflict) return {};
    // What was typed here meanwhile is mine.
    if (now->versions.theirs != shown.theirs) return shown.file + " was changed outside once more: choose again.";
    return resolve(pack_->workspace(), *now, choice);
}

std::string MainFrame::decide_lost(const Versions& shown, Choose choice) {
    const std::vector<Versions> left = undecided();
    const Versions* now = of_file(left, shown.file);
    if (now == nullptr) return {};
    if (now->theirs != shown.theirs) return shown.file + " was changed meanwhile: choose again.";
    std::string refused = take_version(pack_->workspace(), *now, choice);
    if (refused.empty()) decided_.insert(shown.file);
    return refused;
}

ComparePage* MainFrame::compare_page(const std::string& file) const {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<ComparePage*>(tabs_->GetPage(i));
        if (page != nullptr && page->file() == file) return page;
    }
    return nullptr;
}

void MainFrame::close_compare_page(const std::string& file) {
    if (ComparePage* page = compare_page(file)) tabs_->DeletePage(static_cast<std::size_t>(tabs_->GetPageIndex(page)));
}

/// Both versions beside what is asked about them, which goes on being asked.
void MainFrame::compare(const Dispute& dispute) {
    if (!pack_) return;
    const Versions& versions = dispute.versions;
    if (ComparePage* page = compare_page(versions.file)) {
        tabs_->SetSelection(static_cast<std::size_t>(tabs_->GetPageIndex(page)));
    } else {
        tabs_->AddPage(new ComparePage(tabs_, versions, sides_of(dispute)), to_wx(versions.file) + ", compared", true);
    }
    ask_about_changes();
}

}  // namespace briar::editor
