#include "editor/play/party_panel.hpp"

#include <algorithm>

#include <wx/sizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/member_card.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/seen_bar.hpp"

namespace briar::editor {
namespace {

constexpr double kMostWithoutScrolling = 2.6;

}  // namespace

PartyPanel::PartyPanel(wxWindow* parent, PictureShelf& pictures)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      pictures_(pictures) {
    SetName("Heroes");
    SetBackgroundColour(current_look().ground);
    keep_bar_in_sight(*this);
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void PartyPanel::set_count(std::size_t count) {
    while (cards_.size() > count) {
        cards_.back()->Destroy();
        cards_.pop_back();
    }
    while (cards_.size() < count) {
        auto* card = new MemberCard(this, pictures_);
        card->on_inspect = [this](PieceId piece) {
            if (on_inspect) on_inspect(piece);
        };
        card->set_slim(slim_);
        GetSizer()->Add(card, wxSizerFlags().Expand());
        cards_.push_back(card);
    }
}

void PartyPanel::show(std::vector<Member> party) {
    const bool same = party.size() == cards_.size();
    const int height = card_height();
    set_count(party.size());
    // Whoever is out of the game needs less, but all are as high, or some would be cut.
    CardFill room = CardFill::Name;
    for (const Member& each : party)
        room = std::max(room, fill_of(each));
    for (std::size_t i = 0; i < party.size(); ++i)
        cards_[i]->show(std::move(party[i]), room);
    if (!same || card_height() != height) lay_out();
}

void PartyPanel::set_slim(bool slim) {
    if (slim == slim_) return;
    slim_ = slim;
    for (MemberCard* each : cards_)
        each->set_slim(slim);
    lay_out();
}

int PartyPanel::card_height() const { return cards_.empty() ? 0 : cards_.front()->GetBestSize().y; }

void PartyPanel::lay_out() {
    const double shown = std::min(static_cast<double>(cards_.size()), kMostWithoutScrolling);
    SetMinSize({-1, static_cast<int>(card_height() * shown)});
    // By whole cards.
    SetScrollRate(0, std::max(1, card_height()));
    FitInside();
    Layout();
}

}  // namespace briar::editor
