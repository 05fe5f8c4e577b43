// How texts look: colours, margins, marks.
#include <algorithm>
#include <tuple>
#include <utility>

#include <wx/settings.h>

#include "editor/core/list_words.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/icons.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {

void TextView::take_look() {
    const Look look = current_look();
    wxFont font(
        wxFontInfo(wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
    StyleSetFont(wxSTC_STYLE_DEFAULT, font);
    StyleSetForeground(wxSTC_STYLE_DEFAULT, look.text);
    StyleSetBackground(wxSTC_STYLE_DEFAULT, look.ground);
    StyleClearAll();
    // What is told about words is prose.
    StyleSetFont(wxSTC_STYLE_CALLTIP, wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT));
    StyleSetForeground(wxSTC_STYLE_CALLTIP, look.text);
    StyleSetBackground(wxSTC_STYLE_CALLTIP, mix(look.ground, look.text, 0.08));
    CallTipUseStyle(0);
    CallTipSetForegroundHighlight(look.accent);
    StyleSetForeground(wxSTC_STYLE_LINENUMBER, look.faint);
    StyleSetBackground(wxSTC_STYLE_LINENUMBER, mix(look.ground, look.text, 0.05));
    StyleSetForeground(wxSTC_STYLE_INDENTGUIDE, look.line);
    SetCaretForeground(look.text);
    SetCaretLineBackground(mix(look.ground, look.accent, 0.07));
    SetSelBackground(true, mix(look.ground, look.accent, 0.35));
    if (document_->name().ends_with(".lua")) {
        take_lua_look();
    } else {
        take_yaml_look();
    }
    // A new lexer knows nothing of what the one before it was told.
    SetProperty("fold", "1");
    take_fold_look();
    Colourise(0, -1);
    IndicatorSetStyle(kPlaceMark, wxSTC_INDIC_ROUNDBOX);
    IndicatorSetForeground(kPlaceMark, look.accent);
    IndicatorSetStyle(kErrorMark, wxSTC_INDIC_SQUIGGLEPIXMAP);
    IndicatorSetForeground(kErrorMark, look.error);
    IndicatorSetStyle(kWarningMark, wxSTC_INDIC_SQUIGGLEPIXMAP);
    IndicatorSetForeground(kWarningMark, look.warning);
    const wxSize sign = FromDIP(wxSize(14, 14));
    MarkerDefineBitmap(kErrorSign, icon(Icon::Error, look.error, 14).GetBitmap(sign));
    MarkerDefineBitmap(kWarningSign, icon(Icon::Warning, look.warning, 14).GetBitmap(sign));
    IndicatorSetStyle(kNoKey, wxSTC_INDIC_TEXTFORE);
    IndicatorSetForeground(kNoKey, look.text);
}

void TextView::take_fold_look() {
    const Look look = current_look();
    const wxColour quiet = mix(look.ground, look.text, 0.45);
    for (const auto& [marker, sign] : {std::pair(wxSTC_MARKNUM_FOLDER, wxSTC_MARK_ARROW),
                                       {wxSTC_MARKNUM_FOLDEROPEN, wxSTC_MARK_ARROWDOWN},
                                       {wxSTC_MARKNUM_FOLDEREND, wxSTC_MARK_ARROW},
                                       {wxSTC_MARKNUM_FOLDEROPENMID, wxSTC_MARK_ARROWDOWN},
                                       {wxSTC_MARKNUM_FOLDERSUB, wxSTC_MARK_EMPTY},
                                       {wxSTC_MARKNUM_FOLDERTAIL, wxSTC_MARK_EMPTY},
                                       {wxSTC_MARKNUM_FOLDERMIDTAIL, wxSTC_MARK_EMPTY}})
        MarkerDefine(marker, sign, quiet, quiet);
    SetFoldMarginColour(true, look.ground);
    SetFoldMarginHiColour(true, look.ground);
}

/// Of the lines that are seen: the lexer takes what stands before any colon for a key.
void TextView::mark_no_keys() {
    const std::string& text = document_->text();
    if (!document_->name().ends_with(".yaml") || static_cast<std::size_t>(GetLength()) != text.size()) return;
    const int first = DocLineFromVisible(GetFirstVisibleLine());
    const int last = std::min(GetLineCount(), DocLineFromVisible(GetFirstVisibleLine() + LinesOnScreen()) + 1);
    const int begin = PositionFromLine(first);
    const int end = GetLineEndPosition(last - 1);
    // Marking is told as a change, too.
    const auto seen = std::tuple(document_->revision(), first, last);
    if (std::exchange(no_keys_of_, seen) == seen) return;
    SetIndicatorCurrent(kNoKey);
    IndicatorClearRange(begin, end - begin);
    const Span lines = make_span(static_cast<std::size_t>(begin), static_cast<std::size_t>(end));
    for (const Span& each : words_in_lists(text, lines))
        IndicatorFillRange(static_cast<int>(each.begin), static_cast<int>(each.size()));
}

void TextView::take_yaml_look() {
    const Look look = current_look();
    SetLexer(wxSTC_LEX_YAML);
    StyleSetForeground(wxSTC_YAML_COMMENT, look.faint);
    StyleSetForeground(wxSTC_YAML_IDENTIFIER, look.accent);
    StyleSetForeground(wxSTC_YAML_KEYWORD, look.dark ? wxColour(226, 160, 255) : wxColour(122, 40, 150));
    StyleSetForeground(wxSTC_YAML_NUMBER, look.dark ? wxColour(255, 190, 130) : wxColour(160, 80, 0));
    StyleSetForeground(wxSTC_YAML_TEXT, look.text);
    StyleSetForeground(wxSTC_YAML_ERROR, look.error);
    SetKeyWords(0, "true false null");
}

void TextView::take_lua_look() {
    const Look look = current_look();
    SetLexer(wxSTC_LEX_LUA);
    const wxColour words = look.dark ? wxColour(226, 160, 255) : wxColour(122, 40, 150);
    for (const int style : {wxSTC_LUA_COMMENT, wxSTC_LUA_COMMENTLINE, wxSTC_LUA_COMMENTDOC})
        StyleSetForeground(style, look.faint);
    StyleSetForeground(wxSTC_LUA_WORD, words);
    StyleSetBold(wxSTC_LUA_WORD, true);
    StyleSetForeground(wxSTC_LUA_NUMBER, look.dark ? wxColour(255, 190, 130) : wxColour(160, 80, 0));
    for (const int style : {wxSTC_LUA_STRING, wxSTC_LUA_CHARACTER, wxSTC_LUA_LITERALSTRING})
        StyleSetForeground(style, look.dark ? wxColour(150, 214, 140) : wxColour(30, 110, 40));
    StyleSetForeground(wxSTC_LUA_WORD2, look.accent);
    SetKeyWords(0,
                "and break do else elseif end false for function goto if in local nil not or repeat return then true "
                "until while");
    SetKeyWords(1, "game event math string table pairs ipairs tostring tonumber");
}

}  // namespace briar::editor
