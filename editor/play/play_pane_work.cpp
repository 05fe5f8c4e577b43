// Work beside the game, in other threads: reading content, taking changed content in, playing the game again with it,
// making a test of it.
#include <utility>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/record_dialog.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/playing/leading_error.hpp"

namespace briar::editor {

void PlayPane::load(const GameWish& wish, std::function<void(GameRules)> then) {
    const bool interrupted = loading_.busy() && taking_over_;
    cancel_work();
    take_over_waits_ = interrupted;
    taking_over_ = false;
    work_timer_.Start(kWorkSeen);
    loading_.run([wish](const std::stop_token&) { return load_rules(wish); },
                 [this, then = std::move(then)](GameRules rules) {
                     end_work();
                     then(std::move(rules));
                     // The pack may be another one since.
                     if (shown() == Page::Setup) setup_fresh_.note_change();
                 });
}

/// Work that takes longer than a moment is shown, and can be cancelled.
void PlayPane::watch_work() {
    if (!loading() && std::exchange(bots_wait_, false)) model_.let_bots_play();
    if (!loading() && !recording_.busy()) return end_work();
    if (recording_.busy() && !loading())
        return strip_->show_work("The test is made as small as it can be:", test_progress_->done, test_progress_->all);
    if (rerunning_.busy())
        return strip_->show_work("The same choices are made again:", progress_->done, progress_->all);
    strip_->show_work(carrying_.busy()  ? "The change is taken in."
                      : reading_.busy() ? "The saved game is read."
                                        : "The pack is read.",
                      0, 0);
}

/// A test that is being made is still shown.
void PlayPane::end_work() {
    if (std::exchange(take_over_waits_, false)) CallAfter([this] { take_over(Asked::ByItself); });
    if (recording_.busy()) return watch_work();
    work_timer_.Stop();
    strip_->end_work();
}

void PlayPane::cancel_work() {
    setup_->forget_start();
    loading_.cancel();
    reading_.cancel();
    carrying_.cancel();
    rerunning_.cancel();
    end_work();
    if (std::exchange(bots_wait_, false)) model_.let_bots_play();
}

/// The scenario that is played, as the texts stand now.
GameWish PlayPane::wish_again() const {
    GameWish wish = host_.wish();
    wish.scenario = catalog_ ? model_.scenario_in(*catalog_) : model_.rules().wish.scenario;
    wish.modes = model_.rules().wish.modes;
    return wish;
}

// --- taking changed content in

/// Something that was asked for, and that a change which is taken in by itself must not stop.
bool PlayPane::works_for_people() const {
    return reading_.busy() || rerunning_.busy() || (loading_.busy() && !taking_over_);
}

void PlayPane::take_over(Asked asked) {
    if (!model_.playing()) return;
    if (asked == Asked::ByItself && model_.can_redo()) return;
    if (asked == Asked::ByItself && works_for_people()) {
        take_over_waits_ = true;
        return;
    }
    load(wish_again(), [this, asked](GameRules rules) {
        Diagnostics problems;
        switch (model_.may_take_in(rules, problems)) {
            case TakenIn::Done:
                return carry(std::move(rules), asked);
            case TakenIn::Unchanged:
                return tell_unchanged(rules.catalog, asked);
            case TakenIn::Refused:
                return tell_refused(problems, asked);
            case TakenIn::Nothing:
            case TakenIn::Outdated:
                return;
        }
    });
    taking_over_ = true;
    take_over_waits_ = false;
}

/// Whoever asked is told why; otherwise problems of the pack are shown where it is edited.
void PlayPane::tell_refused(const Diagnostics& problems, Asked asked) {
    const Diagnostic* error = leading_error(problems);
    if (asked == Asked::ByItself || error == nullptr)
        return host_.whisper("The game goes on as it was: the pack has errors.");
    tell_error("The game goes on as it was: " + to_read(error->message) + ".", *error);
}

void PlayPane::tell_unchanged(const std::shared_ptr<const Catalog>& catalog, Asked asked) {
    catalog_ = catalog;
    strip_->show(model_, behind());
    if (asked == Asked::ByItself) return;
    // Pictures may be others all the same.
    pictures_.show(catalog);
    board_->Refresh();
    host_.whisper(
        asked == Asked::ToPlay
            ? wxString("This is the game that runs; the pack has not changed since. Shift+F5 begins a new one.")
            : to_read(model_.note()));
}

/// Bots wait meanwhile, or the copy would be out of date at once.
void PlayPane::carry(GameRules rules, Asked asked) {
    bots_wait_ = bots_wait_ || model_.bots_at_work();
    model_.stop_bots();
    const auto copy = std::make_shared<const GameCopy>(model_.copy_so_far());
    const auto content = std::make_shared<GameRules>(std::move(rules));
    work_timer_.Start(kWorkSeen);
    carrying_.run([copy, content](const std::stop_token&) { return carry_beside(*copy, std::move(*content)); },
                  [this, asked](CarriedGame carried) { take_in(std::move(carried), asked); });
}

void PlayPane::take_in(CarriedGame carried, Asked asked) {
    const std::shared_ptr<const Catalog> catalog = carried.rules.catalog;
    Diagnostics problems;
    const TakenIn taken = model_.take_in(carried, problems);
    // Somebody has chosen in between: once more from there.
    if (taken == TakenIn::Outdated) return carry(std::move(carried.rules), asked);
    end_work();
    if (taken == TakenIn::Refused) {
        host_.show_problems(problems);
        const Diagnostic& why = problems.list().back();
        host_.tell_failure("The game goes on as it was: " + to_read(why.message), why.place, {});
    } else if (taken == TakenIn::Done) {
        catalog_ = catalog;
        tell_taken_in(problems, asked);
    }
    if (std::exchange(bots_wait_, false)) model_.let_bots_play();
}

/// Whoever has changed how games begin, and wants to play, looks for it in vain here.
void PlayPane::tell_taken_in(const Diagnostics& problems, Asked asked) {
    const wxString note =
        to_read(model_.note()) + (asked == Asked::ToPlay ? " How a game begins is seen in a new one: Shift+F5." : "");
    failures_ = 0;
    host_.show_problems(problems);
    host_.hush();
    refresh();
    bring_focus_back(asked != Asked::ByItself);
    if (problems.empty() && model_.lost().empty()) return host_.whisper(note);
    host_.whisper({});
    if (const Diagnostic* error = leading_error(problems)) {
        host_.tell_failure(note, error->place, {});
    } else {
        host_.tell(note, PlayHost::Tone::Warning);
    }
    told_at_ = model_.at();
}

// --- playing again

void PlayPane::rerun() {
    if (!model_.playing()) return;
    load(wish_again(), [this](GameRules rules) { rerun_on(std::move(rules)); });
}

void PlayPane::rerun_on(GameRules rules) {
    const auto copy = std::make_shared<const GameCopy>(model_.copy_whole());
    const auto content = std::make_shared<const GameRules>(std::move(rules));
    progress_ = std::make_shared<WorkProgress>();
    work_timer_.Start(kWorkSeen);
    rerunning_.run([copy, content, progress = progress_](
                       const std::stop_token& stop) { return rerun_beside(*copy, *content, *progress, stop); },
                   [this, content](RerunReport report) { take_rerun(std::move(report), *content); });
}

void PlayPane::take_rerun(RerunReport report, GameRules rules) {
    end_work();
    const std::shared_ptr<const Catalog> catalog = rules.catalog;
    model_.take_rerun(report, std::move(rules));
    host_.show_problems(report.problems);
    if (report.begun) {
        catalog_ = catalog;
        show_page(Page::Game);
        refresh();
    }
    told_at_ = 0;
    bring_focus_back(true);
    if (!report.begun) return tell_not_begun(report.problems);
    host_.tell(to_wx(report.text()), report.same ? PlayHost::Tone::Note : PlayHost::Tone::Warning);
}

// --- recording tests

void PlayPane::record_test() {
    if (!model_.playing() || recording_.busy()) return;
    // Bots wait: what is asked about must not go on.
    const bool bots = model_.bots_at_work();
    model_.stop_bots();
    RecordDialog dialog(wxGetTopLevelParent(this), model_, host_.file_for_test);
    if (dialog.ShowModal() == wxID_OK) make_test(dialog.recording(), dialog.name());
    if (bots) model_.let_bots_play();
}

void PlayPane::make_test(const Recording& recording, const std::string& name) {
    test_progress_ = std::make_shared<WorkProgress>();
    work_timer_.Start(kWorkSeen);
    recording_.run(
        [recording, name, progress = test_progress_](const std::stop_token& stop) {
            return text_of(recording, name, [&](std::size_t done, std::size_t all) {
                progress->all = all;
                progress->done = done;
                return !stop.stop_requested();
            });
        },
        [this, name](const std::string& text) {
            if (!loading()) end_work();
            host_.add_test(name, text);
        });
}

}  // namespace briar::editor
