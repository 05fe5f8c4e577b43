#include "editor/widget/linked_text.hpp"

#include <algorithm>
#include <utility>

#include <wx/control.h>
#include <wx/menu.h>
#include <wx/settings.h>

#include "editor/picture/colours.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/context_menu.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kStyles = static_cast<int>(LinkedText::Style::Named) + 1;

/// Another style that looks the same.
constexpr int twin(int style) { return style + kStyles; }

/// Behind the word that begins at `from`, and the blank after it.
std::size_t end_of_word(std::string_view text, std::size_t from) {
    const std::size_t space = text.find(' ', from);
    return space == std::string_view::npos ? text.size() : space + 1;
}

}  // namespace

LinkedText::LinkedText(wxWindow* parent, const wxString& name)
    : TextControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    SetName(name);
    SetReadOnly(true);
    SetUndoCollection(false);
    SetWrapMode(wxSTC_WRAP_WORD);
    SetWrapIndentMode(wxSTC_WRAPINDENT_SAME);
    for (int margin = 0; margin < 3; ++margin)
        SetMarginWidth(margin, 0);
    SetMarginLeft(FromDIP(8));
    SetMarginRight(FromDIP(8));
    SetExtraDescent(FromDIP(2));
    SetCaretWidth(0);
    SetEOLMode(wxSTC_EOL_LF);
    UsePopUp(wxSTC_POPUP_NEVER);
    take_look();
    tell_caret(*this, [this](int line) { return links_on(line).empty() ? "" : "Enter follows"; });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) { open_menu(event.GetPosition()); });
    Bind(wxEVT_STC_HOTSPOT_RELEASE_CLICK, [this](wxStyledTextEvent& event) { on_click(event.GetPosition()); });
    Bind(wxEVT_STC_DOUBLECLICK, [this](wxStyledTextEvent& event) {
        second_click_.Stop();
        opening_ = nullptr;
        if (on_line) on_line(event.GetLine());
    });
    second_click_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (const auto open = std::exchange(opening_, nullptr)) open();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        take_look();
        event.Skip();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_TAB && !event.ControlDown()) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else if (event.GetKeyCode() == WXK_RETURN) {
            follow_on(GetCurrentLine());
        } else {
            event.Skip();
        }
    });
}

void LinkedText::take_look() {
    const Look look = current_look();
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    if (even_) font = wxFont(wxFontInfo(font.GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
    StyleSetFont(wxSTC_STYLE_DEFAULT, font);
    StyleSetForeground(wxSTC_STYLE_DEFAULT, look.text);
    StyleSetBackground(wxSTC_STYLE_DEFAULT, look.ground);
    StyleClearAll();
    const auto colour = [this](Style style, const wxColour& value) {
        for (const int each : {static_cast<int>(style), twin(static_cast<int>(style))})
            StyleSetForeground(each, value);
    };
    const auto strong = [this](Style style) {
        for (const int each : {static_cast<int>(style), twin(static_cast<int>(style))})
            StyleSetBold(each, true);
    };
    colour(Style::Faint, look.faint);
    colour(Style::Warning, look.error);
    colour(Style::Link, look.accent);
    SetHotspotActiveForeground(true, look.accent);
    strong(Style::Strong);
    strong(Style::Heading);
    colour(Style::Heading, look.accent);
    for (const Style style : {Style::Link, Style::Named})
        StyleSetHotSpot(static_cast<int>(style), true);
    SetSelBackground(true, look.accent_ground);
    SetCaretForeground(look.text);
    // Where Enter would follow a link: seen while the keyboard is here.
    SetCaretLineVisible(true);
    SetCaretLineBackground(mix(look.ground, look.accent_ground, 0.6));
}

void LinkedText::write_evenly() {
    even_ = true;
    take_look();
}

void LinkedText::clear_all() {
    SetReadOnly(false);
    ClearAll();
    SetReadOnly(true);
    links_.clear();
}

void LinkedText::write(std::string_view text, Style style) {
    SetReadOnly(false);
    const int begin = GetLength();
    AppendTextRaw(text.data(), static_cast<int>(text.size()));
    StartStyling(begin);
    if (style == Style::Link || style == Style::Named) {
        SetStyling(GetLength() - begin, static_cast<int>(style));
    } else {
        style_words(text, static_cast<int>(style));
    }
    SetReadOnly(true);
}

/// A run of one style is measured a little narrower than it is painted: blanks in it are not where they are seen, and
/// what follows lies over its end. So each word is a run of its own: two styles that look alike take turns.
void LinkedText::style_words(std::string_view text, int style) {
    bool again = false;
    for (std::size_t from = 0; from < text.size(); again = !again) {
        const std::size_t end = end_of_word(text, from);
        SetStyling(static_cast<int>(end - from), again ? twin(style) : style);
        from = end;
    }
}

void LinkedText::add_link(std::string_view text, Style style, std::function<void()> follow) {
    const int begin = GetLength();
    write(text, style);
    links_.push_back({begin, GetLength(), style, std::move(follow)});
}

void LinkedText::write_link(std::string_view text, std::function<void()> follow) {
    add_link(text, Style::Link, std::move(follow));
}

void LinkedText::write_named(std::string_view name, std::function<void()> open) {
    add_link(name, Style::Named, std::move(open));
}

void LinkedText::write_place(const Place& place, std::function<void(const Place& place)> follow) {
    if (place.file.empty()) return;
    std::size_t begin = place.file.find_last_of('/');
    if (begin != std::string::npos && begin > 0) begin = place.file.find_last_of('/', begin - 1);
    const std::string name = begin == std::string::npos ? place.file : place.file.substr(begin + 1);
    write_link(name + ":" + std::to_string(place.line), [place, follow = std::move(follow)] {
        if (follow) follow(place);
    });
}

void LinkedText::cut_lines(int first) {
    if (first >= GetLineCount()) return;
    const int begin = PositionFromLine(first);
    SetReadOnly(false);
    DeleteRange(begin, GetLength() - begin);
    SetReadOnly(true);
    links_.erase(std::remove_if(links_.begin(), links_.end(), [&](const Link& each) { return each.end > begin; }),
                 links_.end());
}

/// The last line that something is written in: Enter and the up key begin there.
void LinkedText::show_end() {
    int last = GetLineCount() - 1;
    while (last > 0 && GetLineEndPosition(last) == PositionFromLine(last))
        --last;
    GotoPos(GetLineEndPosition(last));
    EnsureCaretVisible();
}

wxString LinkedText::words_of(const Link& link) const {
    // GetTextRange is not const in every version.
    return const_cast<LinkedText*>(this)->GetTextRange(link.begin, link.end);
}

std::vector<const LinkedText::Link*> LinkedText::links_on(int line) const {
    std::vector<const Link*> found;
    for (const Link& each : links_) {
        if (LineFromPosition(each.begin) != line) continue;
        const wxString words = words_of(each);
        if (std::none_of(found.begin(), found.end(), [&](const Link* other) { return words_of(*other) == words; }))
            found.push_back(&each);
    }
    return found;
}

/// Whoever drags over a name marks it.
void LinkedText::on_click(int position) {
    const auto link = std::find_if(links_.begin(), links_.end(),
                                   [&](const Link& each) { return position >= each.begin && position < each.end; });
    if (link == links_.end() || !GetSelectionEmpty()) return;
    // What is followed may close this very window: let the click end first.
    if (link->style == Style::Link || !on_line) return CallAfter(link->follow);
    opening_ = link->follow;
    constexpr int kUsual = 400;  // milliseconds
    const int told = wxSystemSettings::GetMetric(wxSYS_DCLICK_MSEC, this);
    second_click_.StartOnce(told > 0 ? told : kUsual);
}

void LinkedText::follow_on(int line) {
    const std::vector<const Link*> links = links_on(line);
    const auto sure =
        std::find_if(links.begin(), links.end(), [](const Link* each) { return each->style == Style::Link; });
    if (sure != links.end()) return CallAfter((*sure)->follow);
    if (links.size() == 1) return CallAfter(links.front()->follow);
    if (!links.empty()) open_menu(wxDefaultPosition);
}

void LinkedText::fill_menu(wxMenu& menu, int line) {
    const auto add = [&](const wxString& words, std::function<void()> act) {
        const wxMenuItem* item = menu.Append(wxID_ANY, wxControl::EscapeMnemonics(words));
        menu.Bind(
            wxEVT_MENU, [this, act = std::move(act)](wxCommandEvent&) { CallAfter(act); }, item->GetId());
    };
    for (const Link* each : links_on(line))
        add((each->style == Style::Named ? "Open " : "") + words_of(*each), each->follow);
    if (line_words && !line_words(line).empty()) add(line_words(line), [this, line] { on_line(line); });
    if (menu.GetMenuItemCount() > 0) menu.AppendSeparator();
    const bool chosen = !GetSelectionEmpty();
    add(chosen ? "Copy" : "Copy the line", [this, line, chosen] {
        if (chosen) return Copy();
        CopyRange(PositionFromLine(line), GetLineEndPosition(line));
    });
    add("Select all", [this] { SelectAll(); });
}

/// Of the line at `at` on the screen; by keyboard, of the caret's.
void LinkedText::open_menu(wxPoint at) {
    const bool by_keyboard = at == wxDefaultPosition;
    const wxPoint below(0, TextHeight(GetCurrentLine()));
    const wxPoint here = by_keyboard ? PointFromPosition(GetCurrentPos()) + below : ScreenToClient(at);
    wxMenu menu;
    fill_menu(menu, by_keyboard ? GetCurrentLine() : LineFromPosition(PositionFromPoint(here)));
    pop_up(*this, menu, here);
}

}  // namespace briar::editor
