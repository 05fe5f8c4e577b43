#include "editor/play/state_strip.hpp"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/tab_order.hpp"

namespace briar::editor {
namespace {

struct Pace {
    const char* name;
    int milliseconds;
};
constexpr std::array<Pace, 4> kPaces{{{"slow", 700}, {"quick", 140}, {"very quick", 25}, {"at once", 0}}};
constexpr std::size_t kUsualPace = 1;
constexpr const char* kHold = "Hold the bots";
constexpr const char* kLetGoOn = "Let the bots go on";

wxString dice_text(const std::vector<int>& dice) {
    wxString text;
    for (const int die : dice)
        text += (text.empty() ? "Next dice: " : " ") + wxString::Format("%d", die);
    return text;
}

/// Sets it only when it is another one: labels are laid out anew.
void put(wxWindow& window, const wxString& text) {
    if (window.GetLabel() != text) window.SetLabel(text);
}

wxString bots_text(const PlayModel& model) {
    if (!model.bot_decides()) return model.bots_held() ? "The bots are held." : "Bots sit at the table.";
    return to_wx(model.deciding_bot()) + (model.bots_at_work() ? " plays." : " waits; you may choose for it.");
}

}  // namespace

StateStrip::StateStrip(wxWindow* parent) : wxPanel(parent) {
    SetName("State of the game");
    auto* row = new wxWrapSizer(wxHORIZONTAL);
    build_bots(*row);
    build_pack(*row);
    // Behind what can be pressed: words come and go with every step.
    row->Add(bots_, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(6)));
    dice_ = new wxStaticText(this, wxID_ANY, "");
    dice_->SetName("Dice that are laid down");
    row->Add(dice_, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(6)));
    build_work(*row);
    SetSizer(row);
    Hide();
}

void StateStrip::build_bots(wxSizer& row) {
    bots_ = new wxStaticText(this, wxID_ANY, "");
    bots_->SetName("Bots");
    bots_go_ = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    bots_go_->SetName("Hold the bots or let them go on");
    bots_go_->SetToolTip("Shift+Ctrl+B");
    bots_go_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_bots) CallAfter(on_bots);
    });
    pace_ = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    pace_->SetName("How quickly bots play");
    pace_->SetToolTip("How quickly bots play");
    pace_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_pace(); });
    take_pace(kUsualPace);
    // As wide whatever they say: nothing runs away from the pointer.
    for (const char* label : {kLetGoOn, kHold}) {
        bots_go_->SetLabel(label);
        bots_go_->SetMinSize({std::max(bots_go_->GetMinSize().x, bots_go_->GetBestSize().x), -1});
    }
    row.Add(bots_go_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    row.Add(pace_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
}

void StateStrip::take_pace(std::size_t which) {
    chosen_pace_ = which;
    pace_->SetLabel(dots(wxString("Speed: ") + kPaces[which].name));
    Layout();
}

void StateStrip::set_pace(const std::string& name) {
    for (std::size_t i = 0; i < kPaces.size(); ++i)
        if (name == kPaces[i].name) take_pace(i);
}

/// A menu has room above the strip, which a list at the lower edge of the screen has not.
void StateStrip::choose_pace() {
    wxMenu menu;
    for (std::size_t i = 0; i < kPaces.size(); ++i) {
        wxMenuItem* item = menu.AppendRadioItem(wxID_ANY, kPaces[i].name);
        item->Check(i == chosen_pace_);
        menu.Bind(
            wxEVT_MENU,
            [this, i](wxCommandEvent&) {
                take_pace(i);
                if (on_pace) on_pace(kPaces[i].name);
            },
            item->GetId());
    }
    PopupMenu(&menu, pace_->GetPosition());
}

wxButton* StateStrip::add_button(const wxString& label, const wxString& tip,
                                 std::function<void()> StateStrip::*action) {
    auto* made = new wxButton(this, wxID_ANY, label);
    made->SetName(label);
    made->SetToolTip(tip);
    made->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) CallAfter(this->*action);
    });
    return made;
}

void StateStrip::build_pack(wxSizer& row) {
    pack_ = new Heading(this, "The pack has changed since.");
    pack_->SetName("The pack has changed since");
    pack_->SetForegroundColour(current_look().warning);
    take_over_ = add_button("Take it in", "The game goes on with the pack as it is now (Ctrl+F5 or F5).",
                            &StateStrip::on_take_over);
    rerun_ = add_button("Run again from the start",
                        "The same choices from the beginning, with the pack as it is now (Shift+Ctrl+F5).",
                        &StateStrip::on_rerun);
    row.Add(pack_, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(6)));
    row.Add(take_over_, wxSizerFlags().CentreVertical());
    row.Add(rerun_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    new_game_ = add_button(dots("New game"),
                           "Another game, with the pack as it is now; this one can be gone back to (Shift+F5).",
                           &StateStrip::on_new_game);
    row.Add(new_game_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
}

void StateStrip::show_bots(const PlayModel& model) {
    // When the game is over nobody plays any more.
    const bool any = model.has_bots() && !model.session().over();
    put(*bots_, any ? bots_text(model) : wxString());
    const bool may_hold = model.bots_at_work() || (!model.bots_held() && !model.bot_decides());
    put(*bots_go_, may_hold ? kHold : kLetGoOn);
    for (wxWindow* each :
         {static_cast<wxWindow*>(bots_), static_cast<wxWindow*>(bots_go_), static_cast<wxWindow*>(pace_)})
        each->Show(any);
    bots_go_->Enable(any);
}

void StateStrip::build_work(wxSizer& row) {
    work_ = new wxStaticText(this, wxID_ANY, "");
    work_->SetName("Work beside the game");
    gauge_ = new wxGauge(this, wxID_ANY, 100, wxDefaultPosition, FromDIP(wxSize(120, 8)));
    gauge_->SetName("How far it is");
    cancel_ = new wxButton(this, wxID_ANY, "Cancel", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    cancel_->SetName("Cancel the work");
    cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_cancel) CallAfter(on_cancel);
    });
    row.Add(work_, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(6)));
    row.Add(gauge_, wxSizerFlags().CentreVertical());
    row.Add(cancel_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
}

void StateStrip::show_work(const wxString& what, std::size_t done, std::size_t all) {
    put(*work_, all == 0 ? what : what + wxString::Format(" %zu of %zu", done, all));
    if (all == 0) {
        gauge_->Pulse();
    } else {
        gauge_->SetValue(static_cast<int>(100 * done / all));
    }
    working_ = true;
    show_parts();
}

void StateStrip::end_work() {
    if (!working_) return;
    working_ = false;
    show_parts();
}

void StateStrip::show(const PlayModel& model, bool behind) {
    show_bots(model);
    put(*dice_, dice_text(model.dice_waiting()));
    behind_ = behind;
    show_parts();
}

/// What belongs together is shown together; while a change is taken in, nobody is told that there is one.
void StateStrip::show_parts() {
    const auto show = [](std::initializer_list<wxWindow*> parts, bool on) {
        for (wxWindow* each : parts)
            each->Show(on);
    };
    const bool dice = !dice_->GetLabel().empty();
    const bool pack = behind_ && !working_;
    show({bots_}, bots_go_->IsShown());
    show({dice_}, dice);
    show({pack_, take_over_, rerun_, new_game_}, pack);
    show({work_, gauge_, cancel_}, working_);
    const bool something = bots_go_->IsShown() || dice || pack || working_;
    // A strip that was hidden keeps its size, but the room is others' now.
    const bool had_room = IsShown();
    Show(something);
    shorten();
    Layout();
    InvalidateBestSize();
    renew_tab_order(*this);
    if (something != had_room || GetBestSize().y != GetSize().y) GetParent()->Layout();
}

int StateStrip::width_of_parts() const {
    int width = 0;
    for (wxSizerItem* each : GetSizer()->GetChildren())
        if (each->IsShown()) width += each->CalcMin().x;
    return width;
}

/// In one row, as long as it can be: nothing jumps. What goes is seen on the board, or stands above it as well.
void StateStrip::shorten() {
    for (wxWindow* each : std::array<wxWindow*, 3>{bots_, new_game_, rerun_})
        if (width_of_parts() > GetParent()->GetClientSize().x) each->Hide();
}

int StateStrip::pace() const { return kPaces[chosen_pace_].milliseconds; }

}  // namespace briar::editor
