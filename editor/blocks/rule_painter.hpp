#pragma once

#include <map>

#include <wx/string.h>

#include "editor/blocks/rule_layout.hpp"
#include "editor/widget/look.hpp"

class wxGraphicsContext;
class wxWindow;

namespace briar::editor {

/// How bad a problem is.
enum class Wrong : std::uint8_t { Doubtful, Broken };

/// What stands out among the blocks.
struct RuleMarks {
    const BlockAddress& chosen;
    const BlockAddress& hovered;
    const std::map<BlockAddress, Wrong>& wrong;
};

/// Paints the lines of a rule, each where it was laid out.
class RulePainter {
public:
    /// Sizes and the font are the canvas's.
    RulePainter(wxGraphicsContext& gc, const wxWindow& canvas, const RuleMarks& marks)
        : gc_(gc), canvas_(canvas), state_(marks), look_(current_look()) {}

    void paint(const RuleItem& item);
    /// Where what is dragged would come.
    void paint(const DropPlace& drop);

private:
    void paint_block(const RuleItem& item);
    void paint_add(const RuleItem& item);
    [[nodiscard]] wxString fitted(const wxString& words, double room);

    wxGraphicsContext& gc_;
    const wxWindow& canvas_;
    RuleMarks state_;
    Look look_;
};

}  // namespace briar::editor
