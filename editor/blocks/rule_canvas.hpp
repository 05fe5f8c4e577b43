#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/blocks/rule_layout.hpp"
#include "editor/blocks/rule_painter.hpp"

namespace briar::editor {

/// Draws a rule's blocks and lets people choose, add, move and take out. What is done is up to whoever listens.
class RuleCanvas : public wxScrolledCanvas {
public:
    explicit RuleCanvas(wxWindow* parent);

    /// Blocks whose addresses are in `wrong` have problems, the worst of which is so bad. What was chosen stays chosen
    /// if it is still there.
    void show(std::vector<Slot> slots, std::map<BlockAddress, Wrong> wrong);
    [[nodiscard]] const std::vector<Slot>& slots() const { return slots_; }
    [[nodiscard]] const RuleLayout& layout() const { return layout_; }
    /// A block, or a place to add at; empty: nothing.
    [[nodiscard]] const BlockAddress& chosen() const { return chosen_; }
    void choose(const BlockAddress& address);
    /// What is chosen stands there now.
    void follow_chosen(const BlockAddress& address);
    /// Where an item is on the canvas as it is scrolled now.
    [[nodiscard]] wxRect pixels(const RuleItem& item) const;

    std::function<void()> on_choose;
    std::function<void(const BlockAddress& slot, const wxPoint& on_screen)> on_add;
    std::function<void(const BlockAddress& block)> on_remove;
    std::function<void(const BlockAddress& block)> on_duplicate;
    std::function<void(const BlockAddress& block)> on_edit;
    std::function<void(const BlockAddress& block, int by)> on_step;
    std::function<void(const BlockAddress& block, const DropPlace& to)> on_drop;
    std::function<void(const BlockAddress& block, const wxPoint& at)> on_menu;

    bool AcceptsFocus() const override { return true; }

private:
    void bind_events();
    void lay_out_again();
    void on_paint(wxPaintEvent& event);
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_release(wxMouseEvent& event);
    void stop_dragging();
    void on_key(wxKeyEvent& event);
    [[nodiscard]] bool on_block_key(const wxKeyEvent& event);
    void step(int by);
    void step_out();
    void use_chosen();
    void tell();
    [[nodiscard]] wxString words() const;
    [[nodiscard]] std::optional<std::size_t> item_under(const wxMouseEvent& event) const;

    std::vector<Slot> slots_;
    std::map<BlockAddress, Wrong> wrong_;
    RuleLayout layout_;
    BlockAddress chosen_;
    BlockAddress hovered_;
    BlockAddress pressed_;
    wxPoint pressed_at_;
    bool dragging_ = false;
    std::optional<DropPlace> drop_;
};

}  // namespace briar::editor
