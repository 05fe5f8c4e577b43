#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/tile_edges.hpp"
#include "editor/face/face.hpp"
#include "editor/picture/kept_picture.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// A tile, large, among neighbours. Its edges and its middle are places: they are pointed at with the mouse, or chosen
/// with the arrow keys and changed with the space bar.
class TileCanvas : public wxPanel {
public:
    static constexpr int kMiddle = 4;

    explicit TileCanvas(wxWindow* parent);

    /// `edges` are those that are painted at the moment.
    void show(const Face& face, const OpenEdges& edges);
    /// What the middle stands for, in words: `monster: on`; empty: nothing can be put there.
    void name_middle(const wxString& words) { middle_ = words; }

    /// An edge is to be opened or closed. All of one drag have the same `stroke`.
    std::function<void(int side, bool open, int stroke)> on_edge;
    std::function<void()> on_middle;
    std::function<void(int quarters)> on_turn;

    /// Where a place is on the canvas: 0 to 3 an edge, kMiddle.
    [[nodiscard]] wxPoint place(int part) const;
    /// The chosen place; negative: none.
    [[nodiscard]] int chosen() const { return chosen_; }
    /// What the chosen place is, and what can be done with it.
    [[nodiscard]] wxString hint() const;
    /// What is told of it.
    [[nodiscard]] wxString words() const;
    std::function<void(const wxString& hint)> on_hint;

    bool AcceptsFocus() const override { return true; }

private:
    void bind_events();
    void on_paint(wxPaintEvent& event);
    void paint_tiles(wxGraphicsContext& gc, const wxRect& box);
    void paint_handle(wxGraphicsContext& gc, int side);
    void paint_middle(wxGraphicsContext& gc, const wxRect& box);
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void choose(int part);
    void use(int part);
    [[nodiscard]] wxRect tile_box() const;
    [[nodiscard]] int part_at(const wxPoint& at) const;
    [[nodiscard]] const wxBitmap& picture(const Face& face, std::size_t slot, int side);

    Face face_;
    OpenEdges edges_{};
    wxString middle_;
    std::vector<KeptPicture> pictures_;  ///< the tile, then its neighbours
    std::shared_ptr<void> art_is_read_;
    int hovered_ = -1;
    int chosen_ = -1;
    int stroke_ = 0;
    bool painting_ = false;  ///< a drag that opens or closes
    bool opens_ = false;
};

}  // namespace briar::editor
