#pragma once

#include <functional>

#include <wx/panel.h>

class wxButton;
class wxStaticText;

namespace briar::editor {

class Heading;

/// The chosen piece: what it is, where it lies, what can be done with it.
class PiecePanel : public wxPanel {
public:
    explicit PiecePanel(wxWindow* parent);

    struct Shown {
        wxString title;  ///< empty: nothing is chosen
        wxString where;
        bool can_change = false;
        bool can_turn = false;
        bool written = false;  ///< it stands in the text
    };
    void show(const Shown& piece);

    std::function<void()> on_move;
    std::function<void()> on_move_to;
    std::function<void()> on_turn;
    std::function<void()> on_take_away;
    std::function<void()> on_open;
    std::function<void()> on_yaml;

private:
    wxButton* add(wxSizer* row, const wxString& label, const wxString& tip, std::function<void()> PiecePanel::*action);

    Heading* title_ = nullptr;
    wxStaticText* where_ = nullptr;
    wxButton* move_ = nullptr;
    wxButton* move_to_ = nullptr;
    wxButton* turn_ = nullptr;
    wxButton* take_away_ = nullptr;
    wxButton* open_ = nullptr;
    wxButton* yaml_ = nullptr;
};

}  // namespace briar::editor
