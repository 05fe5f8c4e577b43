#include "editor/form/new_entry_button.hpp"

#include <utility>

#include <wx/menu.h>
#include <wx/sizer.h>

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
        SetLabel(offers_.size() == 1 ? to_read(offers_.front().label)
                                     : "New: " + to_wx(offers_.front().id) + wxString::FromUTF8("\xE2\x80\xA6"));
    if (!IsShown() && offers_.empty()) return;
    Show(!offers_.empty());
    // Also for another label: it needs another room.
    InvalidateBestSize();
    GetParent()->Layout();
}

void NewEntryButton::choose() {
    if (offers_.size() == 1) return make(NewEntryOffer(offers_.front()));
    wxMenu menu;
    for (const NewEntryOffer& each : offers_) {
        const int id = menu.Append(wxID_ANY, to_read(each.label))->GetId();
        menu.Bind(
            wxEVT_MENU, [this, each](wxCommandEvent&) { make(each); }, id);
    }
    pop_up(*this, menu, {0, GetSize().y});
}

/// The form may be made anew when it follows.
void NewEntryButton::make(const NewEntryOffer& offer) {
    const std::string id = offer.id;
    if (!host_.make_entry(offer, typed_)) return;
    if (on_made) on_made(id);
    CallAfter([open = host_.open_entry, kind = offer.kind, id] { open(kind, id); });
}

}  // namespace briar::editor
