#pragma once

#include <wx/panel.h>

class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class PlayModel;

/// Who decides for which seat, and dice that are laid down.
class SeatsPanel : public wxPanel {
public:
    SeatsPanel(wxWindow* parent, PlayModel& model);

    /// Made anew for another game.
    void clear();
    /// Only while playing.
    void show();

private:
    void add_seat(wxSizer& grid, int seat);
    void lay_dice();

    PlayModel& model_;
    wxTextCtrl* dice_ = nullptr;
    wxStaticText* dice_told_ = nullptr;
};

}  // namespace briar::editor
