#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/scrolwin.h>

class wxFlexGridSizer;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class PlayModel;

/// Dice that are laid down, and who decides for which seat; scrolled where there is little room.
class SeatsPanel : public wxScrolledWindow {
public:
    SeatsPanel(wxWindow* parent, PlayModel& model);

    /// Made anew for another game.
    void clear();
    /// Only while playing. Made anew where others sit or are played than are shown.
    void show();
    /// The dice lie ready, or nobody wants to lay any: people go on with the game.
    std::function<void()> on_done;

private:
    void build_dice();
    void build_seats();
    void add_seat(int seat);
    struct Seat {
        std::string bot;     ///< empty: a person
        std::string played;  ///< whom it decides for
        friend bool operator==(const Seat&, const Seat&) = default;
    };
    [[nodiscard]] std::vector<Seat> seats_of_game() const;
    void name_faces();
    void lay_dice();
    void tell_of_dice(const wxString& text, bool laid);
    void show_dice();
    void lay_out();

    PlayModel& model_;
    std::vector<Seat> shown_;
    std::vector<std::string> faces_;  ///< of the dice, as they are called where `shown_` is played
    wxFlexGridSizer* grid_ = nullptr;
    std::vector<wxWindow*> seats_;  ///< two for each: its name, who decides
    wxTextCtrl* dice_ = nullptr;
    wxStaticText* dice_told_ = nullptr;
    bool dice_lie_ = false;  ///< it was told that they do
};

}  // namespace briar::editor
