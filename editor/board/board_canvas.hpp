#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/panel.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/scene/board_cursor.hpp"
#include "editor/scene/board_view.hpp"
#include "editor/scene/scene.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// The board of a game: shows a scene, lets people look around in it and take options where they are. It knows no
/// rule system; what a click means is said by the scene.
class BoardCanvas : public wxPanel {
public:
    BoardCanvas(wxWindow* parent, PictureShelf& pictures);

    /// What is shown from now on. `follow`: what is in focus is moved into sight; the first scene is fitted.
    void show(Scene scene, bool follow);
    void clear();
    [[nodiscard]] const Scene& scene() const { return scene_; }

    /// A place that stands for these options was chosen, at that point of the canvas.
    std::function<void(const std::vector<std::size_t>& options, const wxPoint& at)> on_choose;
    /// A piece was clicked that stands for nothing, or a context menu is wished for it.
    std::function<void(PieceId piece)> on_inspect;
    std::function<void(PieceId piece, const wxPoint& at)> on_menu;
    /// What an option is called, for whoever hears of the board.
    std::function<std::string(std::size_t option)> label_of;

    /// A piece is dragged: true when it may be, and the scene then has the places where it can be let go. Where nobody
    /// listens, a drag moves the board.
    std::function<bool(PieceId piece)> on_drag;
    /// It was let go beside all of them.
    std::function<void()> on_drag_end;

    /// What the pointer is over is told again when it moves.
    void hide_card();
    /// The game has gone on: what is told is put away, what would be laid at the pointer is still seen.
    void put_card_away();
    /// A piece that stands out; none: nothing does.
    void select(PieceId piece);
    /// The option that people look at elsewhere; its place stands out. Negative: none.
    void point_out(int option);

    /// Shows the whole table, however large it is, unless somebody has zoomed or moved it: it is looked at as a whole.
    void fit_unless_moved();
    /// Shows the whole table, also when the board or the table grows, until somebody zooms or moves it.
    void fit();
    void zoom_in() { zoom(1); }
    void zoom_out() { zoom(-1); }
    [[nodiscard]] const BoardView& view() const { return view_; }
    /// Where a box of the table is on the canvas.
    [[nodiscard]] wxRect pixels(const Box& box) const;
    /// The piece that is seen there; none: nothing is.
    [[nodiscard]] PieceId piece_at(const wxPoint& at) const;
    /// What is under the pointer, in words; empty: nothing.
    [[nodiscard]] std::vector<std::string> hover_text() const;
    /// Whether a card tells of it.
    [[nodiscard]] bool tells() const { return hovering_ && !card_away_; }
    /// What the keyboard has come to, in words.
    [[nodiscard]] wxString words() const;
    /// What has just happened, for those who hear the board: it is told before the place that the keyboard is at, until
    /// that is another one.
    void tell_news(const wxString& news);
    /// How long the last painting took, in microseconds.
    [[nodiscard]] long last_paint_time() const { return last_paint_; }

    bool AcceptsFocus() const override { return true; }

private:
    /// Readable: the whole table as long as it can be read, else where it happens. Whole: whatever its size. ByHand:
    /// what somebody has chosen.
    enum class Seen : std::uint8_t { Readable, Whole, ByHand };
    void fit_first();
    void show_all();
    bool fits_again();
    void look_after();
    [[nodiscard]] bool shows_well() const;
    [[nodiscard]] bool needed_is_seen() const;
    [[nodiscard]] bool could_be_larger() const;
    [[nodiscard]] int top_in_window() const;
    [[nodiscard]] double least_readable() const;
    void zoom(int steps);
    void bind_events();
    void on_paint(wxPaintEvent& event);
    [[nodiscard]] const wxBitmap* ground();
    void on_size(wxSizeEvent& event);
    void on_wheel(wxMouseEvent& event);
    void on_press(wxMouseEvent& event);
    void on_release(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_leave(wxMouseEvent& event);
    void on_right(wxMouseEvent& event);
    void on_key(wxKeyEvent& event);
    void hover(const wxPoint& at);
    void on_menu_open(wxMenuEvent& event);
    void click(const wxPoint& at);
    [[nodiscard]] const Target* target_looked_at() const;
    bool turn_ghost(int by);
    void let_go(const wxPoint& at);
    void pan(int right, int down);
    void go(int right, int down);
    void show_cursor();
    [[nodiscard]] wxString spoken_words();
    void use_cursor();

    [[nodiscard]] const Mark* mark_at(const Lying& lying, double x, double y) const;

    PictureShelf& pictures_;
    Scene scene_;
    BoardView view_;
    bool shown_once_ = false;
    bool fit_wanted_ = false;
    Seen seen_ = Seen::Readable;
    Box first_bounds_;    ///< of the table as it was first shown
    wxSize fitted_size_;  ///< of the board when the table was last fitted into it
    int top_ = 0;         ///< of the board within its window when it had its size last
    wxPoint pressed_;
    wxPoint last_;
    bool pressing_ = false;
    bool dragging_ = false;
    wxPoint hover_at_;
    bool hovering_ = false;
    bool card_away_ = false;  ///< until the pointer moves
    BoardCursor cursor_;
    wxString news_;
    wxString place_at_news_;
    int pointed_out_ = -1;
    int turned_ = -1;  ///< option that a click takes of those that lay something here
    PieceId selected_;
    PieceId moving_;
    wxBitmap ground_;     ///< the empty table, as large as the board was when it was painted last
    wxSize ground_size_;  ///< how large the board was then, or how large it will be
    long last_paint_ = 0;
};

}  // namespace briar::editor
