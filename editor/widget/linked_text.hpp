#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/timer.h>

#include "editor/widget/text_control.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// Text to be read, with words that lead somewhere: for logs, traces and reports. It can be selected, searched and
/// walked through by keyboard like any text.
class LinkedText : public TextControl {
public:
    /// A `Named` thing looks plain until the pointer comes over it: it can be opened.
    enum class Style : int { Plain, Faint, Strong, Heading, Warning, Link, Named };

    LinkedText(wxWindow* parent, const wxString& name);

    /// Letters of one width, for lines that are held against each other.
    void write_evenly();
    void clear_all();
    void write(std::string_view text, Style style = Style::Plain);
    /// A word that does something when it is clicked, or when Enter is pressed on its line.
    void write_link(std::string_view text, std::function<void()> follow);
    /// The name of something, which opens when it is clicked once. Enter opens it where its line has nothing else to
    /// follow; where there are several names, it asks which.
    void write_named(std::string_view name, std::function<void()> open);
    /// A place in a file, by the last words of its name; nothing where there is none.
    void write_place(const Place& place, std::function<void(const Place& place)> follow);
    void end_line() { write("\n"); }
    /// Takes off everything from that line on.
    void cut_lines(int first);
    void show_end();
    /// The line was double-clicked, or chosen by its menu.
    std::function<void(int line)> on_line;
    /// What `on_line` does, for the menu: `Go to step 3`.
    std::function<wxString(int line)> line_words;

    /// What can be done with a line: its links, the names in it, `on_line`, copying.
    void fill_menu(wxMenu& menu, int line);

private:
    void take_look();
    void style_words(std::string_view text, int style);
    void on_click(int position);
    void follow_on(int line);
    void open_menu(wxPoint at);

    struct Link {
        int begin = 0;
        int end = 0;
        Style style = Style::Link;
        std::function<void()> follow;
    };
    void add_link(std::string_view text, Style style, std::function<void()> follow);
    /// Those that begin on the line; of those with the same words the first.
    [[nodiscard]] std::vector<const Link*> links_on(int line) const;
    [[nodiscard]] wxString words_of(const Link& link) const;

    std::vector<Link> links_;
    std::function<void()> opening_;  ///< of a name that was clicked: a second click on the line may still come
    wxTimer second_click_;
    bool even_ = false;
};

}  // namespace briar::editor
