#pragma once

#include <array>
#include <functional>
#include <memory>

#include <wx/panel.h>

#include "editor/face/face.hpp"
#include "editor/picture/kept_picture.hpp"

namespace briar::editor {

/// The picture of the entry that is being edited. A tile is seen among neighbours, and its edges can be opened and
/// closed on it: by click, or with the arrow keys.
class PicturePanel : public wxPanel {
public:
    explicit PicturePanel(wxWindow* parent);

    void show(const Face& face);
    [[nodiscard]] const Face& face() const { return face_; }
    /// North, east, south, west: 0 to 3.
    std::function<void(int side)> on_edge;
    std::function<void()> on_middle;
    std::function<void(int quarters)> on_turn;

    bool AcceptsFocus() const override { return face_.shape == FaceShape::Tile; }

private:
    void on_paint(wxPaintEvent& event);
    void on_click(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    [[nodiscard]] wxRect tile_box() const;
    /// 0 to 3: a side; 4: the middle; negative: beside the tile.
    [[nodiscard]] int part_at(const wxPoint& at) const;

    Face face_;
    std::array<KeptPicture, 5> pictures_;  ///< its own, and those of a tile's neighbours
    int hovered_ = -1;
    std::shared_ptr<void> art_is_read_;
};

}  // namespace briar::editor
