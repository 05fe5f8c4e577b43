#include "editor/map/map_pane.hpp"

#include <algorithm>

#include <wx/listbox.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/board/board_canvas.hpp"
#include "editor/map/map_palette.hpp"
#include "editor/map/piece_panel.hpp"
#include "editor/map/position_list.hpp"
#include "editor/map/value_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/position/beginning_values.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kSideWidth = 240;
constexpr int kLeastLists = 130;
constexpr int kLeastRight = 210;
constexpr int kScrollBar = 8;  // a thin one, at the edge of a column
/// Options of the board's places begin here: the first nine would be shown with digits, as in play.
constexpr std::size_t kFirstOption = 1000;

}  // namespace

MapPane::MapPane(wxWindow* parent, PaneHost host, std::string full_id)
    : FollowingPane(parent, std::move(host)), full_id_(std::move(full_id)), compiling_(*this) {
    SetName("Map of " + to_wx(full_id_));
    build();
    Bind(wxEVT_CHAR_HOOK, &MapPane::on_key, this);
    steps_ = workspace().listen_to_steps([this](const StepEvent& step) { follow_name(step); });
    slow_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_words(); });
    refresh();
}

void MapPane::build() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    lists_ = new PositionList(this);
    row->Add(lists_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
    row->Add(build_middle(), wxSizerFlags(1).Expand());
    right_ = build_right();
    row->Add(right_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
    SetSizer(row);
    share_width();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        share_width();
        event.Skip();
    });
    bind_lists();
    bind_board();
    bind_piece();
}

/// In a narrow window lists give way before the board does.
void MapPane::share_width() {
    const int width = GetClientSize().x;
    lists_->SetMinSize({std::clamp(width / 5, FromDIP(kLeastLists), FromDIP(kSideWidth)), -1});
    const int right = std::clamp(width / 4, FromDIP(kLeastRight), FromDIP(kSideWidth));
    right_->SetMinSize({right, -1});
    values_->fit(right - FromDIP(kScrollBar));
    right_->FitInside();
}

wxListBox& MapPane::positions() { return lists_->positions(); }
wxListBox& MapPane::pieces() { return lists_->pieces(); }

void MapPane::bind_lists() {
    lists_->on_position = [this](int row) { show_row(row); };
    lists_->on_new = [this] { add_position(); };
    lists_->on_play = [this] { play_from_here(); };
    lists_->on_rename = [this](const wxString& name) { rename_position(name); };
    lists_->on_copy = [this] { copy_position(); };
    lists_->on_remove = [this] { remove_position(); };
    lists_->on_yaml = [this] { show_test(); };
    lists_->on_piece = [this](PieceId piece) { select(piece); };
}

void MapPane::show_row(int row) {
    values_->take_typed();
    current_.reset();
    if (row > 0) current_ = found_.list[static_cast<std::size_t>(row - 1)];
    lists_->show_positions(positions().GetStrings(), row);
    show_nothing();
    show_position();
}

/// Another position comes: nothing of this one may be taken for it.
void MapPane::show_nothing() {
    selected_ = {};
    edit_.reset();
    laid_ = {};
    end_doing();
    board_->clear();
}

wxWindow* MapPane::build_middle() {
    auto* panel = new wxPanel(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    board_ = new BoardCanvas(panel, pictures_);
    column->Add(board_, wxSizerFlags(1).Expand());
    hint_ = new Remark(panel, wxID_ANY, "");
    hint_->SetForegroundColour(current_look().faint);
    problems_ = new Remark(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    problems_->SetForegroundColour(current_look().error);
    problems_->Hide();
    column->Add(hint_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    column->Add(problems_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    panel->SetSizer(column);
    panel->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit_words(); });
    });
    return panel;
}

/// Scrolls where it has less room than it needs.
wxScrolledWindow* MapPane::build_right() {
    auto* panel = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    panel->SetScrollRate(0, FromDIP(10));
    // One window within is moved when one scrolls: GTK complains of hidden ones that are moved.
    auto* body = new wxPanel(panel);
    auto* column = new wxBoxSizer(wxVERTICAL);
    palette_ = new MapPalette(body);
    palette_->on_choose = [this](const std::string& kind, const std::string& id) { begin_put(kind, id); };
    column->Add(palette_, wxSizerFlags(1).Expand());
    piece_ = new PiecePanel(body);
    column->Add(piece_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(12)));
    values_ = new ValuePanel(body);
    column->Add(values_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(10)));
    body->SetSizer(column);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(body, wxSizerFlags(1).Expand());
    panel->SetSizer(all);
    return panel;
}

void MapPane::bind_board() {
    board_->on_inspect = [this](PieceId piece) { select(piece); };
    board_->on_choose = [this](const std::vector<std::size_t>& options, const wxPoint&) {
        if (!options.empty() && options.front() >= kFirstOption) choose_place(options.front() - kFirstOption);
    };
    board_->label_of = [this](std::size_t option) {
        const std::size_t place = option - kFirstOption;
        return option >= kFirstOption && place < places_.size() ? places_[place].words : std::string();
    };
    board_->on_drag = [this](PieceId piece) {
        if (!can_change()) return false;
        select(piece);
        begin_move();
        return true;
    };
    board_->on_drag_end = [this] { end_doing(); };
}

void MapPane::bind_piece() {
    piece_->on_move = [this] {
        begin_move();
        reveal_places();
        board_->SetFocus();
    };
    piece_->on_move_to = [this] { ask_where_to(); };
    piece_->on_turn = [this] { turn(1); };
    piece_->on_take_away = [this] { take_away(); };
    piece_->on_open = [this] { open_entry(); };
    piece_->on_yaml = [this] { show_yaml(); };
}

void MapPane::show_scene() {
    Scene scene = laid_.scene;
    scene.targets.clear();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        Target target;
        target.sort = places_[i].taken ? TargetSort::Go : TargetSort::Open;
        target.at = places_[i].at;
        target.options = {kFirstOption + i};
        scene.bounds = around(scene.bounds, target.at);
        scene.targets.push_back(std::move(target));
    }
    board_->show(std::move(scene), false);
    board_->select(selected_);
}

/// Of this piece in this position alone: another one may be shown when it comes to it.
std::function<void(const PieceValue& which, int value)> MapPane::changing(const FoundPosition& position,
                                                                          PieceId piece) {
    return [this, position, piece](const PieceValue& which, int value) {
        if (can_change() && *shown() == position) do_it(edit_->set_value(piece, which, value));
    };
}

void MapPane::show_piece() {
    lists_->show_pieces(laid_.scene, selected_);
    PiecePanel::Shown shown_piece;
    for (const Lying& tile : laid_.scene.lying) {
        const auto mark = std::find_if(tile.marks.begin(), tile.marks.end(),
                                       [&](const Mark& each) { return each.piece == selected_; });
        if (tile.piece != selected_ && mark == tile.marks.end()) continue;
        const bool is_tile = tile.piece == selected_;
        shown_piece.title = to_wx(is_tile ? tile.title : mark->title);
        shown_piece.where = is_tile ? to_wx(tile.where) + (tile.ways.empty() ? "" : ", " + to_wx(tile.ways))
                                    : "on " + to_wx(tile.title) + ", " + to_wx(tile.where);
    }
    if (selected_ && can_change()) {
        shown_piece.can_change = true;
        shown_piece.can_turn = edit_->can_turn(selected_);
        shown_piece.written = !edit_->path_of(selected_).empty();
    }
    piece_->show(shown_piece);
    std::vector<PieceValue> values;
    if (can_change()) values = edit_->values(selected_);
    if (!selected_ && shown() != nullptr) fill_from_beginning(laid_, shown()->test, values);
    values_->show(values, can_change() ? changing(*shown(), selected_) : nullptr);
    right_->FitInside();
    right_->Layout();
    values_->GetParent()->Layout();
}

void MapPane::show_words() {
    lists_->may_play(shows_position() && host().play_from != nullptr);
    words_ = words_now();
    fit_words();
    const wxString wrong = problem_now();
    problems_->SetLabel(wrong);
    problems_->Show(!wrong.empty());
    problems_->GetParent()->Layout();
}

wxString MapPane::words_now() const {
    // What takes but a moment is not spoken of.
    if (busy() && !slow_.IsRunning()) return dots(laid_.game ? "What has changed is taken in" : "It is laid out");
    if (busy() && !laid_.game) return {};
    if (!laid_.game) return "This position cannot be shown.";
    if (shown() == nullptr) return "This is how the scenario begins. A new position begins like it and can be changed.";
    if (!can_change()) return "Positions of this game are changed in the text of the test.";
    if (putting_) return "Click where it is to be put, as often as you like. Esc ends it.";
    if (moving_) return "Click where it is to go. Esc ends it.";
    return "Click a piece to choose it, drag it to move it; drag the board to look around.";
}

wxString MapPane::problem_now() const {
    if (!laid_.problems.empty()) return to_wx(laid_.problems.list().front().message);
    if (found_.broken == 0) return {};
    return wxString::Format("%d test files have mistakes; their positions are not listed.", found_.broken);
}

/// The hint takes as many lines as it needs.
void MapPane::fit_words() {
    hint_->SetLabel(words_);
    hint_->Wrap(std::max(FromDIP(120), hint_->GetParent()->GetClientSize().x - 2 * FromDIP(8)));
    hint_->GetParent()->Layout();
}

void MapPane::select(PieceId piece) {
    values_->take_typed();
    selected_ = piece;
    rules_of_selected_ = laid_.rules;
    known_selected_ = laid_.rules ? known_piece(*laid_.rules, piece) : KnownPiece{};
    if (putting_ || moving_) end_doing();
    show_scene();
    show_piece();
}

}  // namespace briar::editor
