#include "editor/window/compare_page.hpp"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>

#include "editor/core/line_changes.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/linked_text.hpp"

namespace briar::editor {
namespace {

using Style = LinkedText::Style;

constexpr std::size_t kAround = 3;  // lines that are the same, before and behind

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

void write_lines(LinkedText& text, const std::string& part, const std::string& mark, Style style) {
    for (const std::string& line : lines_of(part)) {
        text.write(mark, Style::Faint);
        text.write(line, style);
        text.end_line();
    }
}

/// What is the same: only its first and last lines, where much is.
void write_same(LinkedText& text, const std::string& part, bool first, bool last) {
    const std::vector<std::string> lines = lines_of(part);
    const std::size_t head = first ? 0 : kAround;
    const std::size_t tail = last ? 0 : kAround;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == head && lines.size() > head + tail) {
            text.write(std::string("      ") + kDots + "\n", Style::Faint);
            i = lines.size() - tail;
            if (i >= lines.size()) break;
        }
        text.write("      " + lines[i] + "\n", Style::Faint);
    }
}

void write_comparison(LinkedText& text, const std::string& ours, const std::string& theirs,
                      const ComparePage::Sides& sides) {
    const std::vector<Splice> changes = line_changes(theirs, ours);
    std::size_t at = 0;
    for (const Splice& change : changes) {
        write_same(text, theirs.substr(at, change.span.begin - at), at == 0, false);
        write_lines(text, theirs.substr(change.span.begin, change.span.end - change.span.begin), sides.theirs + "  ",
                    Style::Warning);
        write_lines(text, change.text, sides.ours + "  ", Style::Heading);
        at = change.span.end;
    }
    write_same(text, theirs.substr(at), false, true);
    text.GotoPos(0);
}

}  // namespace

ComparePage::ComparePage(wxWindow* parent, const Versions& versions, Sides sides)
    : wxPanel(parent), file_(versions.file), sides_(std::move(sides)) {
    SetName("Compare " + to_wx(file_));
    const int gap = FromDIP(8);
    text_ = new LinkedText(this, "What is different");
    text_->write_evenly();
    show(versions);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Heading(this, to_wx(file_ + ", " + sides_.both), 1.2F), wxSizerFlags().Border(wxALL, gap));
    column->Add(text_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void ComparePage::show(const Versions& versions) {
    text_->clear_all();
    write_comparison(*text_, versions.ours.value_or(std::string()), versions.theirs.value_or(std::string()), sides_);
}

}  // namespace briar::editor
