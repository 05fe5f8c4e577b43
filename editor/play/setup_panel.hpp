#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/string.h>

#include "editor/playing/game_rules.hpp"
#include "editor/playing/game_start.hpp"
#include "editor/playing/party_offer.hpp"
#include "editor/widget/background.hpp"

class wxButton;
class wxCheckBox;
class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class SeatRows;

/// Asks how a game is to begin: scenario, modes, seats, who plays whom, seed. Enter in the seed begins, Escape goes
/// back.
class SetupPanel : public wxScrolledWindow {
public:
    explicit SetupPanel(wxWindow* parent);

    /// The scenarios that there are; what was chosen before stays where it still fits. Of another pack than before it
    /// is what was `kept`.
    void show(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept);
    [[nodiscard]] GameStart chosen() const;
    /// It is found out who may be played.
    [[nodiscard]] bool busy() const { return looking_.busy(); }
    /// There is a game that can be gone back to.
    void may_cancel(bool may);
    /// Why it could not begin like this; empty: nothing to say.
    void tell(const wxString& text);
    std::function<void(const GameStart&)> on_start;
    std::function<void()> on_cancel;
    std::function<void()> on_open;             ///< a saved game is wished for
    std::function<void()> on_continue;         ///< the game that was played last is
    std::function<void()> on_continue_before;  ///< the one before that is
    /// There is a game that was played last, and one before that.
    void may_continue(bool last, bool before);

private:
    void build();
    void add_heading(const wxString& text);
    void build_scenario();
    void build_seats();
    void build_chance();
    wxSizer* build_buttons();
    [[nodiscard]] int width_for_texts() const;
    void wrap_texts();
    void start();
    [[nodiscard]] wxButton* add_button(wxSizer& row, const wxString& label, const wxString& tip,
                                       std::function<void()> SetupPanel::*action);
    void choose(const GameStart& start);
    void take_scenario();
    void show_modes();
    void leave_out_others(std::size_t mode);
    void show_mode_texts();
    void look_for_heroes();
    void show_seats();
    void lay_out();
    [[nodiscard]] std::vector<std::string> chosen_modes() const;
    [[nodiscard]] const ScenarioOffer* scenario() const;

    std::shared_ptr<const Catalog> catalog_;
    std::string pack_;
    std::vector<ScenarioOffer> offers_;
    PartyOffer party_;
    Background<PartyOffer> looking_;
    bool start_wanted_ = false;  ///< as soon as it is known who may be played
    wxChoice* scenario_ = nullptr;
    wxStaticText* text_ = nullptr;
    wxSizer* mode_box_ = nullptr;
    std::vector<wxCheckBox*> modes_;
    std::vector<wxStaticText*> mode_texts_;  ///< below each of them what it changes; null: it does not say
    wxSpinCtrl* seats_ = nullptr;
    SeatRows* rows_ = nullptr;
    wxTextCtrl* seed_ = nullptr;
    wxButton* start_ = nullptr;
    wxButton* cancel_ = nullptr;
    wxButton* continue_ = nullptr;
    wxButton* continue_before_ = nullptr;
    wxStaticText* told_ = nullptr;
    wxString told_text_;
    int wrapped_for_ = 0;  ///< the width
    wxSizer* column_ = nullptr;
};

}  // namespace briar::editor
