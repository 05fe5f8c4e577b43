#pragma once

#include <string>
#include <vector>

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
    /// Only while playing. Made anew where other bots sit than are shown.
    void show();

private:
    void build();
    void add_seat(wxSizer& grid, int seat);
    [[nodiscard]] std::vector<std::string> bots() const;
    void lay_dice();
    void tell_of_dice(const wxString& text, bool laid);
    void show_dice();

    PlayModel& model_;
    std::vector<std::string> shown_;  ///< by seat
    wxTextCtrl* dice_ = nullptr;
    wxStaticText* dice_told_ = nullptr;
    bool dice_lie_ = false;  ///< it was told that they do
};

}  // namespace briar::editor
