// What is played: the form of a new game, beginning one, games in files.
#include <algorithm>
#include <iterator>
#include <utility>

#include <wx/textentry.h>
#include <wx/toplevel.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/seats_panel.hpp"
#include "editor/play/start_row.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/playing/kept_course.hpp"
#include "editor/playing/kept_renames.hpp"
#include "editor/playing/leading_error.hpp"
#include "runtime/session/pack_test.hpp"

namespace briar::editor {
namespace {

/// Empty: it is written.
std::string why_not_written(const KeepJob& job) {
    try {
        job.write();
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

/// A scenario may be missing for it, though nobody knows which.
bool may_hide_scenarios(const Diagnostic& error) {
    return is_of_manifest(error) || error.entry.empty() || error.entry.starts_with("scenarios/");
}

bool is_among(const std::vector<Diagnostic>& all, const Diagnostic& error) {
    return std::any_of(all.begin(), all.end(), [&](const Diagnostic& each) { return is_same_mistake(each, error); });
}

/// The pack that is played, among those below it.
std::string pack_of(const Catalog& catalog) {
    return catalog.packs().empty() ? std::string() : catalog.packs().back().id;
}

}  // namespace

/// Loading takes a while: whoever has gone on to something else, or types elsewhere, is not called back.
void PlayPane::focus_on(wxWindow& window) {
    auto* frame = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(this));
    wxWindow* focus = wxWindow::FindFocus();
    const bool types_elsewhere = dynamic_cast<wxTextEntry*>(focus) != nullptr && focus->IsShownOnScreen();
    if (types_elsewhere && !IsDescendant(focus)) return;
    if (IsShownOnScreen() && frame != nullptr && frame->IsActive()) window.SetFocus();
}

/// What had it may be gone with what it led to. Whoever has asked for something goes on with the game.
void PlayPane::bring_focus_back(bool asked) {
    wxWindow* focus = wxWindow::FindFocus();
    const bool lost = focus == nullptr || !focus->IsShownOnScreen() || strip_->IsDescendant(focus);
    if (lost || (asked && !IsDescendant(focus))) focus_on(*board_);
}

void PlayPane::take_focus() {
    if (shown() == Page::Game) {
        board_->SetFocus();
    } else {
        setup_->doings().default_button().SetFocus();
    }
}

void PlayPane::play(const std::string& scenario) {
    const auto played = [this] { return model_.scenario_in(catalog_ ? *catalog_ : *model_.rules().catalog); };
    const bool another = !scenario.empty() && model_.playing() && played() != scenario;
    if (!model_.playing() || another) return new_game(scenario);
    back_to_game();
    // Whether the pack has changed is looked at anew: it may have a moment ago. The form may still look for heroes.
    const bool at_work = loading_.busy() || reading_.busy() || carrying_.busy() || rerunning_.busy();
    if (!at_work) take_over(Asked::ToPlay);
}

bool PlayPane::begin_as_shown() {
    if (model_.playing() || shown() != Page::Setup || !IsShownOnScreen() || !setup_->doings().may_start()) return false;
    setup_->start();
    return true;
}

/// The scenario that is asked for is not there for its mistakes: another one would be none that anybody has asked for.
/// Where none is asked for there may be none at all.
bool PlayPane::tell_if_broken(const std::string& scenario, const GameRules& rules) {
    const Catalog& catalog = *rules.catalog;
    const bool there = scenario.empty() ? !catalog.of_kind("scenarios").empty()
                                        : static_cast<bool>(catalog.find("scenarios", scenario));
    if (there) return false;
    const Diagnostic* error = leading_error(rules.problems, "scenarios/" + scenario);
    const bool placed = error != nullptr && !error->place.file.empty();
    if (scenario.empty() && (!placed || !may_hide_scenarios(*error))) return false;
    const bool of_pack = scenario.empty() || (placed && is_of_manifest(*error));
    const wxString told = (of_pack ? wxString("This pack") : "The scenario " + to_wx(scenario)) + " cannot be played: ";
    if (error == nullptr) {
        host_.tell(told + "it is not in the pack.", PlayHost::Tone::Error);
        return true;
    }
    // Who has turned elsewhere while a pack was read stays there.
    if (placed && (!scenario.empty() || IsShownOnScreen())) host_.open_place(error->place);
    tell_error(told + to_read(error->message) + ".", *error);
    return true;
}

/// It goes with the mistake, if that is one of the pack: what is wrong with a position, or with modes that were chosen
/// together, no check of the pack finds.
void PlayPane::tell_error(const wxString& told, const Diagnostic& error) {
    told_error_ = std::make_shared<ToldError>(ToldError{error, is_among(pack_errors_, error), true});
    host_.tell_failure(told, error.place, [told = told_error_] { return told->holds; });
}

/// The pack was looked at.
void PlayPane::look_at_told_error() {
    if (!told_error_) return;
    const bool there = is_among(pack_errors_, told_error_->error);
    told_error_->of_pack = told_error_->of_pack || there;
    told_error_->holds = there || !told_error_->of_pack;
    if (told_error_->holds) return;
    told_error_.reset();
    host_.look_again();
    setup_->tell({});
}

void PlayPane::new_game(const std::string& scenario) {
    load(host_.wish(), [this, scenario](GameRules rules) {
        // Without one that is asked for the form says that there is none.
        if (tell_if_broken(scenario, rules) && !scenario.empty()) return;
        pack_ = pack_of(*rules.catalog);
        setup_->show(rules.catalog, pack_, start_of(host_.kept_start(pack_)), scenario);
        StartRow& doings = setup_->doings();
        doings.may_cancel(model_.playing());
        std::error_code failed;
        doings.may_continue(!model_.playing() && has_kept_game(),
                            std::filesystem::is_regular_file(game_before(), failed));
        show_page(Page::Setup);
        focus_on(setup_->doings().default_button());
    });
}

void PlayPane::back_to_game() {
    if (!model_.playing() || shown() == Page::Game) return;
    setup_->forget_start();
    show_page(Page::Game);
    refresh();
    focus_on(*board_);
}

void PlayPane::pack_is(std::shared_ptr<const Catalog> catalog, const Diagnostics& problems) {
    catalog_ = std::move(catalog);
    if (model_.playing()) strip_->show(model_, behind());
    setup_fresh_.note_change();
    pack_errors_.clear();
    std::copy_if(problems.list().begin(), problems.list().end(), std::back_inserter(pack_errors_),
                 [](const Diagnostic& each) { return each.severity == Severity::Error; });
    look_at_told_error();
}

/// The form of a new game follows the pack while people choose.
void PlayPane::renew_setup() {
    if (catalog_ == nullptr || shown() != Page::Setup || loading_.busy()) return;
    pack_ = pack_of(*catalog_);
    setup_->follow(catalog_, pack_, start_of(host_.kept_start(pack_)));
}

void PlayPane::begin(const GameStart& chosen) {
    last_start_ = chosen;
    GameWish wish = host_.wish();
    wish.scenario = chosen.scenario;
    wish.modes = chosen.modes;
    load(wish, [this](GameRules rules) { begin_on(std::move(rules)); });
}

void PlayPane::play_from(const PackTest& test) {
    GameStart start;
    start.scenario = test.choice.scenario;
    start.modes = test.choice.modes;
    start.setup = test.setup;
    if (test.given != nullptr) start.document = test.document;
    start.position = test.given;
    begin(start);
}

void PlayPane::play_again() {
    if (!model_.playing()) return;
    const Start began = catalog_ ? model_.start_in(*catalog_) : model_.course().start();
    const GameWish wish = wish_again();
    GameStart start{wish.scenario, wish.modes, began.setup, {}, began.position, began.position_node};
    start.setup.seed = chance_seed();
    for (int seat = 0; seat < start.setup.seats; ++seat)
        if (const std::string bot = model_.bot_of(seat); !bot.empty()) start.bots[seat] = bot;
    begin(start);
}

void PlayPane::begin_on(GameRules rules) {
    const std::shared_ptr<const Catalog> catalog = rules.catalog;
    const bool nothing_ran = !model_.playing();
    const Course* before = &model_.course();
    const Session* running = before->empty() ? nullptr : &before->session();
    Start start{last_start_.setup, last_start_.document, last_start_.position};
    if (start.setup.seats == 0 && rules.rules) start.setup.seats = rules.rules->seats_least;
    const Diagnostics problems = model_.begin_from(std::move(rules), std::move(start));
    const bool begun = model_.playing() && &model_.session() != running;
    if (problems.has_errors() || begun) host_.show_problems(problems);
    if (!begun) return tell_not_begun(problems);
    if (nothing_ran) keep_game_before({});
    setup_->tell({});
    told_error_.reset();
    host_.hush();
    model_.seat_people();
    for (const auto& [seat, bot] : last_start_.bots)
        model_.seat_bot(seat, bot);
    catalog_ = catalog;
    adopt_rules();
    focus_on(*board_);
    model_.let_bots_play();
}

void PlayPane::tell_not_begun(const Diagnostics& problems) {
    const Diagnostic* error = leading_error(problems);
    const wxString told = "The game cannot begin: " + (error != nullptr ? to_read(error->message) : wxString());
    setup_->tell(told);
    if (error != nullptr && (shown() == Page::Game || last_start_.position != nullptr || !error->place.file.empty()))
        tell_error(told, *error);
}

/// Everything that hangs on the content is made anew.
void PlayPane::adopt_rules() {
    shown_rules_.reset();
    failures_ = 0;
    party_is_slim_ = false;
    seats_->clear();
    board_->clear();
    texts_->clear();
    inspector_->clear();
    show_page(Page::Game);
    refresh();
}

bool PlayPane::has_kept_game() const {
    std::error_code failed;
    return std::filesystem::is_regular_file(host_.kept_game(), failed);
}

std::filesystem::path PlayPane::game_before() const {
    const std::filesystem::path kept = host_.kept_game();
    return kept.empty() ? kept : kept.parent_path() / (kept.stem().string() + "-before.yaml");
}

/// Another game is to be kept: the last one, with which nobody has gone on, makes room but is not lost. With the game
/// before it that is opened it changes places.
void PlayPane::keep_game_before(const std::filesystem::path& opened) {
    if (!has_kept_game()) return;
    const std::filesystem::path last = host_.kept_game();
    const std::filesystem::path before = game_before();
    const std::filesystem::path aside = last.parent_path() / (last.stem().string() + "-aside.yaml");
    const auto move = [](const std::filesystem::path& from, const std::filesystem::path& to) {
        std::error_code failed;
        std::filesystem::rename(from, to, failed);
        if (!failed) move_kept_courses(from, to);
        return !failed;
    };
    if (opened != before) {
        static_cast<void>(move(last, before));
    } else if (move(before, aside)) {
        // Neither may be written over the other.
        const bool moved = move(last, before);
        static_cast<void>(move(aside, moved ? last : before));
    }
}

/// A game that runs is not lost when the window fails: it can be gone on with. It is copied as it stands now, and
/// written while it goes on.
void PlayPane::keep_game() {
    const std::filesystem::path file = host_.kept_game();
    if (!model_.playing() || model_.moment() == kept_ || file.empty() || keeping_.busy()) return;
    kept_ = model_.moment();
    keeping_.run([job = model_.to_keep(file)](const std::stop_token&) { return why_not_written(job); },
                 [this](const std::string& why) {
                     tell_unkept(why);
                     keep_soon();
                 });
}

void PlayPane::close_game() {
    cancel_work();
    model_.stop_bots();
    const std::filesystem::path file = host_.kept_game();
    if (model_.playing() && !file.empty()) tell_unkept(why_not_written(model_.to_keep(file)));
}

/// Once for each reason.
void PlayPane::tell_unkept(const std::string& why) {
    if (!why.empty()) kept_ = 0;
    if (std::exchange(told_unkept_, why) == why || why.empty()) return;
    host_.tell("The game that runs cannot be kept for the next time: " + to_wx(why), PlayHost::Tone::Warning);
}

void PlayPane::follow_rename(const Renamed& renamed) {
    model_.note_rename(renamed);
    const std::filesystem::path file = host_.kept_game();
    if (file.empty()) return;
    try {
        keep_rename(file, renamed);
    } catch (const std::exception& error) {
        tell_unkept(error.what());
    }
}

void PlayPane::save_game(const std::filesystem::path& file) {
    try {
        const std::size_t left_out = model_.save(file);
        wxString told = "The game is saved as " + to_wx(file.string()) + ".";
        if (left_out > 0) told += wxString::Format(" It begins at step %zu, where the pack changed.", left_out);
        if (model_.can_redo()) told += " It holds the steps ahead as well.";
        if (model_.line_count() > 1) told += wxString::Format(" It holds all %zu lines.", model_.line_count());
        host_.tell(told, PlayHost::Tone::Note);
    } catch (const std::exception& error) {
        host_.tell(to_wx(error.what()), PlayHost::Tone::Error);
    }
}

void PlayPane::load_game(const std::filesystem::path& file, const PackPath& path) {
    cancel_work();
    work_timer_.Start(kWorkSeen);
    reading_.run(
        [file, path, open = host_.wish().packs](const std::stop_token&) { return PlayModel::read(file, path, open); },
        [this, file](OpenedGame loaded) {
            end_work();
            const bool as_saved = loaded.same;
            const bool takes_its_place = !model_.playing() && file != host_.kept_game();
            Diagnostics problems;
            if (!model_.take(std::move(loaded), problems))
                return host_.tell(to_read(model_.note()), PlayHost::Tone::Error);
            for (Renamed& each : read_kept_renames(host_.kept_game()))
                model_.note_rename(std::move(each));
            if (takes_its_place) keep_game_before(file);
            const wxString note = to_read(model_.note());
            host_.show_problems(problems);
            adopt_rules();
            focus_on(*board_);
            if (note.empty()) return;
            host_.whisper({});
            host_.tell(note, as_saved ? PlayHost::Tone::Note : PlayHost::Tone::Warning);
        });
}

}  // namespace briar::editor
