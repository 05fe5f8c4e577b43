#include "editor/play/play_pane.hpp"

#include <string_view>
#include <utility>

#include <wx/ctrlsub.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/ending_view.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/lines_button.hpp"
#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/seats_panel.hpp"
#include "editor/play/start_row.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/play/timeline.hpp"
#include "editor/playing/failing_place.hpp"
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/page_row.hpp"

namespace briar::editor {
namespace {

constexpr int kBotTimer = 1;
constexpr int kWorkTimer = 2;
constexpr int kKeepTimer = 3;
// In milliseconds: what was played in the last second may be lost, and no more.
constexpr int kKeepAfter = 300;    // several steps at once are kept at once
constexpr int kKeepAgain = 2'000;  // when it could not be

/// What happened last; and that bots do not go on by themselves, however it came to that.
wxString state_of(const PlayModel& model) {
    const wxString note = to_read(model.note());
    if (!model.bots_held() || !model.has_bots() || model.session().over()) return note;
    return note + (note.empty() ? "" : " ") + "The bots are held: Shift+Ctrl+B lets them go on.";
}

/// What the last step told, and what is asked now: sentences.
std::string news_of(const PlayModel& model) {
    std::string text = model.prompt();
    if (!text.empty() && std::string_view(".?!").find(text.back()) == std::string_view::npos) text += ".";
    for (std::size_t line = model.log_size(); line > 0; --line) {
        const LogEntry entry = model.log_entry(line - 1);
        if (entry.step < model.at()) break;
        text = entry.text + (text.empty() ? "" : " ") + text;
    }
    return text;
}

}  // namespace

PlayPane::PlayPane(wxWindow* parent, PlayHost host)
    : wxPanel(parent),
      host_(std::move(host)),
      setup_fresh_(*this, [this] { renew_setup(); }),
      bot_timer_(this, kBotTimer),
      loading_(*this),
      reading_(*this),
      carrying_(*this),
      rerunning_(*this),
      keeping_(*this),
      recording_(*this),
      work_timer_(this, kWorkTimer),
      keep_timer_(this, kKeepTimer) {
    SetName("Play");
    pages_ = new wxSimplebook(this);
    setup_ = new SetupPanel(pages_);
    setup_->on_start = [this](const GameStart& chosen) {
        host_.keep_start(pack_, to_text(chosen));
        begin(chosen);
    };
    StartRow& doings = setup_->doings();
    doings.on_cancel = [this] { back_to_game(); };
    doings.on_open = [this] { host_.open_saved(); };
    doings.on_continue = [this] { load_game(host_.kept_game(), host_.wish().path); };
    doings.on_continue_before = [this] { load_game(game_before(), host_.wish().path); };
    pages_->AddPage(setup_, "New game");
    pages_->AddPage(build_game_page(pages_), "Game");
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(pages_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    model_.on_change([this] {
        keep_soon();
        refresh();
    });
    model_.on_bots([this] { CallAfter([this] { step_bots(); }); });
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { step_bots(); }, kBotTimer);
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { watch_work(); }, kWorkTimer);
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { keep_game(); }, kKeepTimer);
    bind_keys();
}

PlayPane::~PlayPane() {
    model_.on_change({});
    model_.stop_bots();
    keeping_.cancel();
}

void PlayPane::show_page(Page page) { pages_->SetSelection(static_cast<std::size_t>(page)); }

PlayPane::Page PlayPane::shown() const { return static_cast<Page>(pages_->GetSelection()); }

/// Whatever else is done meanwhile, bots that play on included: the first change that is not kept yet counts.
void PlayPane::keep_soon() {
    if (model_.moment() == kept_ || keep_timer_.IsRunning()) return;
    keep_timer_.StartOnce(told_unkept_.empty() ? kKeepAfter : kKeepAgain);
}

void PlayPane::bind_keys() {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool plain = key < WXK_START && !event.HasAnyModifiers();
        wxWindow* focus = wxWindow::FindFocus();
        // Lists go to the row that begins with a letter.
        const bool list = key > '9' && dynamic_cast<wxItemContainer*>(focus) != nullptr;
        const bool typing = list || dynamic_cast<wxTextCtrl*>(focus) != nullptr;
        const bool here = model_.playing() && shown() == Page::Game;
        if (!plain || typing || !here || !options_->take_key(key)) return event.Skip();
        // Whoever plays by keys sees the board, not what the pointer happens to lie on.
        board_->hide_card();
    });
}

void PlayPane::leave() {
    close_game();
    recording_.cancel();
    bot_timer_.Stop();
    model_.leave();
    pictures_.show(nullptr);
    board_->clear();
    party_->show({});
    inspector_->clear();
    texts_->clear();
    catalog_.reset();
    shown_rules_.reset();
    failures_ = 0;
    show_page(Page::Setup);
}

/// Going back, or to another line, may lead to where other content was played.
void PlayPane::show_content() {
    const GameRules& now = model_.rules();
    // Lines of one saved game have one catalog, but other pieces where they are of other scenarios or modes.
    if (shown_rules_ == now.rules) return;
    shown_rules_ = now.rules;
    // Another game has another table.
    if (std::exchange(shown_scenario_, now.wish.scenario) != now.wish.scenario) board_->clear();
    pictures_.show(now.catalog);
    inspector_->follow(model_.game());
}

/// Rules that have failed are problems of the pack as long as nobody has mended them.
void PlayPane::show_failures() {
    const std::size_t count = model_.problems().list().size();
    if (count != failures_) host_.show_problems(model_.problems());
    failures_ = count;
}

void PlayPane::tell_failure() {
    const wxString told = to_read(model_.note());
    if (model_.failed_by_dice()) return host_.tell(told, PlayHost::Tone::Warning);
    host_.tell_failure(told, place_of(*model_.failure(), model_.session().rules()), {});
}

void PlayPane::refresh() {
    if (!model_.playing() || shown() != Page::Game) return;
    show_content();
    const bool bots = model_.bots_at_work();
    timeline_->show(model_);
    board_->point_out(-1);
    const bool another = std::exchange(seen_, model_.moment()) != model_.moment();
    if (another) board_->put_card_away();
    Scene scene = model_.scene();
    if (bots) scene.targets.clear();
    board_->show(std::move(scene), true);
    if (another && !bots) board_->tell_news(to_read(news_of(model_)));
    const std::vector<Member> party = model_.party();
    party_->show(party);
    if (model_.session().over()) {
        board_->fit_unless_moved();
        options_->show_ending(ending_of(model_.session(), model_.scene(), party));
    } else {
        const std::string done = bots && model_.log_size() > 0 ? model_.log_entry(model_.log_size() - 1).text : "";
        options_->show(done.empty() ? model_.heading() : done, bots ? std::vector<OptionView>{} : model_.options());
    }
    make_room();
    show_acting(party);
    texts_->refresh();
    seats_->show();
    strip_->show(model_, behind());
    if (tabs_->shown() == inspector_) inspector_->show(model_.game(), inspector_->piece());
    show_failures();
    // What a change has taken away is there again before it; and on older content nobody has taken it in.
    if (told_at_ && (model_.at() < *told_at_ || behind())) {
        told_at_.reset();
        if (host_.hush) host_.hush();
    }
    const bool of_dice = model_.failed_by_dice();
    // What was wrong with dice does not hold any more once others are there.
    if (std::exchange(told_of_dice_, of_dice) && !of_dice && host_.hush) host_.hush();
    if (model_.failure()) {
        tell_failure();
    } else {
        host_.whisper(state_of(model_));
    }
}

}  // namespace briar::editor
