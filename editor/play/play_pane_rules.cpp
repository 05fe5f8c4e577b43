// What is played: loading content, taking changed content into the game, games in files.
#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/seats_panel.hpp"

#include <wx/toplevel.h>

namespace briar::editor {

/// Loading takes a while: whoever has gone on to something else is not called back.
void PlayPane::focus_on(wxWindow& window) {
    auto* frame = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(this));
    if (IsShownOnScreen() && frame != nullptr && frame->IsActive()) window.SetFocus();
}

void PlayPane::load(const GameWish& wish, std::function<void(GameRules)> then) {
    loading_.run([wish](const std::stop_token&) { return load_rules(wish); }, std::move(then));
}

void PlayPane::new_game() {
    load(host_.wish(), [this](GameRules rules) {
        const std::string pack = rules.catalog->packs().empty() ? std::string() : rules.catalog->packs().back().id;
        setup_->show(rules.catalog, pack);
        show_page(Page::Setup);
        focus_on(*setup_);
    });
}

void PlayPane::begin(const GameStart& chosen) {
    last_start_ = chosen;
    GameWish wish = host_.wish();
    wish.scenario = chosen.scenario;
    wish.modes = chosen.modes;
    load(wish, [this](GameRules rules) { begin_on(std::move(rules)); });
}

void PlayPane::begin_on(GameRules rules) {
    model_.seat_people();
    const Diagnostics problems = model_.begin(std::move(rules), last_start_.setup);
    if (problems.has_errors()) host_.show_problems(problems);
    if (!model_.playing()) {
        host_.tell("The game cannot begin: see the problems.", PlayHost::Tone::Error);
        return;
    }
    for (const auto& [seat, bot] : last_start_.bots)
        model_.seat_bot(seat, bot);
    adopt_rules();
    focus_on(*board_);
    model_.let_bots_play();
}

/// Everything that hangs on the content is made anew.
void PlayPane::adopt_rules() {
    pictures_.show(model_.rules().catalog);
    seats_->clear();
    board_->clear();
    texts_->clear();
    inspector_->clear();
    show_page(Page::Game);
    refresh();
}

/// The scenario that is played, as the texts stand now.
GameWish PlayPane::wish_again() const {
    GameWish wish = host_.wish();
    wish.scenario = model_.rules().wish.scenario;
    wish.modes = model_.rules().wish.modes;
    return wish;
}

void PlayPane::take_over() {
    if (!model_.playing()) return;
    load(wish_again(), [this](GameRules rules) {
        const bool fine = rules.rules != nullptr;
        const Diagnostics problems = model_.take_over(std::move(rules));
        // The problems are shown where content is edited; the game goes on as it was.
        if (!fine) return host_.whisper("The game goes on as it was: the pack has errors.");
        adopt_rules();
        if (problems.empty()) return host_.whisper(to_wx(model_.note()));
        host_.show_problems(problems);
        host_.tell(to_wx(model_.note()), PlayHost::Tone::Warning);
    });
}

void PlayPane::rerun() {
    if (!model_.playing()) return;
    load(wish_again(), [this](GameRules rules) {
        RerunReport report = model_.rerun_on(std::move(rules));
        if (!report.problems.empty()) host_.show_problems(report.problems);
        adopt_rules();
        host_.tell(to_wx(report.text()), report.same ? PlayHost::Tone::Note : PlayHost::Tone::Warning);
    });
}

void PlayPane::save_game(const std::filesystem::path& file) {
    try {
        model_.save(file);
        host_.tell("The game is saved as " + to_wx(file.string()), PlayHost::Tone::Note);
    } catch (const std::exception& error) {
        host_.tell(to_wx(error.what()), PlayHost::Tone::Error);
    }
}

void PlayPane::load_game(const std::filesystem::path& file, const PackPath& path) {
    Diagnostics problems;
    const bool loaded = model_.load(file, path, problems);
    if (!problems.empty()) host_.show_problems(problems);
    if (!loaded) {
        host_.tell("The saved game cannot be opened: see the problems.", PlayHost::Tone::Error);
        return;
    }
    adopt_rules();
    if (!model_.note().empty()) host_.tell(to_wx(model_.note()), PlayHost::Tone::Warning);
}

}  // namespace briar::editor
