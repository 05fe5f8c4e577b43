#include "editor/form/picture_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "editor/face/neighbour.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/spoken.hpp"

namespace briar::editor {
namespace {

constexpr int kMiddle = 4;
const std::array<wxPoint, 4> kSides{wxPoint(0, -1), wxPoint(1, 0), wxPoint(0, 1), wxPoint(-1, 0)};

}  // namespace

PicturePanel::PicturePanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetName("Picture");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(250, 330)));
    Bind(wxEVT_PAINT, &PicturePanel::on_paint, this);
    Bind(wxEVT_LEFT_DOWN, &PicturePanel::on_click, this);
    Bind(wxEVT_MOTION, &PicturePanel::on_motion, this);
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hovered_ = -1;
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, &PicturePanel::on_key, this);
    art_is_read_ = when_art_is_read([this] {
        for (KeptPicture& each : pictures_)
            each.forget();
        Refresh();
    });
}

void PicturePanel::show(const Face& face) {
    if (face == face_) return;
    face_ = face;
    std::string words;
    for (const std::string& line : describe(face))
        words += (words.empty() ? "" : ". ") + line;
    speak_content(*this, to_wx(words));
    SetToolTip(face.shape == FaceShape::Tile
                   ? wxString("Click an edge to open or close it, the middle for the monster symbol. R turns it.")
                   : wxString());
    Refresh();
}

wxRect PicturePanel::tile_box() const {
    const wxSize size = GetClientSize();
    const int side = std::min(size.x, size.y) * 5 / 8;
    return {(size.x - side) / 2, (size.y - side) / 2, side, side};
}

void PicturePanel::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const wxSize size = GetClientSize();
    gc->SetPen(wxNullGraphicsPen);
    gc->SetBrush(wxBrush(GetParent()->GetBackgroundColour()));
    gc->DrawRectangle(0, 0, size.x, size.y);
    const double scale = GetContentScaleFactor();
    const auto draw = [&](const Face& face, const wxRect& box, std::size_t slot) {
        const wxSize pixels(std::max(1, static_cast<int>(std::lround(box.width * scale))),
                            std::max(1, static_cast<int>(std::lround(box.height * scale))));
        gc->DrawBitmap(pictures_[slot].of(face, pixels), box.x, box.y, box.width, box.height);
    };
    if (face_.shape != FaceShape::Tile) {
        draw(face_, wxRect(size).Deflate(FromDIP(8)), 0);
        return;
    }
    const wxRect box = tile_box();
    gc->PushState();
    const int around = box.width * 5 / 8 - box.width / 2 + box.width / 2;
    gc->Clip(box.x - around / 2, box.y - around / 2, box.width + around, box.height + around);
    gc->BeginLayer(0.35);
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        wxRect other = box;
        other.Offset(kSides[side].x * box.width, kSides[side].y * box.height);
        draw(neighbour_of(face_, side), other, side + 1);
    }
    gc->EndLayer();
    gc->PopState();
    draw(face_, box, 0);
    if (hovered_ >= 0 && hovered_ < kMiddle) {
        const wxPoint toward = kSides[static_cast<std::size_t>(hovered_)];
        const double reach = box.width * 0.14;
        const double x = box.x + box.width / 2.0 + toward.x * (box.width / 2.0 - reach / 2);
        const double y = box.y + box.height / 2.0 + toward.y * (box.height / 2.0 - reach / 2);
        gc->SetBrush(wxBrush(wxColour(255, 220, 110, 150)));
        gc->DrawEllipse(x - reach / 2, y - reach / 2, reach, reach);
    }
    if (HasFocus()) {
        gc->SetBrush(wxNullGraphicsBrush);
        gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(current_look().accent).Width(FromDIP(2))));
        gc->DrawRectangle(box.x, box.y, box.width, box.height);
    }
}

int PicturePanel::part_at(const wxPoint& at) const {
    if (face_.shape != FaceShape::Tile) return -1;
    const wxRect box = tile_box();
    if (!wxRect(box).Inflate(box.width / 8).Contains(at)) return -1;
    const double x = (at.x - box.x) / static_cast<double>(box.width) - 0.5;
    const double y = (at.y - box.y) / static_cast<double>(box.height) - 0.5;
    if (std::hypot(x, y) < 0.2) return kMiddle;
    if (std::abs(x) > std::abs(y)) return x > 0 ? 1 : 3;
    return y > 0 ? 2 : 0;
}

void PicturePanel::on_click(wxMouseEvent& event) {
    if (!AcceptsFocus()) return;
    SetFocus();
    const int part = part_at(event.GetPosition());
    if (part == kMiddle) {
        if (on_middle) on_middle();
    } else if (part >= 0 && on_edge) {
        on_edge(part);
    }
}

void PicturePanel::on_motion(wxMouseEvent& event) {
    const int part = part_at(event.GetPosition());
    if (part == hovered_) return;
    hovered_ = part;
    SetCursor(part >= 0 ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    Refresh();
}

void PicturePanel::on_key(wxKeyEvent& event) {
    // The panel has the focus still when the form goes on from a tile to another entry.
    const bool other_keys = face_.shape != FaceShape::Tile || event.HasAnyModifiers();
    if (other_keys && event.GetKeyCode() != WXK_TAB) return event.Skip();
    const std::array<int, 4> arrows{WXK_UP, WXK_RIGHT, WXK_DOWN, WXK_LEFT};
    for (int side = 0; side < kMiddle; ++side) {
        if (event.GetKeyCode() == arrows[static_cast<std::size_t>(side)] && on_edge) return on_edge(side);
    }
    switch (event.GetKeyCode()) {
        case 'R':
            if (on_turn) return on_turn(1);
            break;
        case WXK_SPACE:
            if (on_middle) return on_middle();
            break;
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            break;
    }
    event.Skip();
}

}  // namespace briar::editor
