#pragma once

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// Which part of the table a board shows, and how large. In the board's own units (logical pixels).
class BoardView {
public:
    // Sizes of one tile in pixels.
    static constexpr double kLeast = 6;  ///< a large table in a small window is still seen as a whole
    static constexpr double kMost = 320;
    static constexpr double kUsual = 112;

    void resize(double width, double height);
    /// Shows the whole of `bounds` with a margin; little is not shown as large as it could be.
    void fit(const Box& bounds);
    /// As large as it is; the middle of the box is in the middle.
    void centre(const Box& box);
    /// How far the middle of the box is from the middle, as a share of what is shown across or down, whichever is more.
    [[nodiscard]] double off_centre(const Box& box) const;
    /// No larger than that; the middle stays in the middle.
    void shrink_to(double scale);
    /// Moves so that the box is seen, with a margin where there is room for one; not at all when it is.
    void reveal(const Box& box);
    void pan(double pixels_x, double pixels_y);
    /// So many steps nearer (or further away); the place under the pixel stays where it is.
    void zoom(int steps, double pixel_x, double pixel_y);

    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] double height() const { return height_; }
    [[nodiscard]] double table_x(double pixel_x) const { return left_ + pixel_x / scale_; }
    [[nodiscard]] double table_y(double pixel_y) const { return top_ + pixel_y / scale_; }
    /// In pixels; corners lie on whole pixels, so that neighbours touch.
    [[nodiscard]] Box on_screen(const Box& box) const;
    /// Whether a part of the box is seen, and whether all of it is.
    [[nodiscard]] bool shows(const Box& box) const;
    [[nodiscard]] bool holds(const Box& box) const;

private:
    double width_ = 1;
    double height_ = 1;
    double scale_ = kUsual;
    double left_ = 0;  ///< of the table, at the left edge of the board
    double top_ = 0;
};

}  // namespace briar::editor
