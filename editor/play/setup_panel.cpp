#include "editor/play/setup_panel.hpp"

#include <algorithm>
#include <utility>

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/mode_boxes.hpp"
#include "editor/play/seat_rows.hpp"
#include "editor/play/start_row.hpp"
#include "editor/widget/focus_scrolling.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/widget/seen_bar.hpp"

namespace briar::editor {
namespace {

constexpr int kTextWidth = 540;
constexpr const char* kSeats = "&Seats";
constexpr const char* kHeroes = "&Heroes";

/// Where nobody has chosen: as many as stand in the middle, rather more. Scenarios for one and more are seldom at their
/// best with one.
int usual_seats(const ScenarioOffer& offer) { return (offer.seats_least + offer.seats_most + 1) / 2; }

/// Of a column of its width in the middle of a window.
wxSizer* in_the_middle(wxSizer* column, int border) {
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->AddStretchSpacer();
    middle->Add(column, wxSizerFlags().Border(wxALL, border));
    middle->AddStretchSpacer();
    return middle;
}

}  // namespace

/// Tab goes in this order.
SetupPanel::SetupPanel(wxWindow* parent) : wxPanel(parent), looking_(*this) {
    SetName("New game");
    build_form();
    doings_ = new StartRow(this);
    doings_->on_start = [this] { start(); };
    auto* row = new wxBoxSizer(wxVERTICAL);
    row->Add(doings_);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(form_, wxSizerFlags(1).Expand());
    auto* below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(in_the_middle(row, FromDIP(8)), wxSizerFlags(1));
    beside_bar_ = below->AddSpacer(0);
    all->Add(below, wxSizerFlags().Expand());
    SetSizer(all);
    wrap_texts();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (width_for_texts() != wrapped_for_) wrap_texts();
        CallAfter([this] { leave_room_below_bar(); });
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE || !doings_->may_cancel() || !doings_->on_cancel) return event.Skip();
        CallAfter(doings_->on_cancel);
    });
}

int SetupPanel::bar_width() const { return std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this)); }

/// Beside the bar for scrolling, whether it is there or not: it must not come and go with how texts are wrapped.
int SetupPanel::width_for_texts() const {
    return std::clamp(GetSize().x - bar_width() - FromDIP(32), FromDIP(160), FromDIP(kTextWidth));
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
    modes_->wrap(width);
    doings_->wrap(width);
    lay_out();
}

/// What can be done stands below the form's column, whether the form has a bar or not.
void SetupPanel::leave_room_below_bar() {
    const int bar = std::max(0, form_->GetSize().x - form_->GetClientSize().x);
    if (bar == beside_bar_->GetSize().x) return;
    beside_bar_->AssignSpacer(bar, 0);
    Layout();
}

void SetupPanel::lay_out() {
    form_->FitInside();
    form_->Layout();
    Layout();
    leave_room_below_bar();
}

void SetupPanel::build_form() {
    form_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    form_->SetName("How it begins");
    form_->SetScrollRate(0, FromDIP(10));
    keep_bar_in_sight(*form_);
    column_ = new wxBoxSizer(wxVERTICAL);
    column_->Add(new Heading(form_, "New game", 1.5F), wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
    build_scenario();
    build_seats();
    build_chance();
    form_->SetSizer(in_the_middle(column_, FromDIP(16)));
    scroll_to_focus(*form_);
}

void SetupPanel::add_heading(const wxString& text) {
    column_->Add(new Heading(form_, text), wxSizerFlags().Border(wxTOP, FromDIP(14)));
    column_->AddSpacer(FromDIP(4));
}

void SetupPanel::build_scenario() {
    add_heading("Scenario");
    scenario_ = new wxChoice(form_, wxID_ANY);
    scenario_->SetName("Scenario");
    scenario_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_scenario(); });
    column_->Add(scenario_, wxSizerFlags().Expand());
    text_ = new Remark(form_, wxID_ANY, "");
    column_->Add(text_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(8)));
    add_heading("Modes");
    modes_ = new ModeBoxes(form_);
    modes_->on_change = [this] { look_for_heroes(); };
    modes_->on_resize = [this] { lay_out(); };
    column_->Add(modes_, wxSizerFlags().Expand());
}

void SetupPanel::build_seats() {
    const int gap = FromDIP(8);
    add_heading("Who plays");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    seats_label_ = new wxStaticText(form_, wxID_ANY, kSeats);
    row->Add(seats_label_, wxSizerFlags().CentreVertical().Border(wxRIGHT, gap));
    seats_ = new wxSpinCtrl(form_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 1, 1);
    seats_->SetName("Seats");
    seats_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_seats(); });
    row->Add(seats_);
    column_->Add(row, wxSizerFlags().Border(wxBOTTOM, gap));
    led_ = new Remark(form_, wxID_ANY, "");
    led_->SetName("How many are played");
    led_->SetForegroundColour(current_look().faint);
    column_->Add(led_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    rows_ = new SeatRows(form_);
    rows_->on_resize = [this] { lay_out(); };
    column_->Add(rows_, wxSizerFlags().Expand());
}

void SetupPanel::build_chance() {
    add_heading("Chance");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* label = new wxStaticText(form_, wxID_ANY, "S&eed");
    SeatRows::widen_label(*label);
    row->Add(label, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
    seed_ = new wxTextCtrl(form_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    seed_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { start(); });
    seed_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_at_seed(); });
    seed_->SetName("Seed");
    seed_->SetHint("by chance");
    seed_->SetToolTip("A whole number. The same seed and the same choices give the same game. Empty: by chance.");
    row->Add(seed_, wxSizerFlags(1));
    column_->Add(row, wxSizerFlags().Expand());
}

void SetupPanel::start() {
    if (!doings_->may_start() || !on_start) return;
    if (!seed_in(from_wx(seed_->GetValue()))) {
        tell("The seed is a whole number, such as 7, of 20 digits at most. Leave it empty to play by chance.");
        seed_is_wrong_ = true;
        seed_->SetFocus();
        // What is told has taken room from the form.
        CallAfter([this] { bring_into_sight(*form_, *seed_); });
        return;
    }
    start_wanted_ = busy();
    if (!start_wanted_) on_start(chosen());
}

/// What was told of it holds as long as it is wrong.
void SetupPanel::look_at_seed() {
    if (seed_is_wrong_ && seed_in(from_wx(seed_->GetValue()))) tell({});
}

void SetupPanel::tell(const wxString& text) {
    seed_is_wrong_ = false;
    doings_->tell(text);
    Layout();
}

const ScenarioOffer* SetupPanel::scenario() const {
    const int chosen = scenario_->GetSelection();
    return chosen < 0 ? nullptr : &offers_[static_cast<std::size_t>(chosen)];
}

void SetupPanel::show(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept,
                      const std::string& asked) {
    forget_start();
    const bool another = pack != pack_;
    GameStart before = another ? kept : chosen();
    // Modes and heroes are those of the other one.
    if (!asked.empty() && before.scenario != asked) before = {asked, {}, {}, {}};
    if (another) party_ = {};
    catalog_ = catalog;
    pack_ = pack;
    offers_ = scenarios_in(*catalog, pack);
    scenario_->Clear();
    for (const ScenarioOffer& offer : offers_)
        scenario_->Append(to_wx(offer.name));
    if (!offers_.empty()) scenario_->SetSelection(0);
    seed_->Clear();
    doings_->may_start(!offers_.empty());
    tell({});
    take_scenario();
    // Who sat at the tables of another pack does not sit here.
    if (another) rows_->choose({}, {});
    choose(before);
    // It may have been scrolled when it was shown last.
    form_->Scroll(0, 0);
}

void SetupPanel::follow(const std::shared_ptr<const Catalog>& catalog, const std::string& pack, const GameStart& kept) {
    if (catalog_ == nullptr) return;
    if (pack == pack_ && scenarios_in(*catalog, pack) == offers_) {
        catalog_ = catalog;
        return look_for_heroes();
    }
    const wxString seed = seed_->GetValue();
    show(catalog, pack, kept);
    seed_->ChangeValue(seed);
}

void SetupPanel::take_scenario() {
    const ScenarioOffer* offer = scenario();
    if (offer != nullptr) {
        seats_->SetRange(offer->seats_least, offer->seats_most);
        seats_->SetValue(usual_seats(*offer));
    }
    modes_->show(offer);
    show_seats();
    look_for_heroes();
    wrap_texts();
}

/// Rules must be compiled to know it; until then it is as it was, or nobody is asked.
void SetupPanel::look_for_heroes() {
    const ScenarioOffer* offer = scenario();
    if (offer == nullptr) {
        forget_start();
        return looking_.cancel();
    }
    const ScenarioChoice choice{offer->id, modes_->chosen()};
    looking_.run([catalog = catalog_, choice](const std::stop_token&) { return party_offer(catalog, choice); },
                 [this](PartyOffer party) {
                     party_ = std::move(party);
                     show_seats();
                     if (std::exchange(start_wanted_, false)) start();
                 });
}

void SetupPanel::show_seats() {
    rows_->show(seats_->GetValue(), party_);
    const int seats = seats_->GetValue();
    const int led = party_.heroes.empty() ? 0 : static_cast<int>(party_.leaders_for(seats).size());
    const bool one_each = led > 0 && led == seats;
    seats_label_->SetLabel(one_each ? kHeroes : kSeats);
    SeatRows::widen_label(*seats_label_);
    led_->SetLabel(one_each ? wxString("Each hero has a seat; one person may decide for several of them, or for all.")
                   : led > 0
                       ? wxString::Format("%d %s led by whoever sits there.", led, led == 1 ? "hero is" : "heroes are")
                       : wxString());
    led_->Show(led > 0);
    led_->Wrap(width_for_texts());
    lay_out();
}

void SetupPanel::choose(const GameStart& start) {
    const auto same =
        std::find_if(offers_.begin(), offers_.end(), [&](const auto& each) { return each.id == start.scenario; });
    if (same == offers_.end()) return;
    scenario_->SetSelection(static_cast<int>(same - offers_.begin()));
    take_scenario();
    modes_->choose(start.modes);
    const int seats = start.setup.seats > 0 ? start.setup.seats : usual_seats(*same);
    seats_->SetValue(std::clamp(seats, same->seats_least, same->seats_most));
    show_seats();
    rows_->choose(start.bots, start.setup.heroes);
    look_for_heroes();
}

GameStart SetupPanel::chosen() const {
    GameStart start;
    const ScenarioOffer* offer = scenario();
    if (offer == nullptr) return start;
    start.scenario = offer->id;
    start.modes = modes_->chosen();
    start.setup.seats = seats_->GetValue();
    start.setup.seed = seed_in(from_wx(seed_->GetValue())).value_or(0);
    start.bots = rows_->bots();
    start.setup.heroes = rows_->heroes();
    return start;
}

}  // namespace briar::editor
