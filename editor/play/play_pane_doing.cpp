// What people do in the game that is played: choices, going back and forth, looking closer; and what bots do.
#include <algorithm>
#include <functional>
#include <utility>

#include <wx/menu.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/inspector_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/play/play_texts.hpp"
#include "editor/play/state_strip.hpp"
#include "editor/playing/why_not.hpp"
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
    const std::size_t line = model_.line();
    const Diagnostics problems = model_.restart();
    if (model_.line() == line) return tell_not_begun(problems);
    model_.let_bots_play();
}

void PlayPane::branch() {
    if (!model_.playing()) return;
    const bool bots = model_.bots_at_work();
    model_.branch(model_.at());
    if (bots) model_.let_bots_play();
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

/// While a menu is open, a change may be taken in: what was chosen in it would be done to something else then.
std::function<void()> PlayPane::while_it_stands(std::function<void()> act) {
    return [this, moment = model_.moment(), act = std::move(act)] {
        if (model_.moment() == moment) return act();
        host_.whisper("The game has changed meanwhile: nothing was done.");
    };
}

void PlayPane::choose_at(const std::vector<std::size_t>& options, const wxPoint& at) {
    if (options.size() == 1) return choose(options.front());
    wxMenu menu;
    for (const std::size_t option : options) {
        const int item = add_to_menu(menu, to_wx(model_.options()[option].label), [this, option] { choose(option); });
        menu.Bind(
            wxEVT_MENU_HIGHLIGHT, [this, option](wxMenuEvent&) { board_->point_out(static_cast<int>(option)); }, item);
    }
    // What lies there can be looked at as well.
    if (const PieceId piece = board_->piece_at(at)) {
        menu.AppendSeparator();
        add_to_menu(menu, "Inspect " + to_wx(editor::inspect(model_.game(), piece).title),
                    [this, piece] { inspect(piece); });
    }
    board_->PopupMenu(&menu, at);
    board_->point_out(-1);
}

void PlayPane::inspect(PieceId piece) {
    inspector_->show(model_.game(), piece);
    tabs_->show(inspector_);
}

/// Gives the item's number. Where the game has gone on meanwhile, nothing is done.
int PlayPane::add_to_menu(wxMenu& menu, wxString label, std::function<void()> act) {
    label.Replace("&", "&&");
    wxMenuItem* item = menu.Append(wxID_ANY, label);
    menu.Bind(
        wxEVT_MENU, [this, act = while_it_stands(std::move(act))](wxCommandEvent&) { CallAfter(act); }, item->GetId());
    return item->GetId();
}

/// What can be done where the piece lies, and with all that lies there.
void PlayPane::piece_menu(PieceId piece, const wxPoint& at) {
    wxMenu menu;
    const Scene& scene = board_->scene();
    const Lying* lying = scene.lying_with(piece);
    const Target* target = lying != nullptr ? scene.target_of_place(lying->at) : nullptr;
    if (target != nullptr) {
        for (const std::size_t option : target->options)
            add_to_menu(menu, to_wx(model_.options()[option].label), [this, option] { choose(option); });
        menu.AppendSeparator();
    }
    std::vector<PieceId> all{piece};
    if (lying != nullptr) all.push_back(lying->piece);
    for (std::size_t i = 0; lying != nullptr && i < lying->marks.size(); ++i)
        all.push_back(lying->marks[i].piece);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i == 0 || all[i] != piece)
            add_to_menu(menu, "Inspect " + to_wx(editor::inspect(model_.game(), all[i]).title),
                        [this, each = all[i]] { inspect(each); });
    const Inspection seen = editor::inspect(model_.game(), piece);
    const wxString title = to_wx(seen.title);
    if (!why_not(model_.game(), piece).empty())
        add_to_menu(menu,
                    "Why can " + wxString(target != nullptr ? "no more" : "nothing") + " be done with " + title + "?",
                    [this, piece] { texts_->explain(piece); });
    add_to_menu(menu, "Edit " + title, [this, entry = seen.entry] { host_.edit_entry(entry); });
    board_->PopupMenu(&menu, at);
}

void PlayPane::step_bots() {
    if (!model_.bots_at_work()) {
        bot_timer_.Stop();
        return;
    }
    if (bot_timer_.IsRunning()) return;
    const int pace = strip_->pace();
    const std::size_t made = model_.take_bot_choices(pace > 0 ? 1 : kAtOnce);
    if (!model_.bots_at_work()) return refresh();
    // What bots had chosen before they were told to hurry wakes nobody any more.
    if (pace > 0 || made == kAtOnce) bot_timer_.StartOnce(std::max(pace, 1));
}

}  // namespace briar::editor
