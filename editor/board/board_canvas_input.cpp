// What people do on the board with the pointer and the keyboard.
#include <algorithm>
#include <cstdlib>

#include "editor/board/board_canvas.hpp"
#include "editor/scene/mark_layout.hpp"
#include "editor/widget/walk_keys.hpp"

namespace briar::editor {
namespace {

constexpr int kDragBegins = 4;
constexpr int kPanStep = 60;

}  // namespace

void BoardCanvas::on_wheel(wxMouseEvent& event) {
    const int steps = event.GetWheelRotation() > 0 ? 1 : -1;
    hover(event.GetPosition());
    if (turn_ghost(steps)) return;
    seen_ = Seen::ByHand;
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
        seen_ = Seen::ByHand;
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
    const bool told_again = at != hover_at_ && std::exchange(card_away_, false);
    const bool same = hovering_ && !told_again && under(hover_at_) == under(at);
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
        std::vector<std::size_t> options = target->options;
        // What is seen there is what is laid.
        if (target->can_be_turned()) {
            const auto turned = static_cast<std::size_t>(std::max(0, turned_));
            const bool here = turned_ >= 0 && std::find(options.begin(), options.end(), turned) != options.end();
            options = {here ? turned : options.front()};
        }
        if (options.size() > 1) hide_card();
        if (on_choose) on_choose(options, at);
        return;
    }
    const PieceId piece = piece_at(at);
    if (piece && on_inspect) on_inspect(piece);
}

/// Where the pointer is, or else where the keyboard has come to.
const Target* BoardCanvas::target_looked_at() const {
    if (hovering_) {
        if (const Target* target = scene_.target_at(view_.table_x(hover_at_.x), view_.table_y(hover_at_.y)))
            return target;
    }
    const int chosen = cursor_.target(scene_);
    return chosen >= 0 ? &scene_.targets[static_cast<std::size_t>(chosen)] : nullptr;
}

/// False: there is nothing that could lie otherwise.
bool BoardCanvas::turn_ghost(int by) {
    const Target* target = target_looked_at();
    if (target == nullptr || !target->can_be_turned()) return false;
    const std::vector<std::size_t>& options = target->options;
    const auto now = std::find(options.begin(), options.end(), static_cast<std::size_t>(std::max(0, turned_)));
    const int count = static_cast<int>(options.size());
    const int at = turned_ < 0 || now == options.end() ? 0 : static_cast<int>(now - options.begin());
    turned_ = static_cast<int>(options[static_cast<std::size_t>((at + by + count) % count)]);
    Refresh();
    return true;
}

void BoardCanvas::on_right(wxMouseEvent& event) {
    const PieceId piece = piece_at(event.GetPosition());
    if (!piece || !on_menu) return;
    hide_card();
    on_menu(piece, event.GetPosition());
}

/// A menu opens there: what the pointer is over is told again when it moves.
void BoardCanvas::hide_card() {
    hovering_ = false;
    Refresh();
    Update();
}

void BoardCanvas::put_card_away() {
    if (!hovering_ || card_away_) return;
    card_away_ = true;
    Refresh();
}

void BoardCanvas::on_menu_open(wxMenuEvent& event) {
    event.Skip();
    if (hovering_) hide_card();
}

/// What the keyboard has come to is in sight.
void BoardCanvas::show_cursor() {
    if (const Box* place = cursor_.place()) view_.reveal(*place);
    Refresh();
}

/// To the next place that way; where there is none the board moves.
void BoardCanvas::go(int right, int down) {
    if (cursor_.go(scene_, right, down)) return show_cursor();
    pan(right, down);
}

/// Does what can be done there; otherwise what lies there is looked at.
void BoardCanvas::use_cursor() {
    const int target = cursor_.mark() < 0 ? cursor_.target(scene_) : -1;
    if (target >= 0) {
        // What is told may change the scene: take the options along.
        const std::vector<std::size_t> options = scene_.targets[static_cast<std::size_t>(target)].options;
        if (on_choose) on_choose(options, pixels(*cursor_.place()).GetBottomLeft());
        return;
    }
    const PieceId piece = cursor_.piece(scene_);
    if (piece && on_inspect) on_inspect(piece);
}

void BoardCanvas::pan(int right, int down) {
    const double step = FromDIP(kPanStep);
    seen_ = Seen::ByHand;
    view_.pan(right * step, down * step);
    Refresh();
}

void BoardCanvas::on_key(wxKeyEvent& event) {
    if (event.ControlDown() || event.AltDown()) return event.Skip();
    switch (event.GetKeyCode()) {
        case 'R':
            if (!turn_ghost(event.ShiftDown() ? -1 : 1)) event.Skip();
            return;
        case WXK_PAGEUP:
        case WXK_PAGEDOWN:
            cursor_.step_piece(scene_, event.GetKeyCode() == WXK_PAGEUP ? -1 : 1);
            return show_cursor();
        case WXK_TAB: {
            const bool back = event.ShiftDown();
            const bool inside = cursor_.step_target(scene_, back ? -1 : 1);
            show_cursor();
            if (!inside) Navigate(back ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        }
        default:
            break;
    }
    WalkKeys keys{[this] { go(0, -1); }, [this] { go(0, 1); }, [this] { go(-1, 0); }, [this] { go(1, 0); }};
    if (cursor_.place() != nullptr) keys.use = [this] { use_cursor(); };
    walk(*this, event, keys);
}

}  // namespace briar::editor
