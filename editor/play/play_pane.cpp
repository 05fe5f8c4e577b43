#include "editor/play/play_pane.hpp"

#include <algorithm>
#include <charconv>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/play/timeline.hpp"
#include "editor/widget/linked_text.hpp"
#include "runtime/bots/bot.hpp"
#include "runtime/content/wording.hpp"

namespace briar::editor {
namespace {

using Style = LinkedText::Style;

enum Page { kSetupPage, kGamePage };
constexpr int kBotPace = 140;  // milliseconds between choices that people can follow
constexpr int kSideWidth = 430;

std::vector<int> read_dice(const wxString& text) {
    std::vector<int> dice;
    for (const wxString& word : wxSplit(text, ' ')) {
        int die = 0;
        if (!word.empty() && word.ToInt(&die)) dice.push_back(die);
    }
    return dice;
}

}  // namespace

PlayPane::PlayPane(wxWindow* parent, PlayHost host)
    : wxPanel(parent), host_(std::move(host)), bot_timer_(this), loading_(*this) {
    SetName("Play");
    pages_ = new wxSimplebook(this);
    setup_ = new SetupPanel(pages_);
    setup_->on_start = [this](const GameStart& chosen) { start(chosen); };
    pages_->AddPage(setup_, "New game");
    pages_->AddPage(build_game_page(pages_), "Game");
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(pages_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    model_.on_change([this] { refresh(); });
    model_.on_bots([this] { CallAfter([this] { step_bots(); }); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { step_bots(); });
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
    timeline_->on_go = [this](std::size_t step) { model_.go_to(step); };
    timeline_->on_line = [this](std::size_t line) { model_.go_to_line(line); };
    column->Add(timeline_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    auto* splitter = new wxSplitterWindow(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    board_ = new BoardCanvas(splitter, pictures_);
    board_->on_choose = [this](const auto& options, const wxPoint& at) { choose_at(options, at); };
    board_->on_inspect = [this](PieceId piece) { inspect(piece); };
    board_->on_menu = [this](PieceId piece, const wxPoint& at) { piece_menu(piece, at); };
    splitter->SetSashGravity(1);
    splitter->SetMinimumPaneSize(FromDIP(200));
    splitter->SplitVertically(board_, build_side(splitter), -FromDIP(kSideWidth));
    column->Add(splitter, wxSizerFlags(1).Expand());
    page->SetSizer(column);
    return page;
}

wxWindow* PlayPane::build_side(wxWindow* parent) {
    auto* side = new wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    side->SetMinimumPaneSize(FromDIP(110));
    side->SetSashGravity(0.55);
    auto* upper = new wxPanel(side);
    auto* column = new wxBoxSizer(wxVERTICAL);
    party_ = new PartyPanel(upper, pictures_);
    party_->on_inspect = [this](PieceId piece) { inspect(piece); };
    options_ = new OptionsPanel(upper);
    options_->on_choose = [this](std::size_t option) { choose(option); };
    options_->on_look = [this](int option) { board_->point_out(option); };
    column->Add(party_, wxSizerFlags().Expand());
    column->Add(options_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(2)));
    upper->SetSizer(column);
    tabs_ = new wxNotebook(side, wxID_ANY);
    log_ = new LinkedText(tabs_, "Log");
    log_->on_line = [this](int line) {
        if (static_cast<std::size_t>(line) < model_.log_size())
            model_.go_to(model_.log_entry(static_cast<std::size_t>(line)).step);
    };
    inspector_ = new InspectorPanel(tabs_, pictures_);
    inspector_->on_edit = [this](const std::string& id) { host_.edit_entry(id); };
    inspector_->on_place = [this](const Place& place) { host_.open_place(place); };
    trace_ = new LinkedText(tabs_, "Trace");
    board_text_ = new LinkedText(tabs_, "The board in words");
    tabs_->AddPage(log_, "Log");
    tabs_->AddPage(inspector_, "Inspector");
    tabs_->AddPage(build_seats(tabs_), "Table");
    tabs_->AddPage(board_text_, "In words");
    tabs_->AddPage(trace_, "Trace");
    tabs_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        if (model_.playing()) refresh();
        event.Skip();
    });
    side->SplitHorizontally(upper, tabs_);
    return side;
}

/// Who sits where, and dice that are laid down.
wxWindow* PlayPane::build_seats(wxWindow* parent) {
    seats_ = new wxPanel(parent);
    seats_->SetSizer(new wxBoxSizer(wxVERTICAL));
    return seats_;
}

void PlayPane::show_seats() {
    const int gap = FromDIP(6);
    if (!seats_->GetChildren().empty()) return;
    auto* grid = new wxFlexGridSizer(2, gap, gap * 2);
    grid->AddGrowableCol(1);
    for (int i = 0; i < model_.session().start().setup.seats; ++i) {
        const wxString name = wxString::Format("Seat %d", i + 1);
        grid->Add(new wxStaticText(seats_, wxID_ANY, name), wxSizerFlags().CentreVertical());
        auto* who = new wxChoice(seats_, wxID_ANY);
        who->SetName(name + ", who decides");
        who->Append("a person");
        for (const BotSort& bot : bot_sorts())
            who->Append("bot: " + to_wx(bot.name));
        int chosen = 0;
        for (std::size_t b = 0; b < bot_sorts().size(); ++b) {
            if (bot_sorts()[b].name == model_.bot_of(i)) chosen = static_cast<int>(b) + 1;
        }
        who->SetSelection(chosen);
        who->Bind(wxEVT_CHOICE, [this, i](wxCommandEvent& event) {
            const int bot = event.GetSelection() - 1;
            model_.seat_bot(i, bot < 0 ? std::string() : bot_sorts()[static_cast<std::size_t>(bot)].name);
            model_.let_bots_play();
        });
        grid->Add(who, wxSizerFlags().Expand());
    }
    grid->Add(new wxStaticText(seats_, wxID_ANY, "Next dice"), wxSizerFlags().CentreVertical());
    dice_ = new wxTextCtrl(seats_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    dice_->SetName("Next dice");
    dice_->SetHint("6 1 4, then Enter");
    dice_->SetToolTip("The next dice show these numbers, then chance goes on.");
    dice_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { lay_dice(); });
    grid->Add(dice_, wxSizerFlags().Expand());
    auto* trace = new wxCheckBox(seats_, wxID_ANY, "Write a &trace of events and rules");
    trace->SetValue(model_.traces());
    trace->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) { set_trace(event.IsChecked()); });
    seats_->GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    seats_->GetSizer()->Add(trace, wxSizerFlags().Border(wxLEFT | wxRIGHT, gap * 2));
    seats_->Layout();
}

void PlayPane::bind_keys() {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool digit = key >= '0' && key <= '9' && !event.HasAnyModifiers();
        const bool typing = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr;
        const bool here = model_.playing() && pages_->GetSelection() == kGamePage;
        if (!digit || typing || !here || !options_->take_digit(key - '0')) event.Skip();
    });
}

void PlayPane::load(std::function<void(GameRules)> then) {
    GameWish wish = host_.wish();
    loading_.run([wish = std::move(wish)](const std::stop_token&) { return load_rules(wish); }, std::move(then));
}

void PlayPane::new_game() {
    load([this](GameRules rules) {
        const std::string pack = rules.catalog->packs().empty() ? std::string() : rules.catalog->packs().back().id;
        setup_->show(rules.catalog, pack);
        pages_->SetSelection(kSetupPage);
        setup_->SetFocus();
    });
}

void PlayPane::begin(GameStart chosen) { start(chosen); }

void PlayPane::start(const GameStart& chosen) {
    last_start_ = chosen;
    GameWish wish = host_.wish();
    wish.scenario = chosen.scenario;
    wish.modes = chosen.modes;
    loading_.run([wish = std::move(wish)](const std::stop_token&) { return load_rules(wish); },
                 [this](GameRules rules) {
                     for (int i = 0; i < 99; ++i) {
                         if (!model_.bot_of(i).empty()) model_.seat_bot(i, {});
                     }
                     const Diagnostics problems = model_.begin(std::move(rules), last_start_.setup);
                     if (problems.has_errors()) host_.show_problems(problems);
                     if (!model_.playing()) {
                         host_.tell("The game cannot begin: see the problems.", PlayHost::Tone::Error);
                         return;
                     }
                     for (const auto& [seat, bot] : last_start_.bots)
                         model_.seat_bot(seat, bot);
                     adopt_rules();
                     model_.let_bots_play();
                 });
}

/// Everything that hangs on the content is made anew.
void PlayPane::adopt_rules() {
    pictures_.show(model_.rules().catalog);
    seats_->DestroyChildren();
    seats_->GetSizer()->Clear();
    board_->clear();
    shown_log_.clear();
    log_->clear_all();
    inspector_->clear();
    pages_->SetSelection(kGamePage);
    refresh();
    board_->SetFocus();
}

void PlayPane::take_over() {
    if (!model_.playing()) return;
    GameWish wish = host_.wish();
    wish.scenario = model_.rules().wish.scenario;
    wish.modes = model_.rules().wish.modes;
    loading_.run([wish = std::move(wish)](const std::stop_token&) { return load_rules(wish); },
                 [this](GameRules rules) {
                     const bool fine = rules.rules != nullptr;
                     const Diagnostics problems = model_.take_over(std::move(rules));
                     if (!fine) return;  // the problems are shown where content is edited; the game goes on as it was
                     adopt_rules();
                     if (!problems.empty()) host_.show_problems(problems);
                     host_.tell(to_wx(model_.note()),
                                problems.empty() ? PlayHost::Tone::Note : PlayHost::Tone::Warning);
                 });
}

void PlayPane::rerun() {
    if (!model_.playing()) return;
    GameWish wish = host_.wish();
    wish.scenario = model_.rules().wish.scenario;
    wish.modes = model_.rules().wish.modes;
    loading_.run([wish = std::move(wish)](const std::stop_token&) { return load_rules(wish); },
                 [this](GameRules rules) {
                     RerunReport report = model_.rerun_on(std::move(rules));
                     adopt_rules();
                     host_.tell(to_wx(report.text()), PlayHost::Tone::Note);
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

void PlayPane::leave() {
    loading_.cancel();
    bot_timer_.Stop();
    model_.leave();
    pictures_.show(nullptr);
    board_->clear();
    party_->show({});
    inspector_->clear();
    log_->clear_all();
    shown_log_.clear();
    pages_->SetSelection(kSetupPage);
}

void PlayPane::undo() {
    if (model_.playing()) model_.undo();
}

void PlayPane::redo() {
    if (model_.playing()) model_.redo();
}

void PlayPane::restart() {
    if (!model_.playing()) return;
    model_.restart(model_.session().start().setup.seed);
    board_->clear();
    refresh();
    model_.let_bots_play();
}

void PlayPane::branch() {
    if (model_.playing()) model_.branch(model_.session().at());
}

void PlayPane::zoom_in() { board_->zoom_in(); }
void PlayPane::zoom_out() { board_->zoom_out(); }
void PlayPane::fit() { board_->fit(); }

void PlayPane::set_trace(bool on) { model_.set_trace(on); }

// --- showing

void PlayPane::refresh() {
    if (!model_.playing() || pages_->GetSelection() != kGamePage) return;
    timeline_->show(model_);
    board_->point_out(-1);
    board_->show(model_.scene(), true);
    party_->show(model_.party());
    party_->GetParent()->Layout();
    options_->show(model_.prompt(), model_.options(), !model_.bots_at_work());
    show_log();
    show_seats();
    if (tabs_->GetCurrentPage() == trace_) show_trace();
    if (tabs_->GetCurrentPage() == board_text_) show_board_text();
    if (tabs_->GetCurrentPage() == inspector_) inspector_->show(model_.game(), inspector_->piece());
    if (model_.failure()) {
        host_.tell(to_wx(model_.note()), PlayHost::Tone::Error);
    } else if (host_.whisper) {
        host_.whisper(to_wx(model_.note()));
    }
}

/// Only what is different is written anew.
void PlayPane::show_log() {
    const std::vector<LogEntry> entries = model_.log();
    std::size_t same = 0;
    while (same < entries.size() && same < shown_log_.size() && entries[same].text == shown_log_[same])
        ++same;
    log_->cut_lines(static_cast<int>(same));
    shown_log_.resize(same);
    for (std::size_t i = same; i < entries.size(); ++i) {
        log_->write(entries[i].text);
        if (!entries[i].cause.empty()) {
            log_->write("   ");
            log_->write_link(entries[i].cause, [this, place = entries[i].place] { host_.open_place(place); });
        }
        log_->end_line();
        shown_log_.push_back(entries[i].text);
    }
    log_->show_end();
}

void PlayPane::show_trace() {
    trace_->clear_all();
    if (!model_.traces()) trace_->write("The trace is off. Switch it on under Table.\n", Style::Faint);
    for (const std::string& line : model_.trace()) {
        const bool heading = !line.starts_with(' ');
        trace_->write(line, heading ? Style::Heading : line.starts_with("    ") ? Style::Plain : Style::Faint);
        trace_->end_line();
    }
    trace_->show_end();
}

void PlayPane::show_board_text() {
    board_text_->clear_all();
    for (const std::string& line : describe(model_.scene())) {
        board_text_->write(line);
        board_text_->end_line();
    }
    board_text_->end_line();
    for (const Member& member : model_.party()) {
        board_text_->write(describe(member));
        board_text_->end_line();
    }
    board_text_->GotoPos(0);
}

// --- doing

void PlayPane::choose(std::size_t option) {
    if (model_.bots_at_work()) return;
    model_.choose(option);
    model_.let_bots_play();
}

void PlayPane::choose_at(const std::vector<std::size_t>& options, const wxPoint& at) {
    if (options.size() == 1) return choose(options.front());
    wxMenu menu;
    for (const std::size_t option : options) {
        wxString label = to_wx(model_.options()[option].label);
        label.Replace("&", "&&");
        wxMenuItem* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, option](wxCommandEvent&) { CallAfter([this, option] { choose(option); }); },
            item->GetId());
        menu.Bind(
            wxEVT_MENU_HIGHLIGHT, [this, option](wxMenuEvent&) { board_->point_out(static_cast<int>(option)); },
            item->GetId());
    }
    board_->PopupMenu(&menu, at);
    board_->point_out(-1);
}

void PlayPane::inspect(PieceId piece) {
    tabs_->SetSelection(static_cast<std::size_t>(tabs_->FindPage(inspector_)));
    inspector_->show(model_.game(), piece);
}

void PlayPane::piece_menu(PieceId piece, const wxPoint& at) {
    const Inspection seen = editor::inspect(model_.game(), piece);
    wxMenu menu;
    const int look = menu.Append(wxID_ANY, "Inspect " + to_wx(seen.title))->GetId();
    const int edit = menu.Append(wxID_ANY, "Edit " + to_wx(seen.entry))->GetId();
    menu.Bind(
        wxEVT_MENU, [&](wxCommandEvent&) { inspect(piece); }, look);
    menu.Bind(
        wxEVT_MENU, [&](wxCommandEvent&) { host_.edit_entry(seen.entry); }, edit);
    board_->PopupMenu(&menu, at);
}

void PlayPane::lay_dice() {
    const std::vector<int> dice = read_dice(dice_->GetValue());
    if (!dice.empty() && model_.force_dice(dice)) dice_->Clear();
}

void PlayPane::step_bots() {
    if (!model_.bots_at_work()) {
        bot_timer_.Stop();
        return;
    }
    if (bot_timer_.IsRunning()) return;
    model_.take_bot_choices(1);
    if (model_.bots_at_work()) {
        bot_timer_.StartOnce(kBotPace);
    } else {
        refresh();
    }
}

}  // namespace briar::editor
