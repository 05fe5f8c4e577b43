// Who has how much room: the board and what stands beside it, those who are played, options, what is told.
#include <algorithm>

#include <wx/splitter.h>
#include <wx/toplevel.h>

#include "editor/play/member_card.hpp"
#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/play/play_pane.hpp"

namespace briar::editor {
namespace {

constexpr int kLeastSide = 240;          // rather than a board that shows more
constexpr int kEnoughOfSide = 340;       // once it has that, the board gets as much
constexpr int kFewOptions = 260;         // so high are one who is played, a question and a few answers
constexpr int kEnoughBelow = 130;        // to read what is told in a low window
constexpr int kBetween = 4;              // options and those who are played
constexpr int kLittle = 140;             // so much lower, and parts keep their height
constexpr int kOneBar = 48;              // the same for higher: what was told in many lines has gone
constexpr double kShareOfOptions = 0.6;  // of the height, with those who are played

}  // namespace

/// In a narrow window both give way, and the side keeps what it needs to be read; both have again what they had when
/// there is room.
void PlayPane::place_side() {
    const int width = halves_->GetClientSize().x;
    if (width < FromDIP(kLeastSide)) return;  // not laid out yet
    const int most = std::max(width - halves_->GetMinimumPaneSize() - halves_->GetSashSize(), 0);
    const int least = std::min(FromDIP(kLeastSide), most);
    const int wished = side_width_ > 0 ? side_width_
                                       : std::min(FromDIP(kUsualSideWidth),
                                                  std::max(width / 2, std::min(FromDIP(kEnoughOfSide), width * 3 / 5)));
    const int side = std::clamp(wished, least, std::max(least, most));
    halves_->SetSashPosition(width - side);
}

/// A message or a line about the game has come or gone below: parts keep the height that they were given before, so
/// that nothing moves that people look at.
void PlayPane::settle_height() {
    const int height = side_->GetClientSize().y;
    const wxSize window = wxGetTopLevelParent(this)->GetClientSize();
    const int higher = height - settled_height_;
    if (window == settled_window_ && higher > -FromDIP(kLittle) && higher < FromDIP(kOneBar)) return;
    settled_window_ = window;
    settled_height_ = height;
    party_is_slim_ = false;
}

/// What options do not need.
int PlayPane::room_for_party() const { return side_->GetSashPosition() - options_->whole_height() - FromDIP(kBetween); }

/// What is told has a part of its own, however many options there are: nothing hops from question to question. Options
/// begin at the top of theirs; at its lower edge those who are played have what is left.
void PlayPane::make_room() {
    if (!model_.playing() || shown() != Page::Game || party_->cards().empty()) return;
    settle_height();
    const int height = settled_height_;
    const int part = side_->GetMinimumPaneSize();
    const int most = std::max(part, std::min(height - FromDIP(kLeastBelow), side_->GetClientSize().y - part));
    const int share = static_cast<int>(height * kShareOfOptions);
    const int needed = std::min(height - FromDIP(kEnoughBelow), FromDIP(kFewOptions));
    if (!side_by_hand_) side_->SetSashPosition(std::min(std::max(share, needed), most));
    const int count = static_cast<int>(party_->cards().size());
    // Lower cards rather than some that are not seen; and they stay so, or they would jump from turn to turn.
    party_->set_slim(party_is_slim_);
    party_is_slim_ = party_is_slim_ || room_for_party() < count * party_->card_height();
    party_->set_slim(party_is_slim_);
    const int one = std::max(party_->card_height(), 1);
    // How a game ended tells of everybody: there they may have no room at all.
    const int least = model_.session().over() ? 0 : 1;
    // Whole cards: one that is cut could not be read.
    const int cards = std::clamp(room_for_party() / one, least, count);
    party_->Show(cards > 0);
    party_->SetMinSize({-1, cards * one});
    party_->GetParent()->Layout();
}

/// Once the part above has its size.
void PlayPane::share_side_soon() {
    CallAfter([this] {
        make_room();
        if (model_.playing()) show_acting(model_.party());
    });
}

/// Whoever acts is in sight, however many there are.
void PlayPane::show_acting(const std::vector<Member>& party) {
    const auto acting = std::find_if(party.begin(), party.end(), [](const Member& each) { return each.acting; });
    int unit = 0;
    party_->GetScrollPixelsPerUnit(nullptr, &unit);
    if (acting == party.end() || unit == 0) return;
    const int card = party_->GetVirtualSize().y / static_cast<int>(party.size());
    const int top = card * static_cast<int>(acting - party.begin());
    const int seen = party_->GetViewStart().y * unit;
    if (top < seen) party_->Scroll(0, top / unit);
    const int below = top + card - party_->GetClientSize().y;
    if (below > seen) party_->Scroll(0, (below + unit - 1) / unit);
}

}  // namespace briar::editor
