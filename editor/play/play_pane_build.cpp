// What a game is played with, and how its parts hang together.
#include <wx/sizer.h>
#include <wx/splitter.h>

#include "editor/board/board_canvas.hpp"
#include "editor/play/ending_view.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/lines_button.hpp"
#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/seats_panel.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/play/timeline.hpp"
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/page_row.hpp"

namespace briar::editor {

wxWindow* PlayPane::build_game_page(wxWindow* parent) {
    auto* page = new wxPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    timeline_ = new Timeline(page);
    bind_timeline();
    column->Add(timeline_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    column->Add(build_halves(page), wxSizerFlags(1).Expand());
    strip_ = new StateStrip(page);
    bind_strip();
    column->Add(strip_, wxSizerFlags().Expand());
    page->SetSizer(column);
    return page;
}

void PlayPane::bind_timeline() {
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
}

void PlayPane::bind_strip() {
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
}

/// The board and what stands beside it.
wxWindow* PlayPane::build_halves(wxWindow* parent) {
    halves_ = new wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    build_board();
    halves_->SetSashGravity(1);
    halves_->SetMinimumPaneSize(FromDIP(kLeastBoard));
    halves_->SplitVertically(board_, build_side(halves_), -FromDIP(kUsualSideWidth));
    halves_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        // Events of splitters go up to those around them.
        if (event.GetEventObject() == halves_) side_width_ = halves_->GetClientSize().x - event.GetSashPosition();
        event.Skip();
    });
    halves_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { place_side(); });
    });
    return halves_;
}

void PlayPane::build_board() {
    board_ = new BoardCanvas(halves_, pictures_);
    board_->on_choose = [this](const auto& options, const wxPoint& at) { choose_at(options, at); };
    board_->on_inspect = [this](PieceId piece) { inspect(piece); };
    board_->on_menu = [this](PieceId piece, const wxPoint& at) { piece_menu(piece, at); };
    board_->label_of = [this](std::size_t option) {
        const std::vector<OptionView> options = model_.playing() ? model_.options() : std::vector<OptionView>();
        return option < options.size() ? options[option].label : std::string();
    };
}

wxWindow* PlayPane::build_side(wxWindow* parent) {
    side_ = new wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    side_->SetMinimumPaneSize(FromDIP(kLeastPart));
    side_->SetSashGravity(0);  // what is above stays when something comes or goes below
    side_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
        side_by_hand_ = true;
        share_side_soon();
        event.Skip();
    });
    side_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_side_soon();
    });
    wxWindow* upper = build_upper(side_);
    build_pages(side_);
    side_->SplitHorizontally(upper, tabs_);
    return side_;
}

/// What can be done, and those who are played: choices stay where they are, however many of these are in sight.
wxWindow* PlayPane::build_upper(wxWindow* parent) {
    auto* upper = new FirmPanel(parent);
    auto* column = new wxBoxSizer(wxVERTICAL);
    options_ = new OptionsPanel(upper);
    options_->SetMinSize(FromDIP(wxSize(-1, kLeastOfOptions)));
    options_->on_choose = [this](std::size_t option) { choose(option); };
    options_->on_look = [this](int option) { board_->point_out(option); };
    options_->ending().on_again = [this] { play_again(); };
    options_->ending().on_restart = [this] { restart(); };
    options_->ending().on_new = [this] { new_game(); };
    party_ = new PartyPanel(upper, pictures_);
    party_->on_inspect = [this](PieceId piece) { inspect(piece); };
    column->Add(options_, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(2)));
    column->Add(party_, wxSizerFlags().Expand());
    upper->SetSizer(column);
    return upper;
}

/// What is told.
void PlayPane::build_pages(wxWindow* parent) {
    tabs_ = new PageRow(parent);
    texts_ = std::make_unique<PlayTexts>(*tabs_, model_);
    texts_->on_place = [this](const Place& place) { host_.open_place(place); };
    texts_->on_entry = [this](const std::string& id) { host_.edit_entry(id); };
    texts_->add_log();
    inspector_ = new InspectorPanel(tabs_->book(), pictures_);
    inspector_->on_edit = [this](const std::string& id) { host_.edit_entry(id); };
    inspector_->on_place = [this](const Place& place) { host_.open_place(place); };
    tabs_->add(inspector_, "Inspector");
    seats_ = new SeatsPanel(tabs_->book(), model_);
    seats_->on_done = [this] { take_focus(); };
    tabs_->add(seats_, "Table");
    texts_->add_others();
    tabs_->on_change = [this] {
        if (model_.playing()) refresh();
    };
}

}  // namespace briar::editor
