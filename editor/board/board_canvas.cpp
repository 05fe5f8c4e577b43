#include "editor/board/board_canvas.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/settings.h>

#include "editor/board/board_painter.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"

namespace briar::editor {
namespace {

/// As small as this the table can still be read, beside how it was first shown.
constexpr double kReadable = 0.35;
/// The board is laid out.
constexpr int kLeastWidth = 50;

/// Where so much is gained, the table is fitted anew.
constexpr double kMuchLarger = 1.5;

/// Where so much is gained by more room than there was, too: what took it is gone.
constexpr double kLarger = 1.15;

/// What was laid to one side has moved the table so far from the middle: it is brought back there.
constexpr double kFarAside = 0.15;

/// So much higher or lower, and nothing moves: something small has come or gone below, or both things that can.
constexpr int kLittle = 140;

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
    Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent& event) {
        hover(event.GetPosition());
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, &BoardCanvas::on_leave, this);
    Bind(wxEVT_RIGHT_UP, &BoardCanvas::on_right, this);
    Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key, this);
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        // With the pointer it comes when the button is let go.
        const PieceId piece = event.GetPosition() == wxDefaultPosition ? cursor_.piece(scene_) : PieceId{};
        if (piece && on_menu) on_menu(piece, pixels(*cursor_.place()).GetBottomLeft());
    });
    // A menu of the window, opened by its key: the board is told by nobody else.
    wxGetTopLevelParent(this)->Bind(wxEVT_MENU_OPEN, &BoardCanvas::on_menu_open, this);
    tell_chosen(*this, [this] { return spoken_words(); });
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
    const bool grown = scene.bounds != scene_.bounds;
    scene_ = std::move(scene);
    turned_ = -1;
    cursor_.follow(scene_);
    if (!shown_once_) {
        shown_once_ = true;
        fit_wanted_ = true;
        first_bounds_ = scene_.bounds;
        fit_first();
    } else if (follow && !shows_well()) {
        look_after();
    } else if (follow && grown && seen_ != Seen::ByHand && view_.off_centre(scene_.bounds) > kFarAside) {
        view_.centre(scene_.bounds);
    }
    Refresh();
}

/// As it is, all of the table is in sight and not much smaller than it could be: it stays so, or it would be larger and
/// smaller from question to question.
bool BoardCanvas::shows_well() const {
    BoardView whole = view_;
    whole.fit(scene_.bounds);
    return view_.holds(scene_.bounds) && whole.scale() < view_.scale() * kMuchLarger;
}

/// At once, if the board has its size: whoever asks where something lies is told where it will be painted.
void BoardCanvas::fit_first() {
    const wxSize size = GetClientSize();
    if (!fit_wanted_ || size.x <= kLeastWidth) return;
    fit_wanted_ = false;
    view_.resize(size.x, size.y);
    show_all();
}

void BoardCanvas::show_all() {
    view_.fit(scene_.bounds);
    fitted_size_ = GetClientSize();
}

/// What happens is in sight.
void BoardCanvas::look_after() {
    if (fits_again()) return;
    if (seen_ == Seen::Readable) view_.shrink_to(least_readable());
    view_.reveal(scene_.focus);
    if (scene_.targets.empty()) return;
    Box all = scene_.targets.front().at;
    for (const Target& target : scene_.targets)
        all = around(all, target.at);
    view_.reveal(all);
}

double BoardCanvas::least_readable() const {
    BoardView first = view_;
    first.fit(first_bounds_);
    return std::min(first.scale(), BoardView::kUsual) * kReadable;
}

bool BoardCanvas::fits_again() {
    if (fit_wanted_ || seen_ == Seen::ByHand) return false;
    BoardView whole = view_;
    whole.fit(scene_.bounds);
    if (seen_ == Seen::Readable && whole.scale() < least_readable()) return false;
    show_all();
    return true;
}

void BoardCanvas::clear() {
    scene_ = {};
    cursor_.leave();
    shown_once_ = false;
    seen_ = Seen::Readable;
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
    seen_ = Seen::Whole;
    show_all();
    Refresh();
}

void BoardCanvas::fit_unless_moved() {
    if (fit_wanted_ || seen_ == Seen::ByHand || view_.holds(scene_.bounds)) return;
    show_all();
    Refresh();
}

void BoardCanvas::zoom(int steps) {
    seen_ = Seen::ByHand;
    view_.zoom(steps, view_.width() / 2, view_.height() / 2);
    Refresh();
}

wxRect BoardCanvas::pixels(const Box& box) const {
    const Box shown = view_.on_screen(box);
    return {static_cast<int>(shown.x), static_cast<int>(shown.y), static_cast<int>(shown.width),
            static_cast<int>(shown.height)};
}

void BoardCanvas::on_size(wxSizeEvent& event) {
    event.Skip();
    const wxSize size = GetClientSize();
    const double higher = size.y - view_.height();
    const bool as_wide = size.x == static_cast<int>(view_.width());
    const int top = top_in_window();
    const int lower = top - std::exchange(top_, top);
    view_.resize(size.x, size.y);
    if (!shown_once_) return;
    if (fit_wanted_) return fit_first();
    // A message above has come or gone: nothing moves on the screen, where somebody may be about to click.
    if (as_wide && std::abs(higher) < FromDIP(kLittle)) view_.pan(0, higher / 2 + lower);
    const bool nearly_fitted = size.x == fitted_size_.x && std::abs(size.y - fitted_size_.y) < FromDIP(kLittle);
    const bool stays = nearly_fitted && needed_is_seen() && !could_be_larger();
    if (seen_ == Seen::ByHand) return;
    if (!stays) return look_after();
    // Rather a little movement than a row that is cut.
    view_.reveal(scene_.bounds);
}

/// The table was fitted while there was less room.
bool BoardCanvas::could_be_larger() const {
    BoardView whole = view_;
    whole.fit(scene_.bounds);
    return view_.height() > fitted_size_.y && whole.scale() > view_.scale() * kLarger;
}

/// Not that of the screen: the desktop knows it a moment later.
int BoardCanvas::top_in_window() const {
    int top = 0;
    for (const wxWindow* each = this; each != nullptr && !each->IsTopLevel(); each = each->GetParent())
        top += each->GetPosition().y;
    return top;
}

/// Of a place that somebody may choose the middle is enough, for the time in which something is told below.
bool BoardCanvas::needed_is_seen() const {
    const auto middle = [](const Box& box) { return Box{box.x + box.width / 2, box.y + box.height / 2, 0, 0}; };
    return view_.holds(middle(scene_.focus)) &&
           std::all_of(scene_.targets.begin(), scene_.targets.end(),
                       [&](const Target& each) { return view_.holds(middle(each.at)); });
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
    BoardState state;
    state.chosen_target = cursor_.target(scene_);
    state.chosen = HasFocus() ? cursor_.place() : nullptr;
    state.chosen_mark = cursor_.mark();
    state.pointed_out = pointed_out_;
    state.turned = turned_;
    state.hovering = hovering_ && (!dragging_ || moving_);
    state.told = state.hovering && !card_away_;
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

std::vector<std::string> BoardCanvas::hover_text() const {
    if (!hovering_) return {};
    const Lying* lying = scene_.lying_at(view_.table_x(hover_at_.x), view_.table_y(hover_at_.y));
    if (lying == nullptr) return {};
    std::vector<std::string> lines{lying->title};
    for (const Mark& mark : lying->marks)
        lines.push_back(mark.title);
    return lines;
}

void BoardCanvas::tell_news(const wxString& news) {
    news_ = news;
    place_at_news_ = words();
}

wxString BoardCanvas::spoken_words() {
    const wxString place = words();
    if (place != place_at_news_) news_.clear();
    return news_.empty() ? place : news_ + " " + place;
}

wxString BoardCanvas::words() const {
    if (cursor_.place() == nullptr) return to_wx(scene_.title);
    wxString text = to_wx(cursor_.words(scene_));
    const int target = cursor_.target(scene_);
    if (target < 0 || cursor_.mark() >= 0 || !label_of) return text;
    for (const std::size_t option : scene_.targets[static_cast<std::size_t>(target)].options)
        text += "; " + to_wx(label_of(option));
    return text;
}

}  // namespace briar::editor
