#include "editor/play/setup_panel.hpp"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/seat_rows.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kTextWidth = 540;
constexpr int kModeIndent = 24;  // of what a mode says of itself

}  // namespace

SetupPanel::SetupPanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      looking_(*this) {
    SetName("New game");
    SetScrollRate(0, FromDIP(10));
    build();
    wrap_texts();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (width_for_texts() != wrapped_for_) wrap_texts();
    });
}

/// Beside the bar for scrolling, whether it is there or not: it must not come and go with how texts are wrapped.
int SetupPanel::width_for_texts() const {
    const int bar = std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
    return std::clamp(GetSize().x - bar - FromDIP(32), FromDIP(160), FromDIP(kTextWidth));
}

/// Lines are as long as they can be read well, or as there is room.
void SetupPanel::wrap_texts() {
    const int width = width_for_texts();
    wrapped_for_ = width;
    column_->SetMinSize(width, -1);
    const ScenarioOffer* offer = scenario();
    const wxString none = catalog_ ? "This pack has no scenario that can be played." : "The pack is read.";
    text_->SetLabel(offer == nullptr ? none : to_wx(offer->text));
    text_->Wrap(width);
    told_->SetLabel(told_text_);
    told_->Wrap(width);
    for (std::size_t i = 0; offer != nullptr && i < std::min(mode_texts_.size(), offer->modes.size()); ++i) {
        if (mode_texts_[i] == nullptr) continue;
        mode_texts_[i]->SetLabel(to_wx(offer->modes[i].text));
        mode_texts_[i]->Wrap(width - FromDIP(kModeIndent));
    }
    lay_out();
}

void SetupPanel::lay_out() {
    FitInside();
    Layout();
}

/// Tab goes in this order.
void SetupPanel::build() {
    const int gap = FromDIP(8);
    column_ = new wxBoxSizer(wxVERTICAL);
    column_->Add(new Heading(this, "New game", 1.5F), wxSizerFlags().Border(wxBOTTOM, gap));
    build_scenario();
    build_seats();
    build_chance();
    column_->Add(build_buttons(), wxSizerFlags().Expand().Border(wxTOP, gap * 2));
    told_ = new Remark(this, wxID_ANY, "");
    told_->SetName("Why the game cannot begin");
    told_->SetForegroundColour(current_look().error);
    column_->Add(told_, wxSizerFlags().Expand().Border(wxTOP, gap));
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->AddStretchSpacer();
    middle->Add(column_, wxSizerFlags().Border(wxALL, gap * 2));
    middle->AddStretchSpacer();
    SetSizer(middle);
}

void SetupPanel::add_heading(const wxString& text) {
    column_->Add(new Heading(this, text), wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(4)));
}

void SetupPanel::build_scenario() {
    add_heading("Scenario");
    scenario_ = new wxChoice(this, wxID_ANY);
    scenario_->SetName("Scenario");
    scenario_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_scenario(); });
    column_->Add(scenario_, wxSizerFlags().Expand());
    text_ = new Remark(this, wxID_ANY, "");
    column_->Add(text_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(8)));
    add_heading("Modes");
    mode_box_ = new wxBoxSizer(wxVERTICAL);
    column_->Add(mode_box_, wxSizerFlags().Expand());
}

void SetupPanel::build_seats() {
    const int gap = FromDIP(8);
    add_heading("Who plays");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new wxStaticText(this, wxID_ANY, "&Seats"), wxSizerFlags().CentreVertical().Border(wxRIGHT, gap));
    seats_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 1, 1);
    seats_->SetName("Seats");
    seats_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_seats(); });
    row->Add(seats_);
    column_->Add(row, wxSizerFlags().Border(wxBOTTOM, gap));
    rows_ = new SeatRows(this);
    rows_->on_resize = [this] { lay_out(); };
    column_->Add(rows_, wxSizerFlags().Expand());
}

void SetupPanel::build_chance() {
    add_heading("Chance");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new wxStaticText(this, wxID_ANY, "S&eed"), wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
    seed_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    seed_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { start(); });
    seed_->SetName("Seed");
    seed_->SetHint("by chance");
    seed_->SetToolTip("A whole number. The same seed and the same choices give the same game. Empty: by chance.");
    row->Add(seed_, wxSizerFlags(1));
    column_->Add(row, wxSizerFlags().Expand());
}

wxSizer* SetupPanel::build_buttons() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
    start_ = new wxButton(this, wxID_ANY, "Start the &game");
    start_->SetName("Start the game");
    start_->SetDefault();
    start_->Disable();  // until it is known what can be played
    start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { start(); });
    cancel_ = new wxButton(this, wxID_CANCEL, "&Back to the game");
    cancel_->SetName("Back to the game");
    cancel_->SetToolTip("The game that runs goes on (Escape).");
    cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_cancel) CallAfter(on_cancel);
    });
    cancel_->Hide();
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE || !cancel_->IsShown() || !on_cancel) return event.Skip();
        CallAfter(on_cancel);
    });
    row->Add(start_, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(8)));
    row->Add(cancel_, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(8)));
    continue_ = add_button(*row, "Go on with the &last game", "The game that was played here last, where it stood.",
                           &SetupPanel::on_continue);
    continue_->Hide();
    continue_before_ =
        add_button(*row, "Go on with the game &before that", "The game that was played here before the last one.",
                   &SetupPanel::on_continue_before);
    continue_before_->Hide();
    (void)add_button(*row, wxString::FromUTF8("&Open a saved game\xE2\x80\xA6"), "Goes on with a game from a file.",
                     &SetupPanel::on_open);
    return row;
}

wxButton* SetupPanel::add_button(wxSizer& row, const wxString& label, const wxString& tip,
                                 std::function<void()> SetupPanel::*action) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) CallAfter(this->*action);
    });
    row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(8)));
    return button;
}

void SetupPanel::start() {
    if (!start_->IsEnabled() || !on_start) return;
    if (!seed_in(from_wx(seed_->GetValue()))) {
        seed_->SetFocus();
        return tell("The seed is a whole number, such as 7, of 20 digits at most. Leave it empty to play by chance.");
    }
    start_wanted_ = busy();
    if (!start_wanted_) on_start(chosen());
}

void SetupPanel::may_cancel(bool may) {
    cancel_->Show(may);
    Layout();
}

void SetupPanel::may_continue(bool last, bool before) {
    continue_->Show(last);
    continue_before_->Show(before);
    Layout();
}

void SetupPanel::tell(const wxString& text) {
    told_text_ = text;
    wrap_texts();
}

const ScenarioOffer* SetupPanel::scenario() const {
    const int chosen = scenario_->GetSelection();
    return chosen < 0 ? nullptr : &offers_[static_cast<std::size_t>(chosen)];
}

void SetupPanel::show(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept) {
    const bool another = pack != pack_;
    const GameStart before = another ? kept : chosen();
    if (another) party_ = {};
    catalog_ = catalog;
    pack_ = pack;
    offers_ = scenarios_in(*catalog, pack);
    scenario_->Clear();
    for (const ScenarioOffer& offer : offers_)
        scenario_->Append(to_wx(offer.name));
    if (!offers_.empty()) scenario_->SetSelection(0);
    start_->Enable(!offers_.empty());
    tell({});
    take_scenario();
    choose(before);
}

void SetupPanel::take_scenario() {
    const ScenarioOffer* offer = scenario();
    if (offer != nullptr) {
        seats_->SetRange(offer->seats_least, offer->seats_most);
        seats_->SetValue(std::clamp(seats_->GetValue(), offer->seats_least, offer->seats_most));
    }
    show_modes();
    show_seats();
    look_for_heroes();
    wrap_texts();
}

/// Rules must be compiled to know it; until then it is as it was, or nobody is asked.
void SetupPanel::look_for_heroes() {
    const ScenarioOffer* offer = scenario();
    if (offer == nullptr) return looking_.cancel();
    const ScenarioChoice choice{offer->id, chosen_modes()};
    looking_.run([catalog = catalog_, choice](const std::stop_token&) { return party_offer(catalog, choice); },
                 [this](PartyOffer party) {
                     party_ = std::move(party);
                     show_seats();
                     if (std::exchange(start_wanted_, false)) start();
                 });
}

void SetupPanel::show_modes() {
    mode_box_->Clear(true);
    modes_.clear();
    mode_texts_.clear();
    const ScenarioOffer* offer = scenario();
    if (offer == nullptr) return;
    if (offer->modes.empty()) {
        mode_box_->Add(new Remark(this, wxID_ANY, "This scenario has no modes."));
        return;
    }
    for (std::size_t i = 0; i < offer->modes.size(); ++i) {
        const ScenarioOffer::Mode& mode = offer->modes[i];
        auto* box = new wxCheckBox(this, wxID_ANY, to_wx(mode.name));
        box->SetToolTip(to_wx(mode.text));
        box->Bind(wxEVT_CHECKBOX, [this, i](wxCommandEvent& event) {
            if (event.IsChecked()) leave_out_others(i);
            show_mode_texts();
            look_for_heroes();
        });
        box->MoveAfterInTabOrder(modes_.empty() ? static_cast<wxWindow*>(scenario_) : modes_.back());
        mode_box_->Add(box, wxSizerFlags().Border(wxBOTTOM, FromDIP(3)));
        modes_.push_back(box);
        mode_texts_.push_back(nullptr);
        if (mode.text.empty()) continue;
        mode_texts_.back() = new wxStaticText(this, wxID_ANY, to_wx(mode.text));
        mode_texts_.back()->Hide();
        mode_texts_.back()->SetForegroundColour(current_look().faint);
        mode_box_->Add(mode_texts_.back(), wxSizerFlags().Border(wxLEFT, FromDIP(kModeIndent)));
    }
}

/// Of those that are on: the page stays short, and its buttons in sight.
void SetupPanel::show_mode_texts() {
    for (std::size_t i = 0; i < mode_texts_.size(); ++i)
        if (mode_texts_[i] != nullptr) mode_texts_[i]->Show(modes_[i]->GetValue());
    lay_out();
}

/// Modes that exclude each other are not on together: the last one counts.
void SetupPanel::leave_out_others(std::size_t mode) {
    const std::vector<ScenarioOffer::Mode>& all = scenario()->modes;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::vector<std::string>& excluded = all[mode].excludes;
        if (std::find(excluded.begin(), excluded.end(), all[i].id) != excluded.end()) modes_[i]->SetValue(false);
    }
}

void SetupPanel::show_seats() { rows_->show(seats_->GetValue(), party_); }

std::vector<std::string> SetupPanel::chosen_modes() const {
    std::vector<std::string> modes;
    for (std::size_t i = 0; i < modes_.size(); ++i)
        if (modes_[i]->GetValue()) modes.push_back(scenario()->modes[i].id);
    return modes;
}

void SetupPanel::choose(const GameStart& start) {
    const auto same =
        std::find_if(offers_.begin(), offers_.end(), [&](const auto& each) { return each.id == start.scenario; });
    if (same == offers_.end()) return;
    scenario_->SetSelection(static_cast<int>(same - offers_.begin()));
    take_scenario();
    for (std::size_t i = 0; i < modes_.size(); ++i)
        modes_[i]->SetValue(std::find(start.modes.begin(), start.modes.end(), same->modes[i].id) != start.modes.end());
    show_mode_texts();
    seats_->SetValue(std::clamp(start.setup.seats, same->seats_least, same->seats_most));
    show_seats();
    rows_->choose(start.bots, start.setup.heroes);
    look_for_heroes();
}

GameStart SetupPanel::chosen() const {
    GameStart start;
    const ScenarioOffer* offer = scenario();
    if (offer == nullptr) return start;
    start.scenario = offer->id;
    start.modes = chosen_modes();
    start.setup.seats = seats_->GetValue();
    start.setup.seed = seed_in(from_wx(seed_->GetValue())).value_or(0);
    start.bots = rows_->bots();
    start.setup.heroes = rows_->heroes();
    return start;
}

}  // namespace briar::editor
