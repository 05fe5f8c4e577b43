#pragma once

#include "editor/core/language.hpp"

class wxStyledTextCtrl;

namespace briar::editor {

class OpenPack;

/// What a text pane offers while somebody writes: completion, what a word means, where it is defined.
class TextLanguage {
public:
    TextLanguage(wxStyledTextCtrl& text, OpenPack& pack, std::string file);

    /// Offers what may stand at the caret; `asked`: also where no word was begun.
    void complete(bool asked);
    /// Takes the suggestion of a row that was offered.
    void take(const wxString& row);
    /// The text is another one now.
    void forget();
    /// Shows what the call takes that the caret stands in; true: there is one.
    bool show_call_tip();
    /// The bracket typed at the caret stands there already, put in with the verb before it.
    [[nodiscard]] bool has_bracket(int caret) const { return caret == opened_at_; }
    void forget_bracket() { opened_at_ = -1; }
    /// What stands there, for a tip; empty: nothing to say.
    [[nodiscard]] wxString hint_at(int position) const;
    [[nodiscard]] std::vector<Definition> definitions_here() const;

private:
    void show(int begun, const wxString& list, const std::vector<Suggestion>& fitting);
    [[nodiscard]] bool begins_with_joint(std::size_t caret) const;

    wxStyledTextCtrl& text_;
    OpenPack& pack_;
    std::string file_;
    Completion offered_;
    int opened_at_ = -1;  ///< behind a bracket that a suggestion brought
};

}  // namespace briar::editor
