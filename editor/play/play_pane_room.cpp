// Who has how much room: the board and what stands beside it, those who are played, options, what is told.
#include <algorithm>

#include <wx/splitter.h>

#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/play/play_pane.hpp"

namespace briar::editor {
namespace {

constexpr int kLeastSide = 240;          // rather than a board that shows more
constexpr int kEnoughOfSide = 340;       // once it has that, the board gets as much
constexpr int kFewOptions = 260;         // so high are one who is played, a question and a few answers
constexpr int kEnoughBelow = 130;        // to read what is told in a low window
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

/// What is told has a part of its own, however many options there are: nothing hops from question to question. Within
/// theirs options come before those who do not act; who gave way once in a game does not come back, so that options
/// stay where they are.
void PlayPane::make_room() {
    if (!model_.playing() || shown() != Page::Game || party_->cards().empty()) return;
    const int height = side_->GetClientSize().y;
    const int most = std::max(side_->GetMinimumPaneSize(), height - FromDIP(kLeastBelow));
    const int share = static_cast<int>(height * kShareOfOptions);
    const int needed = std::min(height - FromDIP(kEnoughBelow), FromDIP(kFewOptions));
    if (!side_by_hand_) side_->SetSashPosition(std::min(std::max(share, needed), most));
    const int room = side_->GetSashPosition();
    const int everybody = party_->GetVirtualSize().y;
    const int one = everybody / static_cast<int>(party_->cards().size());
    const Room now{room, everybody, &model_.session()};
    if (now != had_room_) party_room_ = everybody;
    had_room_ = now;
    party_room_ = std::clamp(room - options_->whole_height(), one, party_room_);
    party_->SetMinSize({-1, party_room_});
    party_->GetParent()->Layout();
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
