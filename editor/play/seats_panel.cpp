#include "editor/play/seats_panel.hpp"

#include <optional>

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "runtime/bots/bot.hpp"

namespace briar::editor {
namespace {

/// Nothing: there is something else among them.
std::optional<std::vector<int>> read_dice(const wxString& text) {
    std::vector<int> dice;
    for (const wxString& word : wxSplit(text, ' ')) {
        int die = 0;
        if (word.empty()) continue;
        if (!word.ToInt(&die)) return std::nullopt;
        dice.push_back(die);
    }
    return dice;
}

}  // namespace

SeatsPanel::SeatsPanel(wxWindow* parent, PlayModel& model) : wxPanel(parent), model_(model) {
    SetName("Table");
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void SeatsPanel::clear() {
    DestroyChildren();
    GetSizer()->Clear();
}

std::vector<std::string> SeatsPanel::bots() const {
    std::vector<std::string> bots;
    for (int seat = 0; seat < model_.session().start().setup.seats; ++seat)
        bots.push_back(model_.bot_of(seat));
    return bots;
}

void SeatsPanel::show() {
    if (!GetChildren().empty() && shown_ == bots()) return;
    clear();
    shown_ = bots();
    build();
}

void SeatsPanel::build() {
    const int gap = FromDIP(6);
    auto* grid = new wxFlexGridSizer(2, gap, gap * 2);
    grid->AddGrowableCol(1);
    for (int seat = 0; seat < model_.session().start().setup.seats; ++seat)
        add_seat(*grid, seat);
    grid->Add(new wxStaticText(this, wxID_ANY, "Next dice"), wxSizerFlags().CentreVertical());
    dice_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    dice_->SetName("Next dice");
    dice_->SetHint("6 1 4, then Enter");
    dice_->SetToolTip("The next dice show these numbers, then chance goes on.");
    dice_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { lay_dice(); });
    grid->Add(dice_, wxSizerFlags().Expand());
    dice_told_ = new Remark(this, wxID_ANY, "");
    dice_told_->SetName("What became of the dice");
    grid->AddSpacer(0);
    grid->Add(dice_told_, wxSizerFlags().Expand());
    GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    Layout();
}

void SeatsPanel::add_seat(wxSizer& grid, int seat) {
    const wxString name = wxString::Format("Seat %d", seat + 1);
    grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
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
        shown_[static_cast<std::size_t>(seat)] = bot;
        model_.seat_bot(seat, bot);
        model_.let_bots_play();
    });
    grid.Add(who, wxSizerFlags().Expand());
}

void SeatsPanel::lay_dice() {
    const std::optional<std::vector<int>> dice = read_dice(dice_->GetValue());
    const bool laid = dice && !dice->empty() && model_.force_dice(*dice);
    dice_told_->SetLabel(laid ? "They lie ready: see below the board." : "Numbers from 1 to 100, with spaces between.");
    dice_told_->SetForegroundColour(laid ? current_look().faint : current_look().error);
    if (laid) dice_->Clear();
}

}  // namespace briar::editor
