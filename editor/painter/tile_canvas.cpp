#include "editor/painter/tile_canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "editor/core/tile_palette.hpp"
#include "editor/face/neighbour.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

const std::array<wxPoint, 4> kSides{wxPoint(0, -1), wxPoint(1, 0), wxPoint(0, 1), wxPoint(-1, 0)};
constexpr double kShare = 0.58;       // of the canvas that the tile takes
constexpr double kAround = 0.3;       // of a neighbour that is seen
constexpr double kHandle = 0.055;     // radius of an edge's handle, in parts of the tile
constexpr double kHandleAt = 0.535;   // distance of an edge's handle from the middle
constexpr double kMiddleReach = 0.2;  // in parts of the tile
constexpr double kFaded = 0.38;

unsigned bits_of(const OpenEdges& edges) {
    unsigned bits = 0;
    for (std::size_t side = 0; side < edges.size(); ++side)
        if (edges[side]) bits |= 1U << side;
    return bits;
}

}  // namespace

TileCanvas::TileCanvas(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      pictures_(kSides.size() + 1) {
    SetName("Tile");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(160, 160)));
    bind_events();
    tell_chosen(*this, [this] { return words(); });
    art_is_read_ = when_art_is_read([this] {
        for (KeptPicture& each : pictures_)
            each.forget();
        Refresh();
    });
}

void TileCanvas::bind_events() {
    Bind(wxEVT_PAINT, &TileCanvas::on_paint, this);
    Bind(wxEVT_LEFT_DOWN, &TileCanvas::on_press, this);
    Bind(wxEVT_LEFT_DCLICK, &TileCanvas::on_press, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        painting_ = false;
        if (HasCapture()) ReleaseMouse();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { painting_ = false; });
    Bind(wxEVT_MOTION, &TileCanvas::on_motion, this);
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hovered_ = -1;
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, &TileCanvas::on_key, this);
    const auto repaint = [this](wxFocusEvent& event) {
        if (chosen_ < 0) chosen_ = 0;
        Refresh();
        if (on_hint) on_hint(hint());
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

void TileCanvas::show(const Face& face, const OpenEdges& edges) {
    if (face == face_ && edges == edges_) return;
    face_ = face;
    edges_ = edges;
    face_.edges = bits_of(edges);
    Refresh();
    if (on_hint) on_hint(hint());
}

wxRect TileCanvas::tile_box() const {
    const wxSize size = GetClientSize();
    const int side = static_cast<int>(std::min(size.x, size.y) * kShare);
    return {(size.x - side) / 2, (size.y - side) / 2, side, side};
}

wxPoint TileCanvas::place(int part) const {
    const wxRect box = tile_box();
    const wxPoint middle(box.x + box.width / 2, box.y + box.height / 2);
    if (part < 0 || part >= kMiddle) return middle;
    // A little outside, so that nothing on the tile is hidden.
    return middle + kSides[static_cast<std::size_t>(part)] * static_cast<int>(box.width * kHandleAt);
}

int TileCanvas::part_at(const wxPoint& at) const {
    const wxRect box = tile_box();
    if (!wxRect(box).Inflate(box.width / 7).Contains(at)) return -1;
    const double x = (at.x - box.x) / static_cast<double>(box.width) - 0.5;
    const double y = (at.y - box.y) / static_cast<double>(box.height) - 0.5;
    if (std::hypot(x, y) < kMiddleReach) return middle_.empty() ? -1 : kMiddle;
    if (std::abs(x) > std::abs(y)) return x > 0 ? 1 : 3;
    return y > 0 ? 2 : 0;
}

wxString TileCanvas::hint() const {
    const int part = hovered_ >= 0 ? hovered_ : chosen_;
    if (part == kMiddle) return "Middle, " + middle_ + ".";
    if (part < 0) return {};
    const bool open = edges_[static_cast<std::size_t>(part)];
    wxString name = side_name(part);
    name[0] = wxString(name[0]).Upper()[0];
    return name + (open ? " edge, open. Click or Space closes it." : " edge, closed. Click or Space opens it.");
}

/// The part that is chosen, then which tile it is and what is open.
wxString TileCanvas::words() const {
    const std::vector<std::string> tile = describe(face_);
    const wxString ways = tile.size() > 1 ? to_wx(tile[1]) : wxString();
    return hint() + " " + listed({to_wx(tile.front()), ways});
}

const wxBitmap& TileCanvas::picture(const Face& face, std::size_t slot, int side) {
    const int pixels = static_cast<int>(std::lround(side * GetContentScaleFactor()));
    return pictures_[slot].of(face, wxSize(pixels, pixels));
}

void TileCanvas::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxRect box = tile_box();
    if (!gc || box.width < 8) return;
    const wxSize size = GetClientSize();
    const Look look = current_look();
    gc->SetPen(wxNullGraphicsPen);
    gc->SetBrush(wxBrush(mix(look.ground, look.text, look.dark ? 0.06 : 0.05)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    paint_tiles(*gc, box);
    paint_middle(*gc, box);
    for (int side = 0; side < kMiddle; ++side)
        paint_handle(*gc, side);
}

void TileCanvas::paint_tiles(wxGraphicsContext& gc, const wxRect& box) {
    gc.PushState();
    const wxRect seen = wxRect(box).Inflate(static_cast<int>(box.width * kAround));
    gc.Clip(seen.x, seen.y, seen.width, seen.height);
    gc.BeginLayer(kFaded);
    for (int side = 0; side < kMiddle; ++side) {
        const wxPoint by = kSides[static_cast<std::size_t>(side)] * box.width;
        const wxBitmap& other =
            picture(neighbour_of(face_, static_cast<std::size_t>(side)), static_cast<std::size_t>(side) + 1, box.width);
        gc.DrawBitmap(other, box.x + by.x, box.y + by.y, box.width, box.height);
    }
    gc.EndLayer();
    gc.PopState();
    gc.DrawBitmap(picture(face_, 0, box.width), box.x, box.y, box.width, box.height);
    const Look look = current_look();
    gc.SetBrush(wxNullGraphicsBrush);
    gc.SetPen(
        gc.CreatePen(wxGraphicsPenInfo(HasFocus() ? look.accent : mix(look.text, look.ground, 0.3)).Width(FromDIP(2))));
    gc.DrawRectangle(box.x, box.y, box.width, box.height);
}

/// Open: an arrow that leads out. Closed: a bar across.
void TileCanvas::paint_handle(wxGraphicsContext& gc, int side) {
    const Look look = current_look();
    const double radius = std::max<double>(FromDIP(9), tile_box().width * kHandle);
    const wxPoint at = place(side);
    const bool open = edges_[static_cast<std::size_t>(side)];
    const bool pointed = hovered_ == side;
    const bool chosen = chosen_ == side && HasFocus();
    gc.PushState();
    gc.Translate(at.x, at.y);
    gc.Rotate(side * std::numbers::pi / 2);
    const wxColour ground = open ? look.accent : look.ground;
    gc.SetBrush(wxBrush(with_alpha(ground, pointed || chosen ? 1 : 0.88)));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(open ? look.ground : look.text).Width(FromDIP(1))));
    const double grown = pointed || chosen ? radius * 1.2 : radius;
    gc.DrawEllipse(-grown, -grown, 2 * grown, 2 * grown);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(open ? look.ground : look.text)
                               .Width(std::max<double>(FromDIP(2), radius * 0.2))
                               .Cap(wxCAP_ROUND)
                               .Join(wxJOIN_ROUND)));
    wxGraphicsPath sign = gc.CreatePath();
    sign.MoveToPoint(-grown * 0.45, open ? grown * 0.2 : 0);
    if (open) sign.AddLineToPoint(0, -grown * 0.35);
    sign.AddLineToPoint(grown * 0.45, open ? grown * 0.2 : 0);
    gc.StrokePath(sign);
    if (chosen) {
        gc.SetBrush(wxNullGraphicsBrush);
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(look.text).Width(FromDIP(2)).Style(wxPENSTYLE_DOT)));
        const double ring = grown + FromDIP(4);
        gc.DrawEllipse(-ring, -ring, 2 * ring, 2 * ring);
    }
    gc.PopState();
}

void TileCanvas::paint_middle(wxGraphicsContext& gc, const wxRect& box) {
    const bool chosen = chosen_ == kMiddle && HasFocus();
    if (hovered_ != kMiddle && !chosen) return;
    const Look look = current_look();
    const double reach = box.width * kMiddleReach;
    const wxPoint at = place(kMiddle);
    gc.SetBrush(wxBrush(with_alpha(look.ground, 0.25)));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(look.text).Width(FromDIP(2)).Style(wxPENSTYLE_DOT)));
    gc.DrawEllipse(at.x - reach, at.y - reach, 2 * reach, 2 * reach);
}

void TileCanvas::choose(int part) {
    chosen_ = part;
    Refresh();
    if (on_hint) on_hint(hint());
}

void TileCanvas::use(int part) {
    if (part == kMiddle) {
        if (on_middle) on_middle();
    } else if (part >= 0 && on_edge) {
        on_edge(part, !edges_[static_cast<std::size_t>(part)], ++stroke_);
    }
}

void TileCanvas::on_press(wxMouseEvent& event) {
    SetFocus();
    const int part = part_at(event.GetPosition());
    if (part < 0) return;
    choose(part);
    if (part < kMiddle) {
        painting_ = true;
        opens_ = !edges_[static_cast<std::size_t>(part)];
        if (!HasCapture()) CaptureMouse();
    }
    use(part);
}

void TileCanvas::on_motion(wxMouseEvent& event) {
    const int part = part_at(event.GetPosition());
    // What is dragged over becomes as the first edge became.
    if (painting_ && part >= 0 && part < kMiddle && edges_[static_cast<std::size_t>(part)] != opens_ && on_edge)
        on_edge(part, opens_, stroke_);
    if (part == hovered_) return;
    hovered_ = part;
    SetCursor(part >= 0 ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    Refresh();
    if (on_hint) on_hint(hint());
}

void TileCanvas::on_key(wxKeyEvent& event) {
    constexpr std::array<int, 4> kArrows{WXK_UP, WXK_RIGHT, WXK_DOWN, WXK_LEFT};
    const int key = event.GetKeyCode();
    hovered_ = -1;
    for (int side = 0; side < kMiddle; ++side) {
        if (key != kArrows[static_cast<std::size_t>(side)] || event.HasAnyModifiers()) continue;
        // From one side to the one across leads over the middle.
        const bool across = chosen_ >= 0 && chosen_ < kMiddle && ((chosen_ + 2) & 3) == side;
        return choose(across && !middle_.empty() ? kMiddle : side);
    }
    if ((key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && !event.HasAnyModifiers())
        return use(chosen_);
    if (key == 'R' && !event.ControlDown() && !event.AltDown()) {
        if (on_turn) on_turn(event.ShiftDown() ? -1 : 1);
        return;
    }
    if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return;
    }
    event.Skip();
}

}  // namespace briar::editor
