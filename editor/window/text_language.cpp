#include "editor/window/text_language.hpp"

#include <algorithm>

#include <wx/stc/stc.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostShown = 200;
constexpr char kBetween = '\n';
constexpr char kBeforePicture = '\x01';  // rows have none; what stands before it would be cut off there

/// As it stands in the list: with what it takes, or what it is.
wxString row_of(const Suggestion& suggestion) {
    constexpr std::size_t kMostLetters = 64;
    wxString more = to_wx(suggestion.detail);
    // A signature begins with the name that the label is.
    const bool repeats = more.StartsWith(to_wx(suggestion.label) + "(", &more);
    if (repeats) more = "(" + more;
    more.Replace(kBetween, " ");
    more.Replace(kBeforePicture, " ");
    if (more.size() > kMostLetters) more = dots(more.Left(kMostLetters));
    return more.empty() ? to_wx(suggestion.label) : to_wx(suggestion.label) + "   " + more;
}

}  // namespace

TextLanguage::TextLanguage(wxStyledTextCtrl& text, OpenPack& pack, std::string file)
    : text_(text), pack_(pack), file_(std::move(file)) {
    text_.AutoCompSetSeparator(kBetween);
    text_.AutoCompSetTypeSeparator(kBeforePicture);
    text_.AutoCompSetIgnoreCase(true);
    text_.AutoCompSetOrder(wxSTC_ORDER_CUSTOM);
    text_.AutoCompSetMaxHeight(12);
    text_.AutoCompSetDropRestOfWord(true);
}

void TextLanguage::complete(bool asked) {
    const auto caret = static_cast<std::size_t>(text_.GetCurrentPos());
    offered_ = editor::complete(pack_.workspace(), file_, caret);
    const std::size_t begun = caret - std::min<std::size_t>(caret, offered_.replaces.begin);
    if (!asked && begun == 0 && !begins_with_joint(caret)) return text_.AutoCompCancel();
    const wxCharBuffer word = text_.GetTextRangeRaw(static_cast<int>(offered_.replaces.begin), static_cast<int>(caret));
    const std::vector<Suggestion> fitting = filtered(offered_, std::string(word.data(), word.length()));
    wxString list;
    std::size_t shown = 0;
    for (const Suggestion& each : fitting) {
        if (++shown > kMostShown) break;
        list += (list.empty() ? wxString() : wxString(kBetween)) + row_of(each);
    }
    // A word that is whole already needs no offer.
    const bool whole = fitting.size() == 1 && fitting.front().label.size() == begun;
    if (list.empty() || (whole && !asked)) return text_.AutoCompCancel();
    show(static_cast<int>(begun), list, fitting);
}

/// Of ids people know any word: they are offered also where none begins as what was typed. Other words hide then, so
/// that Return after an `end` that is typed goes to the next line.
void TextLanguage::show(int begun, const wxString& list, const std::vector<Suggestion>& fitting) {
    const bool ids = std::all_of(fitting.begin(), fitting.end(),
                                 [](const Suggestion& each) { return each.sort == SuggestionSort::Id; });
    text_.AutoCompSetAutoHide(!ids);
    text_.AutoCompShow(begun, list);
    if (ids && text_.AutoCompActive() && text_.AutoCompGetCurrent() < 0) text_.AutoCompSelect(row_of(fitting.front()));
}

/// Behind `event.` or `game:` something must follow, and in quotes where ids are expected, so that it is offered before
/// a letter is typed.
bool TextLanguage::begins_with_joint(std::size_t caret) const {
    if (sort_of_file(file_) != FileSort::Script || caret == 0) return false;
    const int before = text_.GetCharAt(static_cast<int>(caret) - 1);
    return before == '.' || before == ':' || offered_.in_quotes;
}

void TextLanguage::take(const wxString& row) {
    const auto found = std::find_if(offered_.suggestions.begin(), offered_.suggestions.end(),
                                    [&](const Suggestion& each) { return row_of(each) == row; });
    text_.AutoCompCancel();
    if (found == offered_.suggestions.end()) return;
    const int begin = static_cast<int>(offered_.replaces.begin);
    const int end = std::max(static_cast<int>(offered_.replaces.end), text_.GetCurrentPos());
    text_.SetTargetStart(begin);
    text_.SetTargetEnd(end);
    text_.ReplaceTargetRaw(found->insert.data(), static_cast<int>(found->insert.size()));
    text_.GotoPos(begin + static_cast<int>(found->insert.size()));
    opened_at_ = found->insert.ends_with("(") ? text_.GetCurrentPos() : -1;
}

bool TextLanguage::show_call_tip() {
    const auto caret = static_cast<std::size_t>(text_.GetCurrentPos());
    const std::optional<CallTip> tip =
        text_.AutoCompActive() ? std::nullopt : call_tip(pack_.workspace(), file_, caret);
    if (!tip) return false;
    text_.CallTipShow(static_cast<int>(tip->begin), to_wx(tip->signature + "\n" + tip->doc));
    if (!tip->argument.empty())
        text_.CallTipSetHighlight(static_cast<int>(tip->argument.begin), static_cast<int>(tip->argument.end));
    return true;
}

void TextLanguage::forget() {
    text_.AutoCompCancel();
    offered_ = {};
}

wxString TextLanguage::hint_at(int position) const {
    const std::optional<Hover> what = hover(pack_.workspace(), file_, static_cast<std::size_t>(position));
    if (!what) return {};
    return to_wx(what->text.empty() ? what->title : what->title + "\n" + what->text);
}

std::vector<Definition> TextLanguage::definitions_here() const {
    return definitions(pack_.workspace(), file_, static_cast<std::size_t>(text_.GetCurrentPos()));
}

}  // namespace briar::editor
