#include "editor/form/new_entry_button.hpp"

#include <map>
#include <utility>

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/context_menu.hpp"

namespace briar::editor {

NewEntryButton::NewEntryButton(wxWindow* parent, FormHost& host, std::string kinds)
    : wxButton(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT),
      host_(host),
      kinds_(std::move(kinds)) {
    SetName("Make what is named");
    SetToolTip("Makes it and opens it");
    Hide();
    Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose(); });
}

void NewEntryButton::look_at(const std::string& typed) {
    if (typed == typed_) return;
    typed_ = typed;
    offers_ = typed.empty() ? std::vector<NewEntryOffer>() : host_.new_entries(kinds_, typed);
    if (!offers_.empty())
        SetLabel(offers_.size() == 1 ? to_read(offers_.front().label) : dots("New: " + to_wx(offers_.front().id)));
    if (!IsShown() && offers_.empty()) return;
    Show(!offers_.empty());
    // Also for another label: it needs another room.
    InvalidateBestSize();
    GetParent()->Layout();
}

void NewEntryButton::choose() {
    if (offers_.size() == 1) return make(NewEntryOffer(offers_.front()));
    wxMenu menu;
    std::map<int, NewEntryOffer> offers;
    for (const NewEntryOffer& each : offers_)
        offers[menu.Append(wxID_ANY, to_read(each.label))->GetId()] = each;
    // The form may be made anew while the menu is open.
    const wxWeakRef<NewEntryButton> there = this;
    const auto chosen = offers.find(ask_in_menu(*this, menu, {0, GetSize().y}));
    if (there && chosen != offers.end()) make(chosen->second);
}

/// The form may be made anew when it follows.
void NewEntryButton::make(const NewEntryOffer& offer) {
    const std::string id = offer.id;
    if (!host_.make_entry(offer, typed_)) return;
    if (on_made) on_made(id);
    CallAfter([open = host_.open_entry, kind = offer.kind, id] { open(kind, id); });
}

}  // namespace briar::editor
