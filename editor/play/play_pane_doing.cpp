// What people do in the game that is played: choices, going back and forth, looking closer; and what bots do.
#include <wx/menu.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/widget/page_row.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kAtOnce = 400;  // choices of bots that are made in one go when nobody wants to follow

}  // namespace

void PlayPane::undo() {
    if (model_.playing()) model_.undo();
}

void PlayPane::redo() {
    if (model_.playing()) model_.redo();
}

void PlayPane::restart() {
    if (!model_.playing()) return;
    model_.restart();
    model_.let_bots_play();
}

void PlayPane::branch() {
    if (model_.playing()) model_.branch(model_.at());
}

void PlayPane::toggle_bots() {
    if (!model_.playing()) return;
    if (model_.bots_at_work() || (!model_.bots_held() && !model_.bot_decides())) {
        model_.hold_bots();
    } else {
        model_.let_bots_go_on();
    }
}

void PlayPane::show_trace() {
    if (model_.playing()) texts_->show_trace_page();
}

void PlayPane::explain() {
    if (model_.playing()) texts_->explain({});
}

void PlayPane::show_told(const wxString& page) {
    if (!model_.playing()) return;
    tabs_->show_called(page);
    focus_told();
}

void PlayPane::focus_told() {
    if (wxWindow* told = model_.playing() ? tabs_->shown() : nullptr) told->SetFocus();
}

void PlayPane::choose(std::size_t option) {
    if (model_.bots_at_work()) return;
    // What was told before the choice has been read.
    told_at_.reset();
    if (host_.hush) host_.hush();
    model_.choose(option);
    model_.let_bots_play();
    if (model_.bots_at_work()) refresh();
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
    // What lies there can be looked at as well.
    if (const PieceId piece = board_->piece_at(at)) {
        menu.AppendSeparator();
        const int look =
            menu.Append(wxID_ANY, "&Inspect " + to_wx(editor::inspect(model_.game(), piece).title))->GetId();
        menu.Bind(
            wxEVT_MENU, [this, piece](wxCommandEvent&) { CallAfter([this, piece] { inspect(piece); }); }, look);
    }
    board_->PopupMenu(&menu, at);
    board_->point_out(-1);
}

void PlayPane::inspect(PieceId piece) {
    inspector_->show(model_.game(), piece);
    tabs_->show(inspector_);
}

void PlayPane::piece_menu(PieceId piece, const wxPoint& at) {
    const Inspection seen = editor::inspect(model_.game(), piece);
    wxMenu menu;
    const wxString title = to_wx(seen.title);
    const int look = menu.Append(wxID_ANY, "&Inspect " + title)->GetId();
    const int why = menu.Append(wxID_ANY, "&Why can nothing be done with " + title + "?")->GetId();
    const int edit = menu.Append(wxID_ANY, "&Edit " + title)->GetId();
    menu.Bind(
        wxEVT_MENU, [&](wxCommandEvent&) { inspect(piece); }, look);
    menu.Bind(
        wxEVT_MENU, [&](wxCommandEvent&) { texts_->explain(piece); }, why);
    menu.Bind(
        wxEVT_MENU, [&](wxCommandEvent&) { host_.edit_entry(seen.entry); }, edit);
    board_->PopupMenu(&menu, at);
}

void PlayPane::step_bots() {
    if (!model_.bots_at_work()) {
        bot_timer_.Stop();
        return;
    }
    if (bot_timer_.IsRunning()) return;
    const int pace = strip_->pace();
    model_.take_bot_choices(pace > 0 ? 1 : kAtOnce);
    if (!model_.bots_at_work()) return refresh();
    if (pace > 0) bot_timer_.StartOnce(pace);
}

}  // namespace briar::editor
