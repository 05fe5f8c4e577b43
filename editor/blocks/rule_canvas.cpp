#include "editor/blocks/rule_canvas.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "editor/blocks/block_places.hpp"
#include "editor/blocks/rule_painter.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/walk_keys.hpp"

namespace briar::editor {
namespace {

constexpr int kDragFrom = 6;        // pixels that a press must move to become a drag
constexpr int kToTheEnd = 100'000;  // steps

bool is_block(const BlockAddress& address) { return !address.empty() && address.size() % 2 == 0; }

}  // namespace

RuleCanvas::RuleCanvas(wxWindow* parent)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetName("Blocks");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(12));
    SetMinSize(FromDIP(wxSize(260, 200)));
    bind_events();
    tell_chosen(*this, [this] { return words(); });
}

void RuleCanvas::bind_events() {
    Bind(wxEVT_PAINT, &RuleCanvas::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out_again();
        event.Skip();
    });
    Bind(wxEVT_LEFT_DOWN, &RuleCanvas::on_press, this);
    Bind(wxEVT_LEFT_UP, &RuleCanvas::on_release, this);
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent&) {
        if (is_block(chosen_) && on_edit) on_edit(chosen_);
    });
    Bind(wxEVT_MOTION, &RuleCanvas::on_motion, this);
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hovered_.clear();
        Refresh();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { stop_dragging(); });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        const bool by_key = event.GetPosition() == wxDefaultPosition;
        const auto item = layout_.item_of(chosen_);
        wxPoint at = by_key ? wxPoint() : ScreenToClient(event.GetPosition());
        if (by_key && item) at = pixels(layout_.items[*item]).GetBottomLeft();
        if (is_block(chosen_) && on_menu) on_menu(chosen_, at);
    });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const auto item = item_under(event)) choose(layout_.items[*item].address);
        event.Skip();
    });
    Bind(wxEVT_KEY_DOWN, &RuleCanvas::on_key, this);
    const auto repaint = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

void RuleCanvas::show(std::vector<Slot> slots, std::map<BlockAddress, Wrong> wrong) {
    // What is being dragged may be another block now.
    if (!pressed_.empty() && !same_blocks(slots_, slots)) stop_dragging();
    slots_ = std::move(slots);
    wrong_ = std::move(wrong);
    lay_out_again();
    while (!chosen_.empty() && !layout_.item_of(chosen_))
        chosen_.pop_back();
}

void RuleCanvas::lay_out_again() {
    RuleMeasures measures;
    measures.width = GetClientSize().x;
    measures.line = FromDIP(30);
    measures.add_line = FromDIP(22);
    measures.indent = FromDIP(20);
    measures.gap = FromDIP(6);
    layout_ = lay_out(slots_, measures);
    SetVirtualSize(GetClientSize().x, layout_.height);
    Refresh();
}

wxRect RuleCanvas::pixels(const RuleItem& item) const {
    const wxPoint corner = CalcScrolledPosition(wxPoint(item.box.x, item.box.y));
    return {corner, wxSize(item.box.width, item.box.height)};
}

void RuleCanvas::follow_chosen(const BlockAddress& address) {
    if (layout_.item_of(address)) chosen_ = address;
    Refresh();
}

void RuleCanvas::choose(const BlockAddress& address) {
    chosen_ = address;
    if (const auto item = layout_.item_of(address)) {
        int unit = 0;
        int x = 0;
        int y = 0;
        GetScrollPixelsPerUnit(&x, &unit);
        GetViewStart(&x, &y);
        const PlacedBox& box = layout_.items[*item].box;
        const int margin = FromDIP(8);
        if (unit > 0 && box.y - margin < y * unit) {
            Scroll(-1, std::max(0, (box.y - margin) / unit));
        } else if (unit > 0 && box.y + box.height + margin > y * unit + GetClientSize().y) {
            Scroll(-1, (box.y + box.height + margin - GetClientSize().y + unit - 1) / unit);
        }
    }
    Refresh();
    tell();
}

/// What is chosen, where it stands and what keys do with it.
wxString RuleCanvas::words() const {
    const auto item = layout_.item_of(chosen_);
    if (!item) return slots_.empty() ? wxString() : wxString("Nothing is chosen, Down begins");
    const RuleItem& now = layout_.items[*item];
    if (now.sort == RuleItemSort::Add) return listed({to_wx(now.text), "Enter adds"});
    const Slot* slot = slot_at(slots_, slot_of(chosen_));
    const wxString among =
        slot != nullptr ? place_among(static_cast<int>(chosen_.back()), static_cast<int>(slot->blocks.size())) : "";
    const wxString depth = wxString::Format("level %zu", chosen_.size() / 2);
    return listed({to_wx(now.word + (now.word.empty() ? "" : " ") + now.text),
                   wrong_.count(chosen_) != 0 ? "has a problem" : "", among, depth});
}

void RuleCanvas::tell() {
    if (on_choose) on_choose();
}

void RuleCanvas::on_paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    const Look look = current_look();
    dc.SetBackground(wxBrush(look.ground));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const wxPoint origin = CalcScrolledPosition(wxPoint(0, 0));
    gc->Translate(origin.x, origin.y);
    const int top = -origin.y;
    const int bottom = top + GetClientSize().y;
    RulePainter painter(*gc, *this, {chosen_, hovered_, wrong_});
    for (const RuleItem& each : layout_.items) {
        if (each.whole.y > bottom || each.whole.y + each.whole.height < top) continue;
        painter.paint(each);
    }
    if (dragging_ && drop_) painter.paint(*drop_);
}

std::optional<std::size_t> RuleCanvas::item_under(const wxMouseEvent& event) const {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto item = layout_.item_at(at.x, at.y);
    return item && layout_.items[*item].sort != RuleItemSort::Heading ? item : std::nullopt;
}

void RuleCanvas::on_press(wxMouseEvent& event) {
    SetFocus();
    const auto item = item_under(event);
    if (!item) return;
    const BlockAddress address = layout_.items[*item].address;
    const wxPoint below = ClientToScreen(pixels(layout_.items[*item]).GetBottomLeft());
    // What was typed for another block is taken now, and the layout made anew.
    choose(address);
    if (!is_block(address)) {
        if (on_add) on_add(address, below);
        return;
    }
    pressed_ = address;
    pressed_at_ = event.GetPosition();
    if (!HasCapture()) CaptureMouse();
}

void RuleCanvas::on_motion(wxMouseEvent& event) {
    if (!pressed_.empty() && event.LeftIsDown()) {
        const wxPoint by = event.GetPosition() - pressed_at_;
        if (!dragging_ && std::max(std::abs(by.x), std::abs(by.y)) < FromDIP(kDragFrom)) return;
        dragging_ = true;
        const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
        drop_ = drop_place(layout_, slots_, pressed_, at.x, at.y);
        SetCursor(wxCursor(drop_ ? wxCURSOR_HAND : wxCURSOR_NO_ENTRY));
        Refresh();
        return;
    }
    const auto item = item_under(event);
    const BlockAddress under = item ? layout_.items[*item].address : BlockAddress();
    if (under == hovered_) return;
    hovered_ = under;
    SetCursor(under.empty() ? wxNullCursor : wxCursor(wxCURSOR_HAND));
    Refresh();
}

void RuleCanvas::on_release(wxMouseEvent&) {
    const BlockAddress moved = pressed_;
    const bool dropped = dragging_ && drop_;
    const DropPlace to = drop_.value_or(DropPlace{});
    stop_dragging();
    if (dropped && on_drop) on_drop(moved, to);
}

void RuleCanvas::stop_dragging() {
    if (HasCapture()) ReleaseMouse();
    pressed_.clear();
    dragging_ = false;
    drop_.reset();
    SetCursor(wxNullCursor);
    Refresh();
}

/// To the next line that can be chosen.
void RuleCanvas::step(int by) {
    std::vector<BlockAddress> all;
    for (const RuleItem& each : layout_.items)
        if (each.sort != RuleItemSort::Heading) all.push_back(each.address);
    if (all.empty()) return;
    const auto now = std::find(all.begin(), all.end(), chosen_);
    // From nowhere one step back leads to the end, but a leap back to the beginning.
    if (now == all.end()) return choose(by == 1 || by < -1 ? all.front() : all.back());
    const auto next = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(now - all.begin() + by, 0, static_cast<std::ptrdiff_t>(all.size()) - 1));
    choose(all[next]);
}

void RuleCanvas::step_out() {
    BlockAddress outer = chosen_;
    if (outer.empty()) return;
    outer.resize(is_block(outer) ? outer.size() - 2 : outer.size() - 1);
    while (outer.size() >= 2 && !layout_.item_of(outer))
        outer.resize(outer.size() - 2);
    if (!outer.empty()) choose(outer);
}

void RuleCanvas::use_chosen() {
    const auto item = layout_.item_of(chosen_);
    if (!item) return;
    if (is_block(chosen_)) {
        if (on_edit) on_edit(chosen_);
    } else if (on_add) {
        on_add(chosen_, ClientToScreen(pixels(layout_.items[*item]).GetBottomLeft()));
    }
}

bool RuleCanvas::on_block_key(const wxKeyEvent& event) {
    if (!is_block(chosen_)) return false;
    const BlockAddress block = chosen_;
    const int key = event.GetKeyCode();
    if (key == WXK_DELETE || key == WXK_BACK) {
        if (on_remove) on_remove(block);
        return true;
    }
    if (event.AltDown() && (key == WXK_UP || key == WXK_DOWN)) {
        if (on_step) on_step(block, key == WXK_UP ? -1 : 1);
        return true;
    }
    if (event.ControlDown() && key == 'D') {
        if (on_duplicate) on_duplicate(block);
        return true;
    }
    return false;
}

void RuleCanvas::on_key(wxKeyEvent& event) {
    if (on_block_key(event)) return;
    const auto use = [this] { use_chosen(); };
    walk(*this, event,
         {.up = [this] { step(-1); },
          .down = [this] { step(1); },
          .left = [this] { step_out(); },
          .right = use,
          .first = [this] { step(-kToTheEnd); },
          .last = [this] { step(kToTheEnd); },
          .use = use});
}

}  // namespace briar::editor
