#include "editor/play/seats_panel.hpp"

#include <algorithm>

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/dice_words.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/focus_scrolling.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "runtime/bots/bot.hpp"

namespace briar::editor {
namespace {

constexpr int kWidestName = 130;  // of a seat and who is played there; the whole is told by its tip

}  // namespace

/// The dice are there from the beginning: the desktop leads Tab only into what could have the focus when it was made.
SeatsPanel::SeatsPanel(wxWindow* parent, PlayModel& model)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL), model_(model) {
    SetName("Table");
    SetBackgroundColour(current_look().ground);
    SetScrollRate(0, FromDIP(8));
    const int gap = FromDIP(6);
    grid_ = new wxFlexGridSizer(2, gap, gap * 2);
    grid_->AddGrowableCol(1);
    build_dice();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid_, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    SetSizer(column);
    scroll_to_focus(*this);
}

void SeatsPanel::build_dice() {
    grid_->Add(new wxStaticText(this, wxID_ANY, "Next dice"), wxSizerFlags().CentreVertical());
    dice_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    dice_->SetName("Next dice");
    dice_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { lay_dice(); });
    dice_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE || !on_done) return event.Skip();
        dice_->Clear();
        CallAfter(on_done);
    });
    grid_->Add(dice_, wxSizerFlags().Expand());
    dice_told_ = new Remark(this, wxID_ANY, "");
    dice_told_->SetName("What became of the dice");
    dice_told_->Hide();
    grid_->AddSpacer(0);
    grid_->Add(dice_told_, wxSizerFlags().Expand());
}

void SeatsPanel::clear() {
    for (wxWindow* each : seats_)
        each->Destroy();
    seats_.clear();
    dice_->Clear();
    tell_of_dice({}, false);
}

std::vector<SeatsPanel::Seat> SeatsPanel::seats_of_game() const {
    std::vector<Seat> seats;
    for (int seat = 0; seat < model_.session().start().setup.seats; ++seat)
        seats.push_back({model_.bot_of(seat), model_.played_at(seat)});
    return seats;
}

void SeatsPanel::show() {
    if (!seats_.empty() && shown_ == seats_of_game() && faces_ == model_.die_faces()) return show_dice();
    clear();
    shown_ = seats_of_game();
    faces_ = model_.die_faces();
    name_faces();
    build_seats();
}

void SeatsPanel::build_seats() {
    for (int seat = 0; seat < static_cast<int>(shown_.size()); ++seat)
        add_seat(seat);
    lay_out();
}

void SeatsPanel::name_faces() {
    dice_->SetHint(faces_.empty() ? wxString("6 1 4, then Enter")
                                  : to_wx(faces_.front() + " " + faces_.back() + " 4, then Enter"));
    dice_->SetToolTip("The next dice show these, then chance goes on. " + to_wx(dice_that_may_be(faces_)));
}

void SeatsPanel::add_seat(int seat) {
    const wxString name = wxString::Format("Seat %d", seat + 1);
    const std::string& played = shown_[static_cast<std::size_t>(seat)].played;
    auto* label = new wxStaticText(this, wxID_ANY, played.empty() ? name : name + ": " + to_wx(played),
                                   wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    label->SetMinSize({std::min(label->GetBestSize().x, FromDIP(kWidestName)), -1});
    label->SetToolTip(label->GetLabel());
    grid_->Add(label, wxSizerFlags().CentreVertical());
    auto* who = new wxChoice(this, wxID_ANY);
    who->SetName(name + ", who decides");
    who->Append("a person");
    int chosen = 0;
    for (const BotSort& bot : bot_sorts()) {
        who->Append("bot: " + to_wx(bot.name));
        if (bot.name == model_.bot_of(seat)) chosen = static_cast<int>(who->GetCount()) - 1;
    }
    who->SetSelection(chosen);
    who->Bind(wxEVT_CHOICE, [this, seat](wxCommandEvent& event) {
        const int at = event.GetSelection() - 1;
        const std::string bot = at < 0 ? std::string() : bot_sorts()[static_cast<std::size_t>(at)].name;
        shown_[static_cast<std::size_t>(seat)].bot = bot;
        model_.seat_bot(seat, bot);
        model_.let_bots_play();
    });
    grid_->Add(who, wxSizerFlags().Expand());
    seats_.insert(seats_.end(), {label, who});
}

void SeatsPanel::lay_dice() {
    const std::vector<std::string> faces = model_.die_faces();
    const WrittenDice written = read_dice(from_wx(dice_->GetValue()), faces);
    const bool bots = model_.bots_at_work();
    const bool laid = written.wrong.empty() && !written.dice.empty() && model_.force_dice(written.dice);
    if (bots) model_.let_bots_play();
    std::string told = "They lie ready: see below the board.";
    if (!laid)
        told = (written.wrong.empty() ? "" : "There is no die `" + written.wrong + "`. ") + dice_that_may_be(faces);
    tell_of_dice(to_read(told), laid);
    if (!laid) return;
    dice_->Clear();
    if (on_done) CallAfter(on_done);
}

void SeatsPanel::tell_of_dice(const wxString& text, bool laid) {
    dice_lie_ = laid;
    dice_told_->SetForegroundColour(laid ? current_look().faint : current_look().error);
    dice_told_->SetLabel(text);
    dice_told_->Show(!text.empty());
    dice_told_->Wrap(std::max(FromDIP(120), dice_->GetSize().x));
    lay_out();
}

void SeatsPanel::lay_out() {
    FitInside();
    Layout();
}

/// Once they are rolled, or taken back, nobody is told that they lie there.
void SeatsPanel::show_dice() {
    if (dice_lie_ && model_.dice_waiting().empty()) tell_of_dice({}, false);
}

}  // namespace briar::editor
