#include "editor/board/board_canvas.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/settings.h>

#include "editor/board/board_painter.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/scene/mark_layout.hpp"

namespace briar::editor {
namespace {

constexpr double kLeastOfFirstScale = 0.5;

constexpr int kDragBegins = 4;
/// So much higher or lower, and nothing moves: something small has come or gone below.
constexpr int kLittle = 70;
constexpr double kPanStep = 60;

long microseconds() {
    return static_cast<long>(
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count());
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, PictureShelf& pictures)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      pictures_(pictures) {
    SetName("Board");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(100, 100)));
    bind_events();
}

void BoardCanvas::bind_events() {
    Bind(wxEVT_PAINT, &BoardCanvas::on_paint, this);
    Bind(wxEVT_SIZE, &BoardCanvas::on_size, this);
    Bind(wxEVT_MOUSEWHEEL, &BoardCanvas::on_wheel, this);
    Bind(wxEVT_LEFT_DOWN, &BoardCanvas::on_press, this);
    Bind(wxEVT_MIDDLE_DOWN, &BoardCanvas::on_press, this);
    Bind(wxEVT_LEFT_UP, &BoardCanvas::on_release, this);
    Bind(wxEVT_MIDDLE_UP, &BoardCanvas::on_release, this);
    Bind(wxEVT_MOTION, &BoardCanvas::on_motion, this);
    Bind(wxEVT_LEAVE_WINDOW, &BoardCanvas::on_leave, this);
    Bind(wxEVT_RIGHT_UP, &BoardCanvas::on_right, this);
    Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
        pressing_ = dragging_ = false;
        moving_ = {};
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    });
}

void BoardCanvas::show(Scene scene, bool follow) {
    scene_ = std::move(scene);
    chosen_target_ = -1;
    if (!shown_once_) {
        shown_once_ = true;
        fit_wanted_ = true;
    } else if (follow) {
        if (fits_again()) return Refresh();
        view_.reveal(scene_.focus);
        if (!scene_.targets.empty()) {
            Box all = scene_.targets.front().at;
            for (const Target& target : scene_.targets)
                all = around(all, target.at);
            view_.reveal(all);
        }
    }
    Refresh();
}

/// A table that has grown is shown whole as long as nobody has moved it and it stays large enough to be read.
bool BoardCanvas::fits_again() {
    if (moved_by_hand_ || fit_wanted_) return false;
    BoardView whole = view_;
    whole.fit(scene_.bounds);
    if (whole.scale() < std::min(first_scale_, BoardView::kUsual) * kLeastOfFirstScale) return false;
    view_ = whole;
    return true;
}

void BoardCanvas::clear() {
    scene_ = {};
    shown_once_ = false;
    moved_by_hand_ = false;
    Refresh();
}

void BoardCanvas::point_out(int option) {
    if (pointed_out_ == option) return;
    pointed_out_ = option;
    Refresh();
}

void BoardCanvas::select(PieceId piece) {
    if (selected_ == piece) return;
    selected_ = piece;
    Refresh();
}

void BoardCanvas::fit() {
    moved_by_hand_ = false;
    view_.fit(scene_.bounds);
    Refresh();
}

void BoardCanvas::zoom(int steps) {
    moved_by_hand_ = true;
    view_.zoom(steps, view_.width() / 2, view_.height() / 2);
    Refresh();
}

wxRect BoardCanvas::pixels(const Box& box) const {
    const Box shown = view_.on_screen(box);
    return {static_cast<int>(shown.x), static_cast<int>(shown.y), static_cast<int>(shown.width),
            static_cast<int>(shown.height)};
}

void BoardCanvas::on_size(wxSizeEvent& event) {
    const wxSize size = GetClientSize();
    const double higher = size.y - view_.height();
    const bool little = size.x == static_cast<int>(view_.width()) && std::abs(higher) < FromDIP(kLittle);
    view_.resize(size.x, size.y);
    if (little) view_.pan(0, higher / 2);
    if (shown_once_ && (!little || !view_.holds(scene_.bounds))) fits_again();
    event.Skip();
}

/// Painting the ground of a large board takes longer than all the rest: it is kept, once the board has come to its
/// size.
const wxBitmap* BoardCanvas::ground() {
    const wxSize size = GetClientSize();
    if (size != ground_size_) {
        ground_size_ = size;
        ground_ = {};
        return nullptr;
    }
    const double scale = GetContentScaleFactor();
    const wxSize pixels = size * scale;
    if (ground_.IsOk() && ground_.GetSize() == pixels) return &ground_;
    wxImage image(std::max(1, pixels.x), std::max(1, pixels.y));
    if (const std::unique_ptr<wxGraphicsContext> gc{wxGraphicsContext::Create(image)})
        paint_ground(*gc, pixels.x, pixels.y);
    ground_ = wxBitmap(image, -1, scale);
    return &ground_;
}

void BoardCanvas::on_paint(wxPaintEvent&) {
    const long begun = microseconds();
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    if (fit_wanted_ && view_.width() > 50) {
        fit_wanted_ = false;
        view_.fit(scene_.bounds);
        first_scale_ = view_.scale();
    }
    BoardState state;
    state.chosen_target = chosen_target_;
    state.pointed_out = pointed_out_;
    state.hovering = hovering_ && (!dragging_ || moving_);
    state.selected = selected_;
    state.moving = moving_;
    state.hover_x = view_.table_x(hover_at_.x);
    state.hover_y = view_.table_y(hover_at_.y);
    state.focused = HasFocus();
    state.ground = ground();
    BoardPainter painter(*gc, pictures_, view_, scene_, state, GetContentScaleFactor(), FromDIP(13));
    if (!painter.paint()) CallAfter([this] { Refresh(); });
    last_paint_ = microseconds() - begun;
}

void BoardCanvas::on_wheel(wxMouseEvent& event) {
    const int steps = event.GetWheelRotation() > 0 ? 1 : -1;
    moved_by_hand_ = true;
    view_.zoom(steps, event.GetX(), event.GetY());
    Refresh();
}

void BoardCanvas::on_press(wxMouseEvent& event) {
    SetFocus();
    pressed_ = last_ = event.GetPosition();
    pressing_ = true;
    dragging_ = false;
    if (!HasCapture()) CaptureMouse();
}

void BoardCanvas::on_release(wxMouseEvent& event) {
    if (HasCapture()) ReleaseMouse();
    const bool clicked = pressing_ && !dragging_;
    pressing_ = dragging_ = false;
    SetCursor(wxNullCursor);
    if (moving_) return let_go(event.GetPosition());
    if (clicked) click(event.GetPosition());
}

void BoardCanvas::let_go(const wxPoint& at) {
    moving_ = {};
    Refresh();
    const Target* target = scene_.target_at(view_.table_x(at.x), view_.table_y(at.y));
    if (target == nullptr) {
        if (on_drag_end) on_drag_end();
        return;
    }
    const std::vector<std::size_t> options = target->options;
    if (on_choose) on_choose(options, at);
}

void BoardCanvas::on_motion(wxMouseEvent& event) {
    const wxPoint at = event.GetPosition();
    if (pressing_ && !dragging_) {
        const wxPoint moved = at - pressed_;
        dragging_ = std::abs(moved.x) + std::abs(moved.y) > FromDIP(kDragBegins);
        const PieceId piece = dragging_ && on_drag && event.LeftIsDown() ? piece_at(pressed_) : PieceId{};
        if (piece && on_drag(piece)) moving_ = piece;
        if (dragging_) SetCursor(wxCursor(moving_ ? wxCURSOR_HAND : wxCURSOR_SIZING));
    }
    if (moving_) {
        hover_at_ = at;
        hovering_ = true;
        Refresh();
        return;
    }
    if (dragging_) {
        moved_by_hand_ = true;
        view_.pan(last_.x - at.x, last_.y - at.y);
        last_ = at;
        Refresh();
        return;
    }
    hover(at);
}

void BoardCanvas::on_leave(wxMouseEvent& event) {
    hovering_ = false;
    Refresh();
    event.Skip();
}

/// Paints anew only when something else is under the pointer than before.
void BoardCanvas::hover(const wxPoint& at) {
    const auto under = [this](const wxPoint& point) {
        const double x = view_.table_x(point.x);
        const double y = view_.table_y(point.y);
        return std::pair(scene_.lying_at(x, y), scene_.target_at(x, y));
    };
    const bool same = hovering_ && under(hover_at_) == under(at);
    hover_at_ = at;
    hovering_ = true;
    if (same) return;
    SetCursor(under(at).second != nullptr ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    Refresh();
}

const Mark* BoardCanvas::mark_at(const Lying& lying, double x, double y) const {
    const std::vector<Box> places = lay_out_marks(lying.marks);
    const double in_x = (x - lying.at.x) / lying.at.width;
    const double in_y = (y - lying.at.y) / lying.at.height;
    for (std::size_t i = places.size(); i-- > 0;) {
        if (places[i].holds(in_x, in_y)) return &lying.marks[i];
    }
    return nullptr;
}

PieceId BoardCanvas::piece_at(const wxPoint& at) const {
    const double x = view_.table_x(at.x);
    const double y = view_.table_y(at.y);
    const Lying* lying = scene_.lying_at(x, y);
    if (lying == nullptr) return {};
    const Mark* mark = mark_at(*lying, x, y);
    return mark != nullptr ? mark->piece : lying->piece;
}

void BoardCanvas::click(const wxPoint& at) {
    if (const Target* target = scene_.target_at(view_.table_x(at.x), view_.table_y(at.y))) {
        // What is told may change the scene: take the options along.
        const std::vector<std::size_t> options = target->options;
        if (on_choose) on_choose(options, at);
        return;
    }
    const PieceId piece = piece_at(at);
    if (piece && on_inspect) on_inspect(piece);
}

void BoardCanvas::on_right(wxMouseEvent& event) {
    const PieceId piece = piece_at(event.GetPosition());
    if (piece && on_menu) on_menu(piece, event.GetPosition());
}

/// To the next place that stands for something; behind the last one the board is left.
bool BoardCanvas::step_target(int by) {
    const int count = static_cast<int>(scene_.targets.size());
    const int next = chosen_target_ < 0 ? (by > 0 ? 0 : count - 1) : chosen_target_ + by;
    chosen_target_ = next >= 0 && next < count ? next : -1;
    if (chosen_target_ >= 0) view_.reveal(scene_.targets[static_cast<std::size_t>(chosen_target_)].at);
    Refresh();
    return chosen_target_ >= 0;
}

void BoardCanvas::on_key(wxKeyEvent& event) {
    const double step = FromDIP(static_cast<int>(kPanStep));
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            moved_by_hand_ = true;
            view_.pan(-step, 0);
            break;
        case WXK_RIGHT:
            moved_by_hand_ = true;
            view_.pan(step, 0);
            break;
        case WXK_UP:
            moved_by_hand_ = true;
            view_.pan(0, -step);
            break;
        case WXK_DOWN:
            moved_by_hand_ = true;
            view_.pan(0, step);
            break;
        case WXK_TAB:
            if (step_target(event.ShiftDown() ? -1 : 1)) return;
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            if (chosen_target_ < 0) return event.Skip();
            {
                const Target& target = scene_.targets[static_cast<std::size_t>(chosen_target_)];
                const std::vector<std::size_t> options = target.options;
                if (on_choose) on_choose(options, pixels(target.at).GetBottomLeft());
            }
            return;
        default:
            return event.Skip();
    }
    Refresh();
}

std::vector<std::string> BoardCanvas::hover_text() const {
    if (!hovering_) return {};
    const Lying* lying = scene_.lying_at(view_.table_x(hover_at_.x), view_.table_y(hover_at_.y));
    if (lying == nullptr) return {};
    std::vector<std::string> lines{lying->title};
    for (const Mark& mark : lying->marks)
        lines.push_back(mark.title);
    return lines;
}

}  // namespace briar::editor
