#include "editor/play/play_pane.hpp"

#include <algorithm>
#include <utility>

#include <wx/ctrlsub.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
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
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/page_row.hpp"

namespace briar::editor {
namespace {

constexpr int kBotTimer = 1;
constexpr int kWorkTimer = 2;
constexpr int kKeepTimer = 3;
constexpr int kKeepEvery = 10'000;  // milliseconds

}  // namespace

PlayPane::PlayPane(wxWindow* parent, PlayHost host)
    : wxPanel(parent),
      host_(std::move(host)),
      bot_timer_(this, kBotTimer),
      loading_(*this),
      reading_(*this),
      carrying_(*this),
      rerunning_(*this),
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
    model_.on_change([this] { refresh(); });
    model_.on_bots([this] { CallAfter([this] { step_bots(); }); });
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { step_bots(); }, kBotTimer);
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { watch_work(); }, kWorkTimer);
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { keep_game(); }, kKeepTimer);
    keep_timer_.Start(kKeepEvery);
    bind_keys();
}

PlayPane::~PlayPane() {
    model_.on_change({});
    model_.stop_bots();
}

wxWindow* PlayPane::build_game_page(wxWindow* parent) {
    auto* page = new wxPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    timeline_ = new Timeline(page);
    timeline_->on_new_game = [this] { new_game(); };
    timeline_->on_restart = [this] { restart(); };
    timeline_->on_undo = [this] { undo(); };
    timeline_->on_redo = [this] { redo(); };
    timeline_->on_branch = [this] { branch(); };
    timeline_->on_take_over = [this] { take_over(); };
    timeline_->on_rerun = [this] { rerun(); };
    timeline_->on_record = [this] { record_test(); };
    timeline_->on_why_not = [this] { explain(); };
    timeline_->on_go = [this](std::size_t step) { model_.go_to(step); };
    LinesButton& lines = timeline_->lines();
    lines.on_line = [this](std::size_t line) { model_.go_to_line(line); };
    lines.on_name = [this](std::size_t line, const std::string& name) { model_.call_line(line, name); };
    lines.on_drop = [this](std::size_t line) { model_.drop_line(line); };
    lines.on_drop_others = [this] { model_.drop_other_lines(); };
    lines.on_bring_back = [this] { model_.bring_lines_back(); };
    column->Add(timeline_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    auto* splitter = new wxSplitterWindow(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    board_ = new BoardCanvas(splitter, pictures_);
    board_->on_choose = [this](const auto& options, const wxPoint& at) { choose_at(options, at); };
    board_->on_inspect = [this](PieceId piece) { inspect(piece); };
    board_->on_menu = [this](PieceId piece, const wxPoint& at) { piece_menu(piece, at); };
    board_->label_of = [this](std::size_t option) {
        const std::vector<OptionView> options = model_.playing() ? model_.options() : std::vector<OptionView>();
        return option < options.size() ? options[option].label : std::string();
    };
    halves_ = splitter;
    splitter->SetSashGravity(1);
    splitter->SetMinimumPaneSize(FromDIP(kLeastBoard));
    splitter->SplitVertically(board_, build_side(splitter), -FromDIP(kUsualSideWidth));
    splitter->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        // Events of splitters go up to those around them.
        if (event.GetEventObject() == halves_) side_width_ = halves_->GetClientSize().x - event.GetSashPosition();
        event.Skip();
    });
    splitter->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { place_side(); });
    });
    column->Add(splitter, wxSizerFlags(1).Expand());
    strip_ = new StateStrip(page);
    strip_->on_take_over = [this] { take_over(); };
    strip_->on_rerun = [this] { rerun(); };
    strip_->on_new_game = [this] { new_game(); };
    strip_->on_bots = [this] { toggle_bots(); };
    strip_->set_pace(host_.kept_pace());
    strip_->on_pace = [this](const std::string& pace) { host_.keep_pace(pace); };
    strip_->on_cancel = [this] {
        recording_.cancel();
        cancel_work();
        host_.whisper("Cancelled: the game goes on as it was.");
    };
    column->Add(strip_, wxSizerFlags().Expand());
    page->SetSizer(column);
    return page;
}

wxWindow* PlayPane::build_side(wxWindow* parent) {
    auto* side = new wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    side_ = side;
    side->SetMinimumPaneSize(FromDIP(kLeastBelow));
    side->SetSashGravity(0.62);
    side->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        side_by_hand_ = true;
        event.Skip();
    });
    side->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { make_room(); });
    });
    auto* upper = new FirmPanel(side);
    auto* column = new wxBoxSizer(wxVERTICAL);
    party_ = new PartyPanel(upper, pictures_);
    party_->on_inspect = [this](PieceId piece) { inspect(piece); };
    options_ = new OptionsPanel(upper);
    options_->SetMinSize(FromDIP(wxSize(-1, kLeastOfOptions)));
    options_->on_choose = [this](std::size_t option) { choose(option); };
    options_->on_look = [this](int option) { board_->point_out(option); };
    options_->ending().on_again = [this] { play_again(); };
    options_->ending().on_restart = [this] { restart(); };
    options_->ending().on_new = [this] { new_game(); };
    column->Add(party_, wxSizerFlags().Expand());
    column->Add(options_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(2)));
    upper->SetSizer(column);
    tabs_ = new PageRow(side);
    texts_ = std::make_unique<PlayTexts>(*tabs_, model_);
    texts_->on_place = [this](const Place& place) { host_.open_place(place); };
    texts_->on_entry = [this](const std::string& id) { host_.edit_entry(id); };
    texts_->add_log();
    inspector_ = new InspectorPanel(tabs_->book(), pictures_);
    inspector_->on_edit = [this](const std::string& id) { host_.edit_entry(id); };
    inspector_->on_place = [this](const Place& place) { host_.open_place(place); };
    tabs_->add(inspector_, "Inspector");
    seats_ = new SeatsPanel(tabs_->book(), model_);
    tabs_->add(seats_, "Table");
    texts_->add_others();
    tabs_->on_change = [this] {
        if (model_.playing()) refresh();
    };
    side->SplitHorizontally(upper, tabs_);
    return side;
}

void PlayPane::show_page(Page page) { pages_->SetSelection(static_cast<std::size_t>(page)); }

PlayPane::Page PlayPane::shown() const { return static_cast<Page>(pages_->GetSelection()); }

void PlayPane::bind_keys() {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool plain = key < WXK_START && !event.HasAnyModifiers();
        wxWindow* focus = wxWindow::FindFocus();
        // Lists go to the row that begins with a letter.
        const bool list = key > '9' && dynamic_cast<wxItemContainer*>(focus) != nullptr;
        const bool typing = list || dynamic_cast<wxTextCtrl*>(focus) != nullptr;
        const bool here = model_.playing() && shown() == Page::Game;
        if (!plain || typing || !here || !options_->take_key(key)) event.Skip();
    });
}

void PlayPane::leave() {
    keep_game();
    recording_.cancel();
    cancel_work();
    bot_timer_.Stop();
    model_.leave();
    pictures_.show(nullptr);
    board_->clear();
    party_->show({});
    inspector_->clear();
    texts_->clear();
    catalog_.reset();
    shown_content_ = nullptr;
    failures_ = 0;
    show_page(Page::Setup);
}

/// Going back, or to another line, may lead to where other content was played.
void PlayPane::show_content() {
    const std::shared_ptr<const Catalog>& catalog = model_.rules().catalog;
    if (shown_content_ == catalog.get()) return;
    shown_content_ = catalog.get();
    // Another game has another table.
    const std::string& scenario = model_.rules().wish.scenario;
    if (std::exchange(shown_scenario_, scenario) != scenario) board_->clear();
    pictures_.show(catalog);
    inspector_->follow(model_.game());
}

/// Rules that have failed are problems of the pack as long as nobody has mended them.
void PlayPane::show_failures() {
    const std::size_t count = model_.problems().list().size();
    if (count != failures_) host_.show_problems(model_.problems());
    failures_ = count;
}

void PlayPane::refresh() {
    if (!model_.playing() || shown() != Page::Game) return;
    show_content();
    const bool bots = model_.bots_at_work();
    timeline_->show(model_);
    board_->point_out(-1);
    Scene scene = model_.scene();
    if (bots) scene.targets.clear();
    board_->show(std::move(scene), true);
    const std::vector<Member> party = model_.party();
    party_->show(party);
    if (model_.session().over()) {
        options_->show_ending(ending_of(model_.session(), model_.scene(), party));
    } else {
        options_->show(model_.prompt(), bots ? std::vector<OptionView>{} : model_.options());
    }
    make_room();
    show_acting(party);
    texts_->refresh();
    seats_->show();
    strip_->show(model_, behind());
    if (tabs_->shown() == inspector_) inspector_->show(model_.game(), inspector_->piece());
    show_failures();
    // What a change has taken away is there again before it.
    if (told_at_ && model_.at() < *told_at_) {
        told_at_.reset();
        if (host_.hush) host_.hush();
    }
    const bool of_dice = model_.failed_by_dice();
    // What was wrong with dice does not hold any more once others are there.
    if (std::exchange(told_of_dice_, of_dice) && !of_dice && host_.hush) host_.hush();
    if (model_.failure()) {
        host_.tell(to_wx(model_.note()), of_dice ? PlayHost::Tone::Warning : PlayHost::Tone::Error);
    } else {
        host_.whisper(to_wx(model_.note()));
    }
}

}  // namespace briar::editor
