#pragma once

#include <memory>

#include "editor/picture/picture_shelf.hpp"
#include "editor/scene/board_view.hpp"
#include "editor/scene/card_place.hpp"
#include "editor/scene/scene.hpp"

class wxBitmap;
class wxDC;
class wxGraphicsContext;

namespace briar::editor {

/// The table that everything lies on.
void paint_ground(wxGraphicsContext& gc, double width, double height);

/// What stands out on the board at the moment.
struct BoardState {
    int chosen_target = -1;       ///< by keyboard
    const Box* chosen = nullptr;  ///< the place that the keyboard has come to; null: none
    int chosen_mark = -1;         ///< what stands there; negative: the place itself
    int pointed_out = -1;         ///< option that people look at elsewhere
    int turned = -1;              ///< option that a click would take of several at one place
    bool hovering = false;
    bool told = false;   ///< what the pointer is over is told on a card
    double hover_x = 0;  ///< on the table
    double hover_y = 0;
    bool focused = false;
    PieceId selected;                  ///< stands out, whatever can be done with it
    PieceId moving;                    ///< hangs at the pointer
    const wxBitmap* ground = nullptr;  ///< the table as it was painted before, which is quicker; null: it was not
};

/// Paints a scene. Pictures that are missing are made within a budget of time, at least one; what has to wait is shown
/// in another size that there is, or else as a plain square or disc.
class BoardPainter {
public:
    BoardPainter(wxGraphicsContext& gc, PictureShelf& pictures, const BoardView& view, const Scene& scene,
                 const BoardState& state, double screen_scale, double unit);
    /// False: not every picture is there yet, paint again soon.
    bool paint();

private:
    void paint_table();
    void paint_regions();
    [[nodiscard]] double room_for_heading(const Region& region, double size) const;
    void paint_cells();
    void paint_rosette(const Box& box);
    void paint_notes();
    void paint_here(const Lying& lying);
    void paint_blank(const Box& box);
    void paint_back(const Box& box);
    void paint_lying(const Lying& lying);
    void paint_stamp(const Lying& lying, const Box& box);
    void paint_marks(const Lying& lying);
    void paint_mark(const Mark& mark, const Box& box);
    void paint_badge(const Mark& mark, const Box& box);
    void paint_target(std::size_t index);
    void paint_signs(const Target& target, const Box& box, double top, bool strong);
    void paint_open_sign(const Box& box, bool strong);
    void paint_hint(const wxString& hint, const Box& box, const wxColour& colour);
    void paint_key(const Target& target, const Box& box, double top, const wxColour& colour);
    void paint_ghost(const Target& target);
    [[nodiscard]] double sign_top(const Target& target, double width) const;
    void paint_selected();
    void paint_chosen();
    void paint_frame(const Box& box, bool round, const wxColour& inner);
    void paint_frame_of(const Mark& mark, const Box& box, const wxColour& inner);
    void paint_moving();
    void paint_hover();
    void paint_hover_card(const Lying& lying);
    void paint_large_card(const Lying& lying);
    [[nodiscard]] CardRoom room_for_card(const Lying& told_of, double least, double most) const;
    /// Draws the picture, or says that it has to wait.
    /// `health`: what it is now; empty: as printed.
    bool draw(DefId def, Side side, Manner manner, int turn, const Box& box, const std::string& health = {});
    [[nodiscard]] Box place(const Box& on_table) const { return view_.on_screen(on_table); }
    [[nodiscard]] bool is_pointed_out(const Target& target) const;

    wxGraphicsContext& gc_;
    PictureShelf& pictures_;
    const BoardView& view_;
    const Scene& scene_;
    const BoardState& state_;
    double screen_scale_;
    double unit_;          ///< of text and lines
    long long spent_ = 0;  ///< on pictures that were made, in microseconds
    bool complete_ = true;
};

}  // namespace briar::editor
