#pragma once

#include <functional>

#include <wx/panel.h>

#include "editor/playing/play_model.hpp"

class wxBitmapButton;
class wxChoice;
class wxSlider;
class wxStaticText;

namespace briar::editor {

/// The row of buttons above the board: new game, back and forth through the whole game, lines of play.
class Timeline : public wxPanel {
public:
    explicit Timeline(wxWindow* parent);
    void show(const PlayModel& model);

    std::function<void()> on_new_game, on_restart, on_undo, on_redo, on_branch;
    std::function<void()> on_take_over, on_rerun, on_record, on_why_not;
    std::function<void(std::size_t step)> on_go;
    std::function<void(std::size_t line)> on_line;

private:
    wxBitmapButton* add_button(wxSizer* sizer, int icon, const wxString& name, std::function<void()> Timeline::*action);
    void show_lines(const PlayModel& model);

    wxBitmapButton* undo_ = nullptr;
    wxBitmapButton* redo_ = nullptr;
    wxBitmapButton* restart_ = nullptr;
    wxBitmapButton* branch_ = nullptr;
    std::vector<wxBitmapButton*> doings_;  ///< possible while a game is played
    wxSlider* slider_ = nullptr;
    wxStaticText* step_ = nullptr;
    wxChoice* lines_ = nullptr;
    std::vector<std::size_t> line_numbers_;
};

}  // namespace briar::editor
