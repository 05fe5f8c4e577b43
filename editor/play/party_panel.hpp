#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/scene/scene.hpp"

namespace briar::editor {

class MemberCard;

/// Those who are played, a card each.
class PartyPanel : public wxScrolledWindow {
public:
    PartyPanel(wxWindow* parent, PictureShelf& pictures);

    /// Whoever was shown before keeps the card, and with it the focus.
    void show(std::vector<Member> party);
    /// Lower cards, so that more of them are seen.
    void set_slim(bool slim);
    [[nodiscard]] int card_height() const;
    [[nodiscard]] const std::vector<MemberCard*>& cards() const { return cards_; }
    std::function<void(PieceId piece)> on_inspect;

private:
    void set_count(std::size_t count);
    void lay_out();

    PictureShelf& pictures_;
    std::vector<MemberCard*> cards_;
    bool slim_ = false;
};

}  // namespace briar::editor
