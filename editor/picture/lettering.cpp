#include "editor/picture/lettering.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <wx/font.h>
#include <wx/graphics.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr double kLineHeight = 1.32;
constexpr double kLeast = 0.66;
const wxString kEllipsis = dots();

/// A font by its height in pixels. Under GTK it is made from a description: the usual ways ask for the desktop's own
/// font, which needs a display.
wxFont make_font(Hand hand, double size) {
    const int pixels = std::max(5, static_cast<int>(std::lround(size)));
    const bool serif = hand == Hand::Title;
#ifdef __WXGTK__
    const char* style = hand == Hand::Strong || hand == Hand::Title ? " Bold" : hand == Hand::Slanted ? " Oblique" : "";
    return wxFont(wxString::Format("%s%s %dpx", serif ? "Serif" : "Sans", style, pixels));
#else
    wxFontInfo info(wxSize(0, pixels));
    info.Family(serif ? wxFONTFAMILY_ROMAN : wxFONTFAMILY_SWISS).Bold(hand == Hand::Strong || hand == Hand::Title);
    return wxFont(info.Slant(hand == Hand::Slanted));
#endif
}

double width_of(wxGraphicsContext& gc, const wxString& text) {
    double width = 0;
    double height = 0;
    gc.GetTextExtent(text, &width, &height);
    return width;
}

void take_font(wxGraphicsContext& gc, const Lettering& lettering, double size) {
    gc.SetFont(make_font(lettering.hand, size), lettering.colour);
}

/// The longest beginning that fits with an ellipsis behind it.
wxString cut(wxGraphicsContext& gc, const wxString& text, double width) {
    std::size_t low = 0;
    std::size_t high = text.length();
    while (low < high) {
        const std::size_t middle = (low + high + 1) / 2;
        if (width_of(gc, text.Left(middle) + kEllipsis) <= width) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return text.Left(low).Trim() + kEllipsis;
}

void put(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, Align align) {
    double width = 0;
    double height = 0;
    gc.GetTextExtent(text, &width, &height);
    double x = box.m_x;
    if (align == Align::Centre) x += (box.m_width - width) / 2;
    if (align == Align::Right) x += box.m_width - width;
    gc.DrawText(text, x, box.m_y + (box.m_height - height) / 2);
}

/// One line of the text as lines that fit, no more than `most` of all; an empty one stays.
void break_line(wxGraphicsContext& gc, const wxString& text, double width, std::size_t most,
                std::vector<wxString>& lines) {
    wxString line;
    for (const wxString& word : wxSplit(text, ' ', '\0')) {
        if (word.empty()) continue;
        const wxString longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && width_of(gc, longer) > width) {
            lines.push_back(line);
            if (lines.size() >= most) return;
            line = word;
        } else {
            line = longer;
        }
    }
    lines.push_back(line);
}

/// The author's lines stay lines: each is broken on its own. Measuring takes time: only those are made that are asked
/// for.
std::vector<wxString> break_lines(wxGraphicsContext& gc, wxString text, double width, std::size_t most) {
    std::vector<wxString> lines;
    text.Replace("\r", "");
    text.Replace("\t", " ");
    text.Trim(true).Trim(false);
    if (text.empty()) return lines;
    for (const wxString& line : wxSplit(text, '\n', '\0')) {
        if (lines.size() >= most) break;
        break_line(gc, line, width, most, lines);
    }
    return lines;
}

/// For what has one line of room.
wxString in_one_line(wxString text) {
    text.Replace("\r", "");
    text.Replace("\n", " ");
    return text.Trim(true).Trim(false);
}

}  // namespace

double line_height(const Lettering& lettering) { return lettering.size * kLineHeight; }

double text_height(wxGraphicsContext& gc, const wxString& text, double width, const Lettering& lettering,
                   double enough) {
    take_font(gc, lettering, lettering.size);
    const auto most = static_cast<std::size_t>(enough / line_height(lettering)) + 1;
    return static_cast<double>(break_lines(gc, text, width, most).size()) * line_height(lettering);
}

double line_width(wxGraphicsContext& gc, const wxString& text, const Lettering& lettering) {
    take_font(gc, lettering, lettering.size);
    return width_of(gc, text);
}

void write_line(wxGraphicsContext& gc, const wxString& words, const wxRect2DDouble& box, const Lettering& lettering) {
    const wxString text = in_one_line(words);
    take_font(gc, lettering, lettering.size);
    const double width = width_of(gc, text);
    wxString shown = text;
    if (width > box.m_width) {
        take_font(gc, lettering, lettering.size * std::max(kLeast, box.m_width / width * 0.98));
        if (width_of(gc, text) > box.m_width) shown = cut(gc, text, box.m_width);
    }
    put(gc, shown, box, lettering.align);
}

double write_text(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, const Lettering& lettering) {
    take_font(gc, lettering, lettering.size);
    const double step = line_height(lettering);
    const auto room = static_cast<std::size_t>(std::max(0.0, std::floor(box.m_height / step + 0.05)));
    std::vector<wxString> lines = break_lines(gc, text, box.m_width, room + 1);
    if (lines.size() > room) {
        lines.resize(room);
        if (!lines.empty()) lines.back() = cut(gc, lines.back() + " " + kEllipsis, box.m_width);
    }
    double y = box.m_y;
    for (const wxString& line : lines) {
        put(gc, line, {box.m_x, y, box.m_width, step}, lettering.align);
        y += step;
    }
    return y - box.m_y;
}

}  // namespace briar::editor
