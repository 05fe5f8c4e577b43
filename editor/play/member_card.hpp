#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <wx/control.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/scene/scene.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// How much stands on a card: a name; numbers, too; what is carried, too.
enum class CardFill : std::uint8_t { Name, Numbers, Carried };

[[nodiscard]] CardFill fill_of(const Member& member);

/// Somebody who is played: portrait, numbers, what they carry. It can be reached with Tab and is read by its words; the
/// left and right keys walk through what is carried, Enter looks at it.
class MemberCard : public wxControl {
public:
    MemberCard(wxWindow* parent, PictureShelf& pictures);

    /// The card has the height of one with so much on it.
    void show(Member member, CardFill room);
    /// Lower: what is carried stands behind the numbers.
    void set_slim(bool slim);
    [[nodiscard]] const Member& member() const { return member_; }
    /// What Enter looks at: the member, or something that it carries.
    [[nodiscard]] PieceId pointed() const;
    std::function<void(PieceId piece)> on_inspect;

    bool AcceptsFocus() const override { return true; }
    bool AcceptsFocusFromKeyboard() const override { return true; }

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void bind_events();
    void on_paint(wxPaintEvent& event);
    void on_click(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void step(int by);
    /// What is pointed at, for those who listen.
    void tell();
    void paint_member(wxGraphicsContext& gc, const wxRect2DDouble& card);
    /// Gives what is left of the line.
    wxRect2DDouble paint_gauges(wxGraphicsContext& gc, wxRect2DDouble line);
    void paint_carried(wxGraphicsContext& gc, const wxRect2DDouble& line);
    [[nodiscard]] double unit() const { return FromDIP(13); }

    /// What was painted where, for clicks and tips.
    struct Spot {
        wxRect2DDouble box;
        PieceId piece;
        std::string tip;
    };
    [[nodiscard]] const Spot* spot_at(const wxPoint& at) const;

    PictureShelf& pictures_;
    Member member_;
    CardFill room_ = CardFill::Name;
    bool slim_ = false;
    int pointed_ = -1;  ///< which of what is carried; -1: the member
    std::vector<Spot> spots_;
};

}  // namespace briar::editor
