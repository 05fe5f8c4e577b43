#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/scene/scene.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// Those who are played, a card each: portrait, numbers, what they carry.
class PartyPanel : public wxScrolledWindow {
public:
    PartyPanel(wxWindow* parent, PictureShelf& pictures);

    void show(std::vector<Member> party);
    std::function<void(PieceId piece)> on_inspect;

private:
    void on_paint(wxPaintEvent& event);
    void on_click(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void paint_member(wxGraphicsContext& gc, const Member& member, const wxRect2DDouble& card);
    void paint_gauges(wxGraphicsContext& gc, const Member& member, wxRect2DDouble line);
    void paint_carried(wxGraphicsContext& gc, const Member& member, const wxRect2DDouble& line);
    [[nodiscard]] double unit() const { return FromDIP(13); }
    [[nodiscard]] double card_height() const { return unit() * 5.4; }

    /// What was painted where, for clicks and tips.
    struct Spot {
        wxRect2DDouble box;
        PieceId piece;
        std::string tip;
    };
    PictureShelf& pictures_;
    std::vector<Member> party_;
    std::vector<Spot> spots_;
};

}  // namespace briar::editor
