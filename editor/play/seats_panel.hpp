#pragma once

#include <functional>

#include <wx/panel.h>

class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class PlayModel;

/// Who decides for which seat, dice that are laid down, and whether a trace is written.
class SeatsPanel : public wxPanel {
public:
    SeatsPanel(wxWindow* parent, PlayModel& model);

    /// Made anew for another game.
    void clear();
    /// Only while playing.
    void show();

    std::function<void(bool on)> on_trace;

private:
    void add_seat(wxSizer& grid, int seat);
    void lay_dice();

    PlayModel& model_;
    wxTextCtrl* dice_ = nullptr;
    wxStaticText* dice_told_ = nullptr;
};

}  // namespace briar::editor
