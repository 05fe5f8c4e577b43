#include "editor/window/text_view.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "editor/core/line_ends.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

TextView::TextView(wxWindow* parent, OpenPack& pack, std::shared_ptr<SourceDocument> document)
    : TextControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE),
      pack_(pack),
      document_(std::move(document)),
      language_(*this, pack_, document_->name()) {
    SetName(to_wx(document_->name()));
    SetCodePage(wxSTC_CP_UTF8);
    SetUndoCollection(false);
    SetEOLMode(line_end_at(document_->text(), 0) == "\n" ? wxSTC_EOL_LF : wxSTC_EOL_CRLF);
    AppendTextRaw(document_->text().data(), static_cast<int>(document_->text().size()));
    GotoPos(0);
    SetReadOnly(document_->read_only());
    set_up_margins();
    set_up_lines();
    SetEndAtLastLine(false);
    SetCaretLineVisible(true);
    SetMouseDwellTime(350);
    take_look();
    fit_numbers();
    bind_look();
    bind_hints();
    bind_typing();
    changes_ = document_->listen([this](const DocumentChange& change) { on_document(change); });
    steps_ = pack_.workspace().listen_to_steps([this](const StepEvent& step) { on_step(step); });
    checks_ = pack_.listen_to_checks([this](const Checked&) {
        show_problems();
        // Not while others hear of the check.
        // Who has gone on elsewhere means something else by now.
        const bool there = mend_waits_ && *mend_waits_ == GetCurrentPos() && HasFocus();
        mend_waits_.reset();
        if (there) CallAfter([this] { mend_here(); });
    });
    show_problems();
    tell_caret(*this, [this](int line) { return listed({wxString::Format("line %d", line + 1), problems_on(line)}); });
}

void TextView::set_up_margins() {
    SetMarginType(0, wxSTC_MARGIN_NUMBER);
    SetMarginType(1, wxSTC_MARGIN_BACK);
    SetMarginMask(1, 1 << kErrorSign | 1 << kWarningSign);
    SetMarginWidth(1, FromDIP(18));
    SetMarginType(2, wxSTC_MARGIN_SYMBOL);
    SetMarginMask(2, wxSTC_MASK_FOLDERS);
    SetMarginSensitive(2, true);
    SetMarginWidth(2, FromDIP(14));
    SetMarginLeft(FromDIP(6));
    SetAutomaticFold(wxSTC_AUTOMATICFOLD_SHOW | wxSTC_AUTOMATICFOLD_CLICK | wxSTC_AUTOMATICFOLD_CHANGE);
}

void TextView::set_up_lines() {
    SetTabWidth(2);
    SetIndent(2);
    SetUseTabs(false);
    SetIndentationGuides(wxSTC_IV_LOOKBOTH);
    SetScrollWidth(1);
    SetScrollWidthTracking(true);
}

void TextView::bind_look() {
    Bind(wxEVT_STC_MODIFIED, &TextView::on_modified, this);
    Bind(wxEVT_STC_UPDATEUI, [this](wxStyledTextEvent& event) {
        event.Skip();
        if ((event.GetUpdated() & (wxSTC_UPDATE_CONTENT | wxSTC_UPDATE_V_SCROLL)) != 0) mark_no_keys();
        if (tells_call_ && LineFromPosition(CallTipPosAtStart()) != GetCurrentLine()) end_call_tip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fill_width();
        centred_ ? centre() : keep_caret_seen();
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        centred_ = false;
        event.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        take_look();
        event.Skip();
    });
}

void TextView::bind_hints() {
    Bind(wxEVT_STC_DWELLSTART, [this](wxStyledTextEvent& event) { show_hint(event.GetPosition()); });
    Bind(wxEVT_STC_DWELLEND, [this](wxStyledTextEvent&) {
        if (!tells_call_) CallTipCancel();
        tells_problem_ = false;
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        end_call_tip();
        event.Skip();
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (CallTipActive() && !IsShownOnScreen()) CallTipCancel();
        if (AutoCompActive() && !IsShownOnScreen()) language_.forget();
        event.Skip();
    });
}

void TextView::bind_typing() {
    Bind(wxEVT_STC_CHARADDED, [this](wxStyledTextEvent&) {
        // After the character has become part of the document.
        CallAfter([this] { on_character(); });
    });
    Bind(wxEVT_STC_AUTOCOMP_SELECTION, [this](wxStyledTextEvent& event) {
        const wxString chosen = event.GetText();
        AutoCompCancel();
        CallAfter([this, chosen] {
            language_.take(chosen);
            end_block();
            tells_call_ = language_.show_call_tip();
        });
    });
    Bind(wxEVT_KEY_DOWN, &TextView::on_key, this);
    Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
        stretch_.begin_act();
        forget_place();
        const bool there = event.GetUnicodeKey() == '(' && language_.has_bracket(GetCurrentPos());
        language_.forget_bracket();
        if (!there) event.Skip();
    });
    Bind(wxEVT_LEFT_DOWN, &TextView::on_press, this);
}

/// What scrolls is never narrower than what is seen: desktops would show a shadow as if it were pulled over its end.
void TextView::fill_width() {
    int width = GetClientSize().x - GetMarginLeft() - GetMarginRight();
    for (int margin = 0; margin < GetMarginCount(); ++margin)
        width -= GetMarginWidth(margin);
    SetScrollWidth(std::max(1, width));
}

/// Room for the numbers of all lines.
void TextView::fit_numbers() {
    constexpr std::size_t kFewest = 4;
    const std::size_t digits = std::max(kFewest, std::to_string(GetLineCount()).size());
    const int width = TextWidth(wxSTC_STYLE_LINENUMBER, wxString('9', digits + 1));
    if (GetMarginWidth(0) != width) SetMarginWidth(0, width);
}

/// What is typed becomes a splice of the document. The workspace tells everybody, this pane included.
void TextView::on_modified(wxStyledTextEvent& event) {
    if (event.GetLinesAdded() != 0) fit_numbers();
    if (echo_) return;
    const int type = event.GetModificationType();
    const auto at = static_cast<std::uint32_t>(event.GetPosition());
    const auto length = static_cast<std::uint32_t>(event.GetLength());
    Splice splice;
    if ((type & wxSTC_MOD_BEFOREDELETE) != 0 || (type & wxSTC_MOD_BEFOREINSERT) != 0) return;
    if ((type & wxSTC_MOD_INSERTTEXT) != 0) {
        const wxCharBuffer text = GetTextRangeRaw(static_cast<int>(at), static_cast<int>(at + length));
        splice = {{at, at}, std::string(text.data(), length)};
    } else if ((type & wxSTC_MOD_DELETETEXT) != 0) {
        splice = {{at, at + length}, {}};
    } else {
        return;
    }
    if (!stretch_.goes_on(splice, TypingStretch::Clock::now())) pack_.workspace().end_typing();
    editor::Command command;
    const std::string typed = stretch_.typed();
    command.label =
        (typed.empty() ? splice.text.empty() ? "Erase" : "Type" : "Type `" + typed + "`") + " in " + document_->name();
    command.merge = typing_in(document_->name());
    command.changes.push_back({document_->name(), FileAction::Change, {splice}, document_->revision()});
    const std::string refused = take_over(command);
    // Not to happen in a file that may be written; if it does, the text is shown as it really is.
    if (!refused.empty()) {
        CallAfter([this] {
            const ForNow echo(echo_, true);
            ClearAll();
            AppendTextRaw(document_->text().data(), static_cast<int>(document_->text().size()));
        });
    }
}

/// Nothing is thrown through the control, which would take no letter any more. Whether the change was taken is seen by
/// the text.
std::string TextView::take_over(const editor::Command& command) {
    const ForNow echo(echo_, true);
    try {
        return pack_.apply(command);
    } catch (...) {
        CallAfter([failure = std::current_exception()] { std::rethrow_exception(failure); });
        const wxCharBuffer shown = GetTextRaw();
        const bool is_taken = std::string_view(shown.data(), shown.length()) == document_->text();
        return is_taken ? std::string() : "something went wrong inside the program";
    }
}

void TextView::begin_step() {
    stretch_.end();
    pack_.workspace().end_typing();
}

void TextView::on_document(const DocumentChange& change) {
    if (echo_) return;
    language_.forget();
    const ForNow echo(echo_, true);
    stretch_.end();
    const bool read_only = GetReadOnly();
    SetReadOnly(false);
    // From behind, so that the spans stay right.
    for (auto splice = change.splices.rbegin(); splice != change.splices.rend(); ++splice) {
        if (splice->span.size() > 0)
            DeleteRange(static_cast<int>(splice->span.begin), static_cast<int>(splice->span.size()));
        if (!splice->text.empty()) {
            SetTargetStart(static_cast<int>(splice->span.begin));
            SetTargetEnd(static_cast<int>(splice->span.begin));
            ReplaceTargetRaw(splice->text.data(), static_cast<int>(splice->text.size()));
        }
    }
    SetReadOnly(read_only);
    if (change.splices.empty()) return;
    const Splice& first = change.splices.front();
    changed_at_ = static_cast<int>(first.span.begin + first.text.size());
}

/// Where something was taken back or done again is where people look. Whatever else is done elsewhere, by others too,
/// leaves the caret where it stands.
void TextView::on_step(const StepEvent& step) {
    if (step.move == HistoryMove::Done || !HasFocus()) return;
    const auto is_here = [this](const StepPart& part) { return part.document == document_; };
    if (std::any_of(step.step.parts.begin(), step.step.parts.end(), is_here)) GotoPos(changed_at_);
}

/// What comes up below the text is not to cover the line that one writes in.
void TextView::keep_caret_seen() {
    const int before = std::exchange(height_, GetClientSize().y);
    const int top = PointFromPosition(GetCurrentPos()).y;
    const int bottom = top + TextHeight(GetCurrentLine());
    if (top >= 0 && bottom <= before && bottom > height_) CallAfter([this] { EnsureCaretVisible(); });
}

void TextView::come_back_to(int position) {
    centred_ = true;
    GotoPos(position);
    centre();
}

void TextView::centre() {
    height_ = GetClientSize().y;
    VerticalCentreCaret();
    // With hardly any width so far, lines are read from their beginnings.
    SetXOffset(0);
}

void TextView::on_key(wxKeyEvent& event) {
    stretch_.begin_act();
    centred_ = false;
    if (event.GetKeyCode() == WXK_ESCAPE) tells_call_ = false;
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    // Of several marked parts, or a rectangle, only what is marked is to go.
    const bool one = GetSelections() == 1 && !SelectionIsRectangle();
    if (enter && one && !event.HasAnyModifiers() && !AutoCompActive() && !GetReadOnly()) return begin_line();
    if (event.GetKeyCode() == WXK_SPACE && event.ControlDown()) return language_.complete(true);
    event.Skip();
}

/// With Ctrl a word leads to where it is defined.
void TextView::on_press(wxMouseEvent& event) {
    stretch_.begin_act();
    centred_ = false;
    forget_place();
    if (!event.ControlDown() || event.ShiftDown() || event.AltDown()) return event.Skip();
    SetFocus();
    GotoPos(PositionFromPoint(event.GetPosition()));
    CallAfter([this] { go_to_definition(); });
}

/// As the file's lines end, and as deep as it goes on there.
void TextView::begin_line() {
    // Whoever types fast has gone on before the last letter was seen.
    end_block();
    const std::string& text = document_->text();
    const auto from = static_cast<std::size_t>(GetSelectionStart());
    std::string line(line_end_at(text, from));
    line += indent_after(text_sort(document_->name()), text, from);
    auto to = static_cast<std::size_t>(GetSelectionEnd());
    // Blanks behind the caret would push what follows further in; those before the first word are its depth.
    const bool within = GetLineIndentPosition(LineFromPosition(static_cast<int>(from))) < static_cast<int>(from);
    while (within && to < text.size() && text[to] == ' ')
        ++to;
    SetTargetStart(static_cast<int>(from));
    SetTargetEnd(static_cast<int>(to));
    ReplaceTargetRaw(line.data(), static_cast<int>(line.size()));
    GotoPos(static_cast<int>(from + line.size()));
}

/// What ends a block goes back to where the block begins.
void TextView::end_block() {
    const int caret = GetCurrentPos();
    const auto blanks = indent_of_end(text_sort(document_->name()), document_->text(), static_cast<std::size_t>(caret));
    if (!blanks) return;
    const int line = PositionFromLine(LineFromPosition(caret));
    const int deeper = GetLineIndentPosition(LineFromPosition(caret)) - line - static_cast<int>(blanks->size());
    if (deeper > 0) DeleteRange(line, deeper);
}

void TextView::on_character() {
    end_block();
    language_.complete(false);
    const int before = GetCurrentPos() > 0 ? GetCharAt(GetCurrentPos() - 1) : 0;
    if (before == '(' || before == ',' || tells_call_) {
        const bool told = tells_call_;
        tells_call_ = language_.show_call_tip();
        if (told && !tells_call_) CallTipCancel();
    }
}

void TextView::end_call_tip() {
    tells_call_ = false;
    CallTipCancel();
}

void TextView::go_to_definition() {
    const std::vector<Definition> found = language_.definitions_here();
    if (found.empty()) return CallTipShow(GetCurrentPos(), "Nothing of this name is defined in the packs.");
    if (on_definition) on_definition(found.front());
}

void TextView::go_to(int line, int column) {
    const int at = std::max(0, line - 1);
    EnsureVisible(at);
    int position = PositionFromLine(at);
    for (int i = 1; i < column; ++i)
        position = PositionAfter(position);
    GotoPos(position);
    VerticalCentreCaret();
    SetFocus();
}

void TextView::go_to_bytes(std::size_t begin, std::size_t end) {
    centred_ = false;
    EnsureVisible(LineFromPosition(static_cast<int>(begin)));
    GotoPos(static_cast<int>(begin));
    VerticalCentreCaret();
    // To the end of what is marked, where a line is longer than the window; its beginning comes first.
    ScrollRange(static_cast<int>(end), static_cast<int>(begin));
    SetFocus();
    mark_place(begin, end);
}

}  // namespace briar::editor
