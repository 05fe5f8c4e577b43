// What is shown: positions as the texts stand now, with what the content means. That takes a while for large packs and
// is found out in another thread.
#include <algorithm>

#include <wx/listbox.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/full_id.hpp"
#include "editor/map/map_palette.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/map/position_list.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr int kSlow = 150;  // milliseconds

wxString fresh_title() { return "As the scenario begins"; }

bool same_choice(const ScenarioChoice& a, const ScenarioChoice& b) {
    return a.scenario == b.scenario && a.modes == b.modes;
}

bool lies_on(const Scene& scene, PieceId piece) {
    const auto is_it = [&](const auto& each) { return each.piece == piece; };
    return std::any_of(scene.lying.begin(), scene.lying.end(), [&](const Lying& tile) {
        return is_it(tile) || std::any_of(tile.marks.begin(), tile.marks.end(), is_it);
    });
}

}  // namespace

std::string MapPane::scenario() const { return id_part(full_id_); }

const FoundPosition* MapPane::shown() const { return current_ ? &*current_ : nullptr; }

ScenarioChoice MapPane::shown_choice() const {
    return shown() != nullptr ? shown()->test.choice : ScenarioChoice{scenario(), {}};
}

void MapPane::refresh() {
    const auto checked = host().check_now();
    if (!checked || !checked->catalog) return;
    if (!checked_) take_content(checked);
    list_positions();
    if (checked->catalog != checked_->catalog) compile(checked);
    show_position();
}

void MapPane::take_content(const std::shared_ptr<const Checked>& checked) {
    checked_ = checked;
    laying_ = std::make_unique<Laying>(workspace().set(), checked->catalog);
    pictures_.show(checked->catalog);
}

/// What it is wanted for may be another position when it is there, which then asks for its own.
void MapPane::compile(const std::shared_ptr<const Checked>& checked) {
    const ScenarioChoice choice = shown_choice();
    const bool goes_on = busy() && compiled_now_.catalog == checked->catalog;
    if (goes_on && same_choice(compiled_now_.choice, choice)) return;
    compiled_now_ = {checked->catalog, choice};
    slow_.StartOnce(kSlow);
    compiling_.run([&set = workspace().set(), catalog = checked->catalog,
                    choice](const std::stop_token&) { return compile_rules(set, catalog, choice); },
                   [this, checked, choice](CompiledRules compiled) {
                       slow_.Stop();
                       if (checked->catalog != checked_->catalog) take_content(checked);
                       laying_->take(choice, std::move(compiled));
                       list_positions();
                       show_position();
                   });
}

void MapPane::list_positions() {
    found_ = positions_of(workspace(), *checked_, scenario());
    wxArrayString rows;
    rows.Add(fresh_title());
    int row = 0;
    for (const FoundPosition& each : found_.list) {
        rows.Add(to_wx(each.name()));
        if (!current_ || !(each == *current_)) continue;
        row = static_cast<int>(rows.size()) - 1;
        current_ = each;
    }
    if (row == 0) current_.reset();
    lists_->show_positions(rows, row);
}

/// Where the content is still looked into, what was shown of this position stays and cannot be changed.
void MapPane::show_position() {
    if (!checked_) return;
    edit_.reset();
    laying_->knows(shown_choice()) ? lay_position() : compile(host().check_now());
    offer_places();
    palette_->Enable(can_change());
    palette_->show(workspace(), can_change() ? edit_->kinds() : std::vector<std::string>());
    show_scene();
    show_piece();
    show_words();
}

void MapPane::lay_position() {
    laid_ = shown() != nullptr ? laying_->given(shown()->test) : laying_->fresh(scenario());
    find_selected();
    if (shown() != nullptr) edit_ = make_position_edit(workspace(), *shown(), laid_);
}

void MapPane::find_selected() {
    if (selected_ && laid_.rules && laid_.rules != rules_of_selected_) {
        selected_ = find_piece(*laid_.rules, known_selected_);
        rules_of_selected_ = laid_.rules;
    }
    if (!lies_on(laid_.scene, selected_)) selected_ = {};
}

/// What is being put or moved goes on where it still can.
void MapPane::offer_places() {
    if (putting_ && can_change()) {
        places_ = edit_->places_for(putting_->kind);
    } else if (moving_ && can_change() && selected_) {
        places_ = edit_->places_for(selected_);
    } else {
        putting_.reset();
        moving_ = false;
        places_.clear();
    }
}

}  // namespace briar::editor
