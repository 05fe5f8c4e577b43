#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/stc/stc.h>

#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// Text to be read, with words that lead somewhere: for logs, traces and reports. It can be selected, searched and
/// walked through by keyboard like any text.
class LinkedText : public wxStyledTextCtrl {
public:
    enum class Style : int { Plain, Faint, Strong, Heading, Warning, Link };

    LinkedText(wxWindow* parent, const wxString& name);

    /// Letters of one width, for lines that are held against each other.
    void write_evenly();
    void clear_all();
    void write(std::string_view text, Style style = Style::Plain);
    /// A word that does something when it is clicked, or when Enter is pressed on its line.
    void write_link(std::string_view text, std::function<void()> follow);
    /// A place in a file, by the last words of its name; nothing where there is none.
    void write_place(const Place& place, std::function<void(const Place& place)> follow);
    void end_line() { write("\n"); }
    /// Takes off everything from that line on.
    void cut_lines(int first);
    void show_end();
    /// The line at the caret was double-clicked.
    std::function<void(int line)> on_line;

private:
    void take_look();
    void style_plainly(std::string_view text);
    void follow_at(int position);

    struct Link {
        int begin = 0;
        int end = 0;
        std::function<void()> follow;
    };
    [[nodiscard]] const Link* link_on(int line) const;

    std::vector<Link> links_;
    bool even_ = false;
};

}  // namespace briar::editor
