// What people do with a position: putting, moving, turning and taking away pieces.
#include <algorithm>

#include <wx/listbox.h>

#include "editor/board/board_canvas.hpp"
#include "editor/map/map_palette.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/map/piece_panel.hpp"
#include "editor/map/position_list.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/position/new_position.hpp"
#include "editor/widget/choice_search.hpp"

namespace briar::editor {

void MapPane::begin_put(const std::string& kind, const std::string& id) {
    if (!can_change()) return;
    moving_ = false;
    putting_ = Putting{kind, id};
    places_ = edit_->places_for(kind);
    show_scene();
    reveal_places();
    show_words();
}

void MapPane::begin_move() {
    if (!can_change() || !selected_) return;
    putting_.reset();
    palette_->choose_nothing();
    moving_ = true;
    places_ = edit_->places_for(selected_);
    show_scene();
    show_words();
}

void MapPane::ask_where_to() {
    if (!can_change() || !selected_) return;
    std::vector<Choice> choices;
    const std::vector<PositionPlace> places = edit_->places_for(selected_);
    for (std::size_t i = 0; i < places.size(); ++i)
        choices.push_back({std::to_string(i), places[i].words, {}});
    const auto move = [this, places, piece = selected_, rules = laid_.rules](const std::string& which) {
        // Another content has other pieces and places.
        if (can_change() && laid_.rules == rules)
            do_it(edit_->move(piece, places[static_cast<std::size_t>(std::stoul(which))]));
    };
    auto* search = new ChoiceSearch(this, dots("Move to"), std::move(choices), move);
    search->show_at(piece_->GetScreenPosition());
}

/// Every place is on the board.
void MapPane::reveal_places() {
    const wxRect all(board_->GetClientSize());
    const bool seen = std::all_of(places_.begin(), places_.end(),
                                  [&](const PositionPlace& each) { return all.Contains(board_->pixels(each.at)); });
    if (!seen) board_->fit();
}

void MapPane::end_doing() {
    putting_.reset();
    moving_ = false;
    places_.clear();
    palette_->choose_nothing();
    show_scene();
    show_words();
}

void MapPane::do_it(const Command& command) {
    host().apply(command);
    refresh();
}

void MapPane::choose_place(std::size_t place) {
    if (place >= places_.size() || !can_change()) return;
    const PositionPlace chosen = places_[place];
    if (putting_) {
        do_it(edit_->put(putting_->kind, putting_->id, chosen));
        return reveal_places();
    }
    if (!moving_) return;
    const Command command = edit_->move(selected_, chosen);
    end_doing();
    do_it(command);
}

void MapPane::turn(int quarters) {
    if (can_change() && selected_) do_it(edit_->turn(selected_, quarters));
}

void MapPane::take_away() {
    if (can_change() && selected_) do_it(edit_->take_away(selected_));
}

void MapPane::open_entry() {
    if (!selected_ || !laid_.rules || !host().open_entry) return;
    const Entry& entry = laid_.rules->catalog->entry(laid_.rules->info(selected_).def);
    host().open_entry(entry.full_id());
}

void MapPane::show_yaml() {
    if (!can_change() || !selected_ || !host().open_place) return;
    const Path path = edit_->path_of(selected_);
    const Node* node = shown()->test.given != nullptr ? resolve(*shown()->test.given, path) : nullptr;
    if (node != nullptr && !path.empty()) host().open_place(node->document->place(node->span));
}

bool MapPane::play_from_here() {
    if (!shows_position() || !host().play_from) return false;
    host().play_from(shown()->test);
    return true;
}

/// A position that has just been made: its name is what comes next.
void MapPane::go_to(const std::string& file, const std::string& name) {
    FoundPosition wanted;
    wanted.file = file;
    wanted.test.name = name;
    current_ = std::move(wanted);
    show_nothing();
    refresh();
    lists_->ask_for_name();
}

void MapPane::add_position() {
    const NewPosition made = new_position(workspace(), scenario());
    if (host().apply(made.command)) go_to(made.file, made.name);
}

void MapPane::copy_position() {
    if (shown() == nullptr) return;
    const NewPosition made = editor::copy_position(workspace(), *shown());
    if (host().apply(made.command)) go_to(made.file, made.name);
}

void MapPane::rename_position(const wxString& name) {
    if (shown() == nullptr) return;
    do_it(editor::rename_position(workspace(), *shown(), from_wx(name)));
}

/// A position that is renamed, by whatever step, stays the one that is shown.
void MapPane::follow_name(const StepEvent& step) {
    if (!current_) return;
    const std::string name = new_name(workspace(), step, *current_);
    if (!name.empty()) current_->test.name = name;
}

/// The next one is shown.
void MapPane::remove_position() {
    if (shown() == nullptr) return;
    const int row = positions().GetSelection();
    if (!host().apply(editor::remove_position(workspace(), *shown()))) return;
    current_.reset();
    refresh();
    const int next = std::min(row, static_cast<int>(found_.list.size()));
    lists_->positions().SetSelection(next);
    show_row(next);
    refresh();
}

void MapPane::show_test() {
    if (shown() != nullptr && host().open_place) host().open_place(shown()->test.place);
}

void MapPane::on_key(wxKeyEvent& event) {
    const wxWindow* focus = wxWindow::FindFocus();
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE && (putting_ || moving_)) return end_doing();
    if (focus == &positions() && key == WXK_DELETE && !event.HasAnyModifiers()) return remove_position();
    if ((focus != board_ && focus != &pieces()) || event.ControlDown() || event.AltDown()) return event.Skip();
    if (key == 'R') return turn(event.ShiftDown() ? -1 : 1);
    if (key == WXK_DELETE) return take_away();
    if (key == 'M') {
        begin_move();
        reveal_places();
        return board_->SetFocus();
    }
    event.Skip();
}

}  // namespace briar::editor
