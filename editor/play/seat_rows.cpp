#include "editor/play/seat_rows.hpp"

#include <algorithm>

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wupdlock.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "runtime/bots/bot.hpp"

namespace briar::editor {
namespace {

constexpr int kLabelWidth = 52;

}  // namespace

void SeatRows::widen_label(wxWindow& label) {
    label.SetMinSize({-1, -1});
    label.SetMinSize({std::max(label.GetBestSize().x, label.FromDIP(kLabelWidth)), -1});
}

SeatRows::SeatRows(wxWindow* parent) : wxPanel(parent), grid_(new wxFlexGridSizer(3, FromDIP(wxSize(8, 4)))) {
    SetName("Seats and who is played");
    grid_->AddGrowableCol(2);
    nobody_known_ = new Remark(this, wxID_ANY, "Who is played can be chosen once the scenario has no errors.");
    nobody_known_->SetName("Why nobody can be chosen");
    nobody_known_->SetForegroundColour(current_look().warning);
    nobody_known_->Hide();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid_, wxSizerFlags().Expand());
    column->Add(nobody_known_, wxSizerFlags().Border(wxTOP, FromDIP(4)));
    SetSizer(column);
}

void SeatRows::show(int seats, PartyOffer offer) {
    offer_ = std::move(offer);
    seats_ = seats;
    nobody_known_->Show(offer_.unknown);
    leaders_ = offer_.heroes.empty() ? std::vector<int>() : offer_.leaders_for(seats);
    who_.resize(std::max(who_.size(), static_cast<std::size_t>(seats)));
    chosen_.resize(std::max(chosen_.size(), leaders_.size()));
    build();
}

void SeatRows::choose(const std::map<int, std::string>& bots, const std::vector<std::string>& heroes) {
    who_.assign(static_cast<std::size_t>(std::max(seats_, bots.empty() ? 0 : bots.rbegin()->first + 1)), {});
    for (const auto& [seat, bot] : bots)
        who_[static_cast<std::size_t>(seat)] = bot;
    chosen_ = heroes;
    chosen_.resize(std::max(chosen_.size(), leaders_.size()));
    build();
}

std::map<int, std::string> SeatRows::bots() const {
    std::map<int, std::string> bots;
    for (int seat = 0; seat < seats_; ++seat) {
        const std::string& bot = who_[static_cast<std::size_t>(seat)];
        if (!bot.empty()) bots[seat] = bot;
    }
    return bots;
}

std::vector<std::string> SeatRows::heroes() const {
    return wished_party({chosen_.begin(), chosen_.begin() + static_cast<std::ptrdiff_t>(leaders_.size())});
}

/// Lists that stay are the same windows as before: one of them may be about to have the focus.
void SeatRows::build() {
    const wxWindowUpdateLocker still(this);
    set_count(static_cast<std::size_t>(seats_));
    lists_.assign(leaders_.size(), nullptr);
    offered_.assign(leaders_.size(), {});
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        rows_[seat].label->SetLabelText(name_of(seat));
        widen_label(*rows_[seat].label);
        set_heroes(rows_[seat], static_cast<int>(seat));
    }
    lay_out();
    offer_bots();
    offer_heroes();
    if (on_resize) on_resize();
}

void SeatRows::set_count(std::size_t count) {
    while (rows_.size() < count)
        add_row();
    for (; rows_.size() > count; rows_.pop_back()) {
        for (wxChoice* list : rows_.back().heroes)
            list->Destroy();
        rows_.back().who->Destroy();
        rows_.back().label->Destroy();
    }
}

/// `Seat 1`, and what its game calls it.
wxString SeatRows::name_of(std::size_t seat) const {
    const wxString name = wxString::Format("Seat %zu", seat + 1);
    const wxString called = seat < offer_.seat_names.size() ? to_wx(offer_.seat_names[seat]) : name;
    return called == name ? name : name + ", " + called;
}

void SeatRows::add_row() {
    const std::size_t seat = rows_.size();
    const wxString name = wxString::Format("Seat %zu", seat + 1);
    Row row;
    row.label = new wxStaticText(this, wxID_ANY, name);
    row.who = new wxChoice(this, wxID_ANY);
    row.who->SetName(name + ", who decides");
    row.who->Append("a person");
    for (const BotSort& bot : bot_sorts())
        row.who->Append("bot: " + to_wx(bot.name));
    row.who->Bind(wxEVT_CHOICE, [this, seat](wxCommandEvent& event) {
        const int bot = event.GetSelection() - 1;
        who_[seat] = bot < 0 ? std::string() : bot_sorts()[static_cast<std::size_t>(bot)].name;
    });
    rows_.push_back(std::move(row));
}

/// A list for each that the seat leads.
void SeatRows::set_heroes(Row& row, int seat) {
    std::size_t led = 0;
    for (std::size_t place = 0; place < leaders_.size(); ++place) {
        if (leaders_[place] != seat) continue;
        const wxString which = led > 0 ? wxString::Format(" (%zu)", led + 1) : wxString();
        if (led == row.heroes.size())
            row.heroes.push_back(add_list(wxString::Format("Seat %d, who is played", seat + 1) + which));
        lists_[place] = row.heroes[led++];
    }
    for (; row.heroes.size() > led; row.heroes.pop_back())
        row.heroes.back()->Destroy();
}

wxChoice* SeatRows::add_list(const wxString& name) {
    auto* list = new wxChoice(this, wxID_ANY);
    list->SetName(name);
    list->Bind(wxEVT_CHOICE, [this, list](wxCommandEvent&) { take_hero(list); });
    return list;
}

void SeatRows::take_hero(const wxChoice* list) {
    const auto place = static_cast<std::size_t>(std::find(lists_.begin(), lists_.end(), list) - lists_.begin());
    const int at = list->GetSelection() - 1;
    chosen_[place] = at < 0 ? std::string() : offered_[place][static_cast<std::size_t>(at)];
    offer_heroes();
}

/// Tab goes as one reads.
void SeatRows::lay_out() {
    grid_->Clear();
    wxWindow* before = nullptr;
    const auto follow = [&before](wxWindow* window) {
        if (before != nullptr) window->MoveAfterInTabOrder(before);
        before = window;
    };
    for (const Row& row : rows_) {
        grid_->Add(row.label, wxSizerFlags().CentreVertical());
        grid_->Add(row.who);
        follow(row.label);
        follow(row.who);
        if (row.heroes.empty()) grid_->AddSpacer(0);
        for (std::size_t i = 0; i < row.heroes.size(); ++i) {
            for (int empty = 0; i > 0 && empty < 2; ++empty)
                grid_->AddSpacer(0);
            grid_->Add(row.heroes[i], wxSizerFlags().Expand());
            follow(row.heroes[i]);
        }
    }
}

void SeatRows::offer_bots() {
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        std::string& chosen = who_[seat];
        const auto bot = std::find_if(bot_sorts().begin(), bot_sorts().end(),
                                      [&](const BotSort& each) { return each.name == chosen; });
        const bool known = bot != bot_sorts().end();
        if (!known) chosen.clear();
        rows_[seat].who->SetSelection(known ? static_cast<int>(bot - bot_sorts().begin()) + 1 : 0);
    }
}

/// `Hero 2: `, where a seat leads several; else nothing.
wxString SeatRows::name_of_place(std::size_t place) const {
    const int seat = leaders_[place];
    const auto here = leaders_.begin() + static_cast<std::ptrdiff_t>(place);
    if (std::count(leaders_.begin(), leaders_.end(), seat) < 2) return {};
    return wxString::Format("Hero %d: ", static_cast<int>(std::count(leaders_.begin(), here, seat)) + 1);
}

/// Nobody can be played twice.
void SeatRows::offer_heroes() {
    for (std::size_t place = 0; place < lists_.size(); ++place) {
        wxChoice* list = lists_[place];
        if (list == nullptr) continue;
        list->Clear();
        offered_[place].clear();
        int selected = list->Append(name_of_place(place) + "drawn by chance");
        for (const PartyOffer::Hero& hero : offer_.heroes) {
            const auto by =
                std::find(chosen_.begin(), chosen_.begin() + static_cast<std::ptrdiff_t>(lists_.size()), hero.id) -
                chosen_.begin();
            const auto taken = static_cast<std::size_t>(by);
            if (taken < lists_.size() && taken != place) continue;
            const int at = list->Append(to_wx(hero.name));
            offered_[place].push_back(hero.id);
            if (taken == place) selected = at;
        }
        list->SetSelection(selected);
        if (selected == 0) chosen_[place].clear();
    }
}

}  // namespace briar::editor
