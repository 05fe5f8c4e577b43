#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/string.h>

#include "editor/playing/game_rules.hpp"
#include "editor/playing/game_start.hpp"
#include "editor/playing/party_offer.hpp"
#include "editor/widget/background.hpp"

class wxChoice;
class wxScrolledWindow;
class wxSizer;
class wxSizerItem;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class ModeBoxes;
class SeatRows;
class StartRow;

/// Asks how a game is to begin: scenario, modes, seats, who plays whom, seed. Enter in the seed begins, Escape goes
/// back. The form is scrolled where there is little room; what can be done stays in sight below it.
class SetupPanel : public wxPanel {
public:
    explicit SetupPanel(wxWindow* parent);

    /// The scenarios that there are; what was chosen before stays where it still fits, but for the seed. Of another
    /// pack than before it is what was `kept`. Where a scenario is `asked` for, it is chosen.
    void show(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept,
              const std::string& asked = {});
    /// What was shown has changed: all that was chosen stays where it still fits, the seed too.
    void follow(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept);
    [[nodiscard]] GameStart chosen() const;
    /// It is found out who may be played.
    [[nodiscard]] bool busy() const { return looking_.busy(); }
    /// Something else is done: a start that waits for it begins nothing any more.
    void forget_start() { start_wanted_ = false; }
    /// Why it could not begin like this; empty: nothing to say.
    void tell(const wxString& text);
    std::function<void(const GameStart&)> on_start;
    /// As its button does: tells what is wrong with what was typed, or begins.
    void start();
    /// What else can be done.
    [[nodiscard]] StartRow& doings() { return *doings_; }

private:
    void build_form();
    void add_heading(const wxString& text);
    void build_scenario();
    void build_seats();
    void build_chance();
    [[nodiscard]] int bar_width() const;
    [[nodiscard]] int width_for_texts() const;
    void wrap_texts();
    void look_at_seed();
    void choose(const GameStart& start);
    void take_scenario();
    void look_for_heroes();
    void show_seats();
    void lay_out();
    void leave_room_below_bar();
    [[nodiscard]] const ScenarioOffer* scenario() const;

    std::shared_ptr<const Catalog> catalog_;
    std::string pack_;
    std::vector<ScenarioOffer> offers_;
    PartyOffer party_;
    Background<PartyOffer> looking_;
    bool start_wanted_ = false;  ///< as soon as it is known who may be played
    wxScrolledWindow* form_ = nullptr;
    wxSizer* column_ = nullptr;  ///< of the form
    wxChoice* scenario_ = nullptr;
    wxStaticText* text_ = nullptr;
    ModeBoxes* modes_ = nullptr;
    wxStaticText* seats_label_ = nullptr;
    wxSpinCtrl* seats_ = nullptr;
    wxStaticText* led_ = nullptr;  ///< how many are played
    SeatRows* rows_ = nullptr;
    wxTextCtrl* seed_ = nullptr;
    bool seed_is_wrong_ = false;         ///< that was told
    wxSizerItem* beside_bar_ = nullptr;  ///< as wide as the form's bar for scrolling
    StartRow* doings_ = nullptr;
    int wrapped_for_ = 0;  ///< the width
};

}  // namespace briar::editor
