#pragma once

#include <cstdint>
#include <functional>

#include <wx/timer.h>

#include "editor/playing/play_model.hpp"
#include "editor/widget/firm_panel.hpp"

class wxBitmapButton;
class wxBoxSizer;
class wxSizer;
class wxSlider;
class wxStaticText;

namespace briar::editor {

enum class Icon : std::uint8_t;
class LinesButton;

/// The row of buttons above the board: new game, back and forth through the whole game, lines of play. Where there is
/// little room the slider lies below the buttons, and these in as many rows as they need. Nothing moves when there are
/// more lines or the step is called otherwise.
class Timeline : public FirmPanel {
public:
    explicit Timeline(wxWindow* parent);
    void show(const PlayModel& model);

    std::function<void()> on_new_game, on_restart, on_undo, on_redo, on_branch;
    std::function<void()> on_take_over, on_rerun, on_record, on_why_not;
    std::function<void(std::size_t step)> on_go;
    [[nodiscard]] LinesButton& lines() { return *lines_; }

private:
    wxBitmapButton* add_button(wxSizer* sizer, Icon which, const wxString& name,
                               std::function<void()> Timeline::*action);
    void build_buttons();
    void build_slider();
    void put_knob(int first, int last, int at);
    void draw_knob();
    void draw_knob_soon();
    [[nodiscard]] int width_of_step(const wxString& text) const;
    [[nodiscard]] int width_of_one_row();
    void arrange(bool in_one_row);
    void make_fit();

    wxBoxSizer* before_ = nullptr;  ///< of the slider
    wxBoxSizer* course_ = nullptr;  ///< the slider and the step
    wxBoxSizer* behind_ = nullptr;
    wxSizer* row_ = nullptr;
    bool in_one_row_ = true;
    int fitted_width_ = -1;
    wxBitmapButton* undo_ = nullptr;
    wxBitmapButton* redo_ = nullptr;
    wxBitmapButton* restart_ = nullptr;
    wxBitmapButton* branch_ = nullptr;
    std::vector<wxBitmapButton*> doings_;  ///< possible while a game is played
    wxSlider* slider_ = nullptr;
    wxTimer knob_timer_;
    wxStaticText* step_ = nullptr;
    LinesButton* lines_ = nullptr;
};

}  // namespace briar::editor
