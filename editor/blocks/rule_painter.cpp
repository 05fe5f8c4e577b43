#include "editor/blocks/rule_painter.hpp"

#include <algorithm>

#include <wx/graphics.h>
#include <wx/window.h>

#include "editor/blocks/block_style.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {

void RulePainter::paint(const RuleItem& item) {
    if (item.sort == RuleItemSort::Block) return paint_block(item);
    if (item.sort == RuleItemSort::Add) return paint_add(item);
    gc_.SetFont(canvas_.GetFont().Bold(), look_.text);
    double width = 0;
    double height = 0;
    gc_.GetTextExtent(to_wx(item.text), &width, &height);
    gc_.DrawText(to_wx(item.text), item.box.x, item.box.y + (item.box.height - height) / 2);
}

void RulePainter::paint_block(const RuleItem& item) {
    const BlockColours colours = block_colours(item.block, look_);
    const bool chosen = item.address == state_.chosen;
    const auto found = state_.wrong.find(item.address);
    const bool wrong = found != state_.wrong.end();
    const wxColour& alarm = wrong && found->second == Wrong::Broken ? look_.error : look_.warning;
    const double round = canvas_.FromDIP(6);
    const wxColour line = wrong ? alarm : chosen ? look_.accent : colours.line;
    gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(line).Width(canvas_.FromDIP(chosen || wrong ? 2 : 1))));
    gc_.SetBrush(wxBrush(state_.hovered == item.address ? mix(colours.ground, colours.bar, 0.06) : colours.ground));
    gc_.DrawRoundedRectangle(item.whole.x, item.whole.y, item.whole.width, item.whole.height, round);
    if (chosen && canvas_.HasFocus()) {
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(with_alpha(look_.accent, 0.16)));
        gc_.DrawRoundedRectangle(item.box.x, item.box.y, item.box.width, item.box.height, round);
    }
    gc_.SetFont(canvas_.GetFont().Bold().Smaller(), colours.word);
    double width = 0;
    double height = 0;
    gc_.GetTextExtent(to_wx(item.word), &width, &height);
    const double pad = canvas_.FromDIP(7);
    const double pill = std::max<double>(width + 2 * pad, canvas_.FromDIP(34));
    gc_.SetPen(wxNullGraphicsPen);
    gc_.SetBrush(wxBrush(colours.bar));
    const double middle = item.box.y + item.box.height / 2.0;
    gc_.DrawRoundedRectangle(item.box.x + canvas_.FromDIP(5), middle - canvas_.FromDIP(10), pill, canvas_.FromDIP(20),
                             canvas_.FromDIP(5));
    gc_.DrawText(to_wx(item.word), item.box.x + canvas_.FromDIP(5) + (pill - width) / 2, middle - height / 2);
    const double left = item.box.x + canvas_.FromDIP(5) + pill + pad;
    double right = item.box.x + item.box.width - pad;
    if (wrong) {
        right -= canvas_.FromDIP(22);
        gc_.SetBrush(wxBrush(alarm));
        gc_.DrawEllipse(right + canvas_.FromDIP(4), middle - canvas_.FromDIP(8), canvas_.FromDIP(16),
                        canvas_.FromDIP(16));
        gc_.SetFont(canvas_.GetFont().Bold(), look_.ground);
        gc_.GetTextExtent("!", &width, &height);
        gc_.DrawText("!", right + canvas_.FromDIP(12) - width / 2, middle - height / 2);
    }
    gc_.SetFont(canvas_.GetFont(), look_.text);
    const wxString words = fitted(to_wx(item.text), right - left);
    gc_.GetTextExtent(words, &width, &height);
    gc_.DrawText(words, left, middle - height / 2);
}

/// As much of the words as there is room for; dots say that there is more.
wxString RulePainter::fitted(const wxString& words, double room) {
    wxArrayDouble ends;
    gc_.GetPartialTextExtents(words, ends);
    if (ends.empty() || ends.back() <= room) return words;
    const wxString more = dots();
    double width = 0;
    gc_.GetTextExtent(more, &width, nullptr);
    std::size_t count = 0;
    while (count < ends.size() && ends[count] + width <= room)
        ++count;
    return words.Left(count) + more;
}

void RulePainter::paint_add(const RuleItem& item) {
    const bool chosen = item.address == state_.chosen;
    const bool pointed = state_.hovered == item.address;
    const wxColour ink = chosen || pointed ? look_.accent : look_.faint;
    gc_.SetFont(canvas_.GetFont().Smaller(), ink);
    const wxString text = "+  " + to_wx(item.text);
    double width = 0;
    double height = 0;
    gc_.GetTextExtent(text, &width, &height);
    if (chosen || pointed) {
        gc_.SetBrush(wxBrush(with_alpha(look_.accent, chosen && canvas_.HasFocus() ? 0.18 : 0.08)));
        gc_.SetPen(chosen ? gc_.CreatePen(wxGraphicsPenInfo(look_.accent).Width(canvas_.FromDIP(1)))
                          : wxNullGraphicsPen);
        gc_.DrawRoundedRectangle(item.box.x, item.box.y, width + canvas_.FromDIP(20), item.box.height,
                                 canvas_.FromDIP(5));
    }
    gc_.DrawText(text, item.box.x + canvas_.FromDIP(10), item.box.y + (item.box.height - height) / 2);
}

void RulePainter::paint(const DropPlace& drop) {
    gc_.SetPen(wxNullGraphicsPen);
    gc_.SetBrush(wxBrush(look_.accent));
    const double right = canvas_.GetClientSize().x - canvas_.FromDIP(24);
    gc_.DrawRoundedRectangle(drop.x, drop.y - canvas_.FromDIP(2), std::max<double>(40, right - drop.x),
                             canvas_.FromDIP(4), canvas_.FromDIP(2));
    gc_.DrawEllipse(drop.x - canvas_.FromDIP(4), drop.y - canvas_.FromDIP(5), canvas_.FromDIP(10), canvas_.FromDIP(10));
}

}  // namespace briar::editor
