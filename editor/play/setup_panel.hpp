#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/string.h>

#include "editor/playing/game_rules.hpp"
#include "runtime/engine/system.hpp"

class wxButton;
class wxCheckBox;
class wxChoice;
class wxFlexGridSizer;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

/// How a game is to begin, as people chose it.
struct GameStart {
    std::string scenario;
    std::vector<std::string> modes;
    Setup setup;
    std::map<int, std::string> bots;             ///< by seat; seats of people are left out
    std::shared_ptr<const Document> document{};  ///< of the position
    const Node* position = nullptr;              ///< where it begins; null: at a fresh set-up
};

/// Asks how a game is to begin: scenario, modes, seats, who plays whom, seed. Enter in the seed begins, Escape goes
/// back.
class SetupPanel : public wxScrolledWindow {
public:
    explicit SetupPanel(wxWindow* parent);

    /// The scenarios that there are; what was chosen before stays where it still fits.
    void show(const std::shared_ptr<const Catalog>& catalog, const std::string& pack);
    [[nodiscard]] GameStart chosen() const;
    /// There is a game that can be gone back to.
    void may_cancel(bool may);
    /// Why it could not begin like this; empty: nothing to say.
    void tell(const wxString& text);
    std::function<void(const GameStart&)> on_start;
    std::function<void()> on_cancel;
    std::function<void()> on_open;      ///< a saved game is wished for
    std::function<void()> on_continue;  ///< the game that was played last is
    /// There is a game that was played last.
    void may_continue(bool may);

private:
    struct Seat {
        wxStaticText* label = nullptr;
        wxChoice* who = nullptr;
        wxChoice* hero = nullptr;
        std::string chosen;                ///< the hero's id; empty: drawn by chance
        std::vector<std::string> offered;  ///< ids, as the choice lists them behind the first
    };
    void build();
    wxSizer* build_buttons();
    [[nodiscard]] int width_for_texts() const;
    void wrap_texts();
    void start();
    [[nodiscard]] wxButton* add_button(wxSizer& row, const wxString& label, const wxString& tip,
                                       std::function<void()> SetupPanel::*action);
    void find_heroes();
    void add_seat();
    void offer_heroes();
    void take_scenario();
    void show_modes();
    void show_seats();
    [[nodiscard]] const ScenarioOffer* scenario() const;

    std::shared_ptr<const Catalog> catalog_;
    std::vector<ScenarioOffer> offers_;
    std::vector<std::string> heroes_;  ///< ids
    wxChoice* scenario_ = nullptr;
    wxStaticText* text_ = nullptr;
    wxSizer* mode_box_ = nullptr;
    std::vector<wxCheckBox*> modes_;
    wxSpinCtrl* seats_ = nullptr;
    wxFlexGridSizer* seat_grid_ = nullptr;
    std::vector<Seat> seat_rows_;
    wxTextCtrl* seed_ = nullptr;
    wxButton* start_ = nullptr;
    wxButton* cancel_ = nullptr;
    wxButton* continue_ = nullptr;
    wxStaticText* told_ = nullptr;
    wxString told_text_;
    int wrapped_for_ = 0;  ///< the width
    wxSizer* column_ = nullptr;
};

}  // namespace briar::editor
