#include "editor/scene/board_view.hpp"

#include <algorithm>
#include <cmath>

namespace briar::editor {
namespace {

/// Sizes come in steps, so that pictures of a few sizes serve all of them.
constexpr double kStep = 1.189207115;     // 2^(1/4)
constexpr double kFitStep = 1.090507733;  // 2^(1/8): what is fitted wastes less room
constexpr double kMargin = 0.35;
constexpr double kLargest = 2;  // times the usual size, when the table is fitted

double on_step(double scale) {
    const double steps = std::floor(std::log(scale / BoardView::kUsual) / std::log(kFitStep) + 1e-9);
    return std::clamp(std::floor(BoardView::kUsual * std::pow(kFitStep, steps) + 1e-9), BoardView::kLeast,
                      BoardView::kMost);
}

}  // namespace

void BoardView::resize(double width, double height) {
    // The middle stays in the middle.
    left_ -= (width - width_) / scale_ / 2;
    top_ -= (height - height_) / scale_ / 2;
    width_ = std::max(1.0, width);
    height_ = std::max(1.0, height);
}

void BoardView::fit(const Box& bounds) {
    const double across = bounds.width + 2 * kMargin;
    const double down = bounds.height + 2 * kMargin;
    scale_ = on_step(std::min({width_ / across, height_ / down, kUsual * kLargest}));
    centre(bounds);
}

void BoardView::centre(const Box& box) {
    left_ = box.x + box.width / 2 - width_ / scale_ / 2;
    top_ = box.y + box.height / 2 - height_ / scale_ / 2;
}

double BoardView::off_centre(const Box& box) const {
    const double across = std::abs(box.x + box.width / 2 - table_x(width_ / 2)) * scale_ / width_;
    const double down = std::abs(box.y + box.height / 2 - table_y(height_ / 2)) * scale_ / height_;
    return std::max(across, down);
}

void BoardView::shrink_to(double scale) {
    const double x = table_x(width_ / 2);
    const double y = table_y(height_ / 2);
    scale_ = std::min(scale_, on_step(scale));
    left_ = x - width_ / scale_ / 2;
    top_ = y - height_ / scale_ / 2;
}

void BoardView::reveal(const Box& box) {
    const auto seen = [](double& from, double shown, double begin, double size) {
        const bool whole = begin >= from && begin + size <= from + shown;
        if (whole || size > shown) return;
        const double margin = std::min(kMargin, (shown - size) / 2);
        from = std::clamp(from, begin + size + margin - shown, begin - margin);
    };
    seen(left_, width_ / scale_, box.x, box.width);
    seen(top_, height_ / scale_, box.y, box.height);
}

void BoardView::pan(double pixels_x, double pixels_y) {
    left_ += pixels_x / scale_;
    top_ += pixels_y / scale_;
}

void BoardView::zoom(int steps, double pixel_x, double pixel_y) {
    const double x = table_x(pixel_x);
    const double y = table_y(pixel_y);
    const double wanted = scale_ * std::pow(kStep, steps);
    scale_ = std::clamp(std::round(wanted), kLeast, kMost);
    left_ = x - pixel_x / scale_;
    top_ = y - pixel_y / scale_;
}

Box BoardView::on_screen(const Box& box) const {
    const double left = std::round((box.x - left_) * scale_);
    const double top = std::round((box.y - top_) * scale_);
    return {left, top, std::round((box.x + box.width - left_) * scale_) - left,
            std::round((box.y + box.height - top_) * scale_) - top};
}

bool BoardView::holds(const Box& box) const {
    return box.x >= left_ && box.y >= top_ && box.x + box.width <= left_ + width_ / scale_ &&
           box.y + box.height <= top_ + height_ / scale_;
}

bool BoardView::shows(const Box& box) const {
    const Box pixels = on_screen(box);
    return pixels.x < width_ && pixels.y < height_ && pixels.x + pixels.width > 0 && pixels.y + pixels.height > 0;
}

}  // namespace briar::editor
